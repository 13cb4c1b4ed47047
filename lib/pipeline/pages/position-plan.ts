import { fingerprint } from '@/lib/content/fingerprint';
import { positionPath } from '@/lib/content/records';
import { POSITIONS_FOLDER } from '@/lib/content/site-page';
import { plainText } from '@/lib/html/plain-text';
import { shorten } from '@/lib/html/shorten';
import { routeId } from '@/lib/route/route';
import type { SiteContent, WantedPage } from './wanted-page';

/** Longer titles are cut, in characters. */
const NAME_LENGTH = 110;

/** Returns the pages of all positions, in order. */
export function positionPages({ snapshot: { records } }: SiteContent): readonly WantedPage[] {
  const cards = records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  return cards.flatMap(({ key }): readonly WantedPage[] => {
    const position = records[positionPath(key)];
    if (!position) return [];
    const { introduzione, descrizione_posizione, sottotitolo } = position;
    const body = `${introduzione}${descrizione_posizione}`.trim();
    const title = plainText(position.titolo);
    return [
      {
        route: routeId({ screen: 'lavora_con_noi_dettaglio', key }),
        name: shorten(title === '' ? 'Posizione aperta' : title, NAME_LENGTH),
        texts: [introduzione, descrizione_posizione, sottotitolo],
        shown: position,
        titled: {
          folder: POSITIONS_FOLDER,
          title,
          source: `${positionPath(key)}/titolo`,
          otherwise: 'posizione',
          body: body === '' ? '' : fingerprint(body),
        },
      },
    ];
  });
}
