import { fingerprint } from '@/lib/content/fingerprint';
import type { Position, PositionCard } from '@/lib/content/model';
import { positionPath } from '@/lib/content/records';
import { POSITIONS_FOLDER } from '@/lib/content/site-page';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import { routeId } from '@/lib/route/route';
import { lastChanged, type RegisteredPage } from './page-register';
import { describe, type PlannedPage } from './planned-page';
import { type PositionFacts, positionAddresses } from './position-addresses';
import type { SiteContent } from './screen-plan';

/** Longer titles are cut, in characters. */
const NAME_LENGTH = 110;

interface OpenPosition {
  readonly card: PositionCard;
  readonly position: Position;
  readonly facts: PositionFacts;
}

function openPositions({ snapshot: { records } }: SiteContent): readonly OpenPosition[] {
  const cards = records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  return cards.flatMap((card) => {
    const position = records[positionPath(card.key)];
    if (!position) return [];
    const { introduzione, descrizione_posizione } = position;
    const texts = `${introduzione}${descrizione_posizione}`.trim();
    const facts = {
      title: plainText(position.titolo),
      content: fingerprint(position),
      body: texts === '' ? '' : fingerprint(texts),
    };
    return [{ card, position, facts }];
  });
}

/**
 * Plans the pages of all positions.
 * @param data The data of the site.
 * @param before The pages of the last release.
 * @param now The time of this release, ISO 8601.
 */
export function plannedPositions(
  data: SiteContent,
  before: readonly RegisteredPage[],
  now: string,
): PlannedPage[] {
  const open = openPositions(data);
  const addresses = positionAddresses(
    open.map(({ facts }) => facts),
    before.filter(({ path }) => path.startsWith(POSITIONS_FOLDER) && path !== POSITIONS_FOLDER),
  );
  return open.flatMap(({ card, position, facts }, index) => {
    const address = addresses[index];
    if (!address) return [];
    const { id, path, wanted } = address;
    const name = shorten(facts.title === '' ? 'Posizione aperta' : facts.title, NAME_LENGTH);
    const texts = [position.introduzione, position.descrizione_posizione, position.sottotitolo];
    const page: PlannedPage = {
      id,
      path,
      wanted,
      content: facts.content,
      body: facts.body,
      changed: lastChanged(address.before, facts.content, now),
      route: routeId({ screen: 'lavora_con_noi_dettaglio', key: card.key }),
      name,
      title: name,
      description: describe(texts, name),
      shown: position,
    };
    return [page];
  });
}
