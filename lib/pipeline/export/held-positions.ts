import { POSITIONS_IN_PAGE } from '@/lib/content/positions-in-page';
import { positionPath } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import { attributeOf, elementsIn, type Page, removeNode } from './html-tree';

const ID_START = '/lavora_con_noi_dettaglio/';

/** Takes the positions out of the page that it does not keep. Gives the keys of those that were there. */
function cutPositions(page: Page, isKept: (key: string) => boolean): readonly string[] {
  const cut: string[] = [];
  for (const element of elementsIn(page)) {
    const id = element.tagName === 'section' ? attributeOf(element, 'id') : undefined;
    if (id?.startsWith(ID_START) !== true) continue;
    const key = decodeURIComponent(id.slice(ID_START.length));
    if (isKept(key)) continue;
    removeNode(element);
    cut.push(key);
  }
  return cut;
}

function without(data: SiteData, keys: readonly string[]): Pick<SiteData, 'snapshot'> {
  const paths = new Set<string>(keys.map(positionPath));
  const keep = <T extends object>(values: T): T =>
    Object.fromEntries(Object.entries(values).filter(([path]) => !paths.has(path))) as T;
  const { records, fingerprints } = data.snapshot;
  return { snapshot: { records: keep(records), fingerprints: keep(fingerprints) } };
}

/**
 * Bounds what the page holds: with more than 20 positions, the details of the others are in their own pages alone (lib/pipeline/pages),
 * from which the early script takes the screen of a deep link.
 * @param page - the page of the site; it loses what it does not hold
 * @param data - everything it was made from
 * @returns what the page now hydrates with
 */
export function holdPositions(page: Page, data: SiteData): SiteData {
  const positions = data.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const kept = new Set(positions.slice(0, POSITIONS_IN_PAGE).map(({ key }) => key));
  if (kept.size === positions.length) return data;
  const cut = cutPositions(page, (key) => kept.has(key));
  if (cut.length === 0) return data;
  return { ...data, ...without(data, cut), inPage: [...kept] };
}
