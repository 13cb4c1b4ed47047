import type { MenuEntry } from '@/lib/content/model';
import { rawAt } from '@/lib/content/raw-tree';
import { MENU_READ, liveReads, visibilityReads } from '@/lib/route/reads';
import { parseRoute } from '@/lib/route/route';

/**
 * Returns the bytes of JSON of the records that a visit of some routes needs: those they listen to (children
 * of such a record cost nothing more), the menu, and the visibility flags of its pages.
 * @param content The raw published content.
 * @param hashes The hashes of the routes.
 */
export function neededBytes(content: unknown, hashes: readonly string[]): number {
  const published = rawAt(content, 'projects/feeling');
  const menu = rawAt(published, MENU_READ);
  const pages = Object.keys(typeof menu === 'object' && menu !== null ? menu : {}).filter(
    (key): key is MenuEntry['page'] => !key.startsWith('_'),
  );
  const reads = [...new Set<string>(hashes.flatMap((hash) => liveReads(parseRoute(hash))))];
  const listens = reads.filter((path) => !reads.some((parent) => path.startsWith(`${parent}/`)));
  return [...listens, MENU_READ, ...visibilityReads(pages)]
    .map((path) => Buffer.byteLength(JSON.stringify(rawAt(published, path))))
    .reduce((total, bytes) => total + bytes, 0);
}
