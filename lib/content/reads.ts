import { positionPath, type RecordPath, visibilityPath } from '@/lib/content/schema/records';
import { type Route, TABS } from '../route/route';

/**
 * Returns the records that a route listens to while it is shown (specification, section 7), a parent before
 * its children: the database client then needs one listen for all of them. The footer is on every screen. A
 * position also shows the address to apply to, which is part of the page of the list.
 */
export function liveReads(route: Route): readonly RecordPath[] {
  switch (route.screen) {
    case 'home':
      return ['pagine/home', 'footer'];
    case 'cosa_facciamo':
      return ['pagine/cosa_facciamo', `pagine/cosa_facciamo/${TABS[route.tab]}`, 'footer'];
    case 'lavora_con_noi_dettaglio':
      return route.key === undefined
        ? ['footer']
        : [positionPath(route.key), 'pagine/lavora_con_noi/introduzione', 'footer'];
    default:
      return [`pagine/${route.screen}`, 'footer'];
  }
}

/** Path of the menu, which is read once when the page starts. */
export const MENU_READ = 'impostazioni/etichette/menu';

/** Returns whether a record is read once, and has no live subscription. */
export function isReadOnce(path: string): boolean {
  return path === MENU_READ || path.endsWith('/_visibility');
}

/**
 * Returns the visibility flags that are read once after the menu.
 * @param pages Page keys of the menu.
 */
export function visibilityReads(pages: readonly string[]): readonly RecordPath[] {
  return pages.map(visibilityPath);
}

/**
 * Returns the records that a route needs before its screen can be shown: those it listens to, and all tabs of
 * a page with tabs.
 */
export function neededRecords(route: Route): readonly RecordPath[] {
  const tabs: readonly RecordPath[] =
    route.screen === 'cosa_facciamo'
      ? Object.values(TABS).map((tab) => `pagine/cosa_facciamo/${tab}` as const)
      : [];
  return [...new Set([...liveReads(route), ...tabs])];
}
