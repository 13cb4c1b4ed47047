import { entryRecordOf, type RecordPath, tabRecord } from 'still-live/content/schema/records';
import { screens, type Route, tabsOf } from 'still-live/route/route';
import { declared } from 'still-live/declaration';

/**
 * Returns the records that a route listens to while it is shown. A parent comes before its children, so that the
 * database client needs one listen for all of them.
 */
export function liveRecords(route: Route): readonly RecordPath[] {
  const shown = screens()[route.screen];
  const everywhere = declared('everywhere');
  if (shown.kind === 'entries') {
    const entry = entryRecordOf(route);
    return entry === undefined ? everywhere : [entry, ...shown.reads, ...everywhere];
  }
  return [shown.record, tabRecord(route) ?? [], everywhere].flat();
}

export function isReadOnce(path: string): boolean {
  return path === declared('menu') || path.endsWith('/_visibility');
}

export function tabRecords(screen: Route['screen']) {
  return tabsOf(screen).flatMap((part) => tabRecord({ screen, part }) ?? []);
}

/**
 * Returns the records that a route needs before its screen can be shown: those it listens to, and all tabs of a page
 * with tabs.
 */
export function neededRecords(route: Route): readonly RecordPath[] {
  return [...new Set([...liveRecords(route), ...tabRecords(route.screen)])];
}
