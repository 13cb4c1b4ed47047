import { positionOf, positionPathOf } from '@/lib/content/site-page';
import { plainText } from '@/lib/html/plain-text';
import { parseRoute, TABS } from '@/lib/route/route';
import { slugOf } from '@/lib/route/slug';
import { terminalLine } from '@/lib/pipeline/command/terminal-line';
import type { PlannedPage } from './planned-page';
import type { SiteContent } from './screen-plan';

/**
 * Returns the content path of a page's title, and the title; `undefined` when its address does not come from
 * a title.
 */
function titleOf(page: PlannedPage, data: SiteContent): readonly [path: string, title: string] | undefined {
  const [position, path] = [positionOf(page, data), positionPathOf(page)];
  if (position && path !== undefined) return [`${path}/titolo`, plainText(position.titolo)];
  const parsed = parseRoute(page.route);
  if (parsed.screen !== 'cosa_facciamo') return undefined;
  const tab = TABS[parsed.tab];
  return [`pagine/cosa_facciamo/${tab}/etichetta_${tab}`, page.name];
}

/**
 * Returns a line for each page whose title gives no address, because it has no Latin letter or digit: with
 * the path of the title and the address that the page has instead.
 */
export function addressWarnings(pages: readonly PlannedPage[], data: SiteContent): readonly string[] {
  return pages.flatMap((page) => {
    const [path, title] = titleOf(page, data) ?? [];
    if (path === undefined || title === undefined || slugOf(title, '') !== '') return [];
    const what = title === '' ? 'is empty' : 'has no Latin letter or digit';
    const line = `${path}: the title ${what}, so its page is at ${page.path}; write one to choose the address`;
    return [terminalLine(line)];
  });
}
