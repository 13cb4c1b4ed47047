import { POSITIONS_IN_PAGE } from '@/lib/content/positions-in-page';
import { positionPath } from '@/lib/content/records';
import type { SiteData } from '@/lib/content/site-data';
import { attributeOf, elementsIn, type Page, removeNode } from './html-tree';

const ID_START = '/lavora_con_noi_dettaglio/';

/** Removes from the page the positions that are not kept. Returns the keys of the removed ones. */
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
 * Limits the positions in the page (lib/content/positions-in-page.ts): the details of the others are only in
 * their own pages.
 * @param page The page of the site; it is changed.
 * @param data The data it was made from.
 * @returns The data with which the page hydrates.
 */
export function holdPositions(page: Page, data: SiteData): SiteData {
  const positions = data.snapshot.records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  const kept = new Set(positions.slice(0, POSITIONS_IN_PAGE).map(({ key }) => key));
  if (kept.size === positions.length) return data;
  const cut = cutPositions(page, (key) => kept.has(key));
  if (cut.length === 0) return data;
  return { ...data, ...without(data, cut), inPage: [...kept] };
}
