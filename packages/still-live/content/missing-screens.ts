import { screens, homeRoute, routeId, screenNames, tabsOf } from 'still-live/route/route';
import { contentTree, nodeAt } from './schema/content-tree';
import { tabRecord } from './schema/records';

/**
 * Returns the routes of the screens and tabs that a company lacks, because they have no content. A hidden page is not
 * one of them: visibility is about the menu alone.
 * @param tree Raw value of a base path.
 */
export function missingScreens(tree: unknown): readonly string[] {
  const content = contentTree(tree);
  const isEmpty = (path = ''): boolean =>
    !nodeAt(content, path)?.parts.some(({ key, field }) => field !== undefined && key !== '_visibility');
  return screenNames().flatMap((screen) => {
    const { kind, at, record } = screens()[screen];
    if (kind === 'entries' || screen === homeRoute().screen) return [];
    if (kind === 'screen') return isEmpty(record) ? [at] : [];
    const tabs = tabsOf(screen).map((part) => ({ screen, part }));
    const lacking = tabs.filter((tab) => isEmpty(tabRecord(tab))).map(routeId);
    return lacking.length === tabs.length ? [at, ...lacking] : lacking;
  });
}
