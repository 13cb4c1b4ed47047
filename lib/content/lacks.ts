import { TABS, TAB_CODES, routeId, SINGLE_SCREENS } from '@/lib/route/route';
import { contentTree, nodeAt } from './schema/content-tree';

/**
 * Returns the routes of the screens and tabs that a company lacks: those without any content. Visibility says nothing
 * about it, because it is about the menu alone; whoever has the address of a hidden page still sees it.
 * @param tree Raw value of a base path.
 */
export function lacksOf(tree: unknown): readonly string[] {
  const content = contentTree(tree);
  const isEmpty = (path: string): boolean =>
    !nodeAt(content, path)?.parts.some(({ key, field }) => field !== undefined && key !== '_visibility');
  const tabs = TAB_CODES.filter((tab) => isEmpty(`pagine/cosa_facciamo/${TABS[tab]}`));
  return [
    ...(tabs.length === TAB_CODES.length ? ['/cosa_facciamo'] : []),
    ...tabs.map((tab) => routeId({ screen: 'cosa_facciamo', tab })),
    ...SINGLE_SCREENS.filter((screen) => isEmpty(`pagine/${screen}`)).map((screen) => routeId({ screen })),
  ];
}
