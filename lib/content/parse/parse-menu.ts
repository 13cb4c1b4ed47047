import { onDark } from '@/lib/html/on-dark';
import { type ContentNode, expectRecord, field, isAbsent, numeric, phrasing, plain } from './content-node';
import type { MenuEntry } from '../model';

/**
 * Returns the part with a name or, when it is missing, with the same name after an underscore (`_order`,
 * `_url`).
 */
function either(node: ContentNode, name: string): ContentNode {
  const bare = field(node, name);
  return isAbsent(bare.raw) ? field(node, `_${name}`) : bare;
}

function pageKeys(menu: ContentNode): string[] {
  if (!expectRecord(menu) || typeof menu.raw !== 'object' || menu.raw === null) return [];
  return Object.keys(menu.raw).filter((key) => !key.startsWith('_'));
}

function parseEntry(page: string, node: ContentNode): MenuEntry[] {
  if (isAbsent(node.raw) || !expectRecord(node)) return [];
  const order = numeric(either(node, 'order'), Number.MAX_SAFE_INTEGER);
  // On a phone the menu is dark.
  const label = onDark(phrasing(either(node, 'value')));
  return [{ page, label, url: plain(either(node, 'url')), order }];
}

/**
 * Parses `impostazioni/etichette/menu`: entries sorted by `order`, then by page key, so that the order is the
 * same everywhere. Keys that start with an underscore are ignored.
 */
export function parseMenu(menu: ContentNode): readonly MenuEntry[] {
  const entries = pageKeys(menu).flatMap((page) => parseEntry(page, field(menu, page)));
  return entries.sort((a, b) => a.order - b.order || (a.page < b.page ? -1 : 1));
}
