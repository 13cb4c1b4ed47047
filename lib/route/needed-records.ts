import type { RecordPath } from '@/lib/content/records';
import { liveReads } from './reads';
import { type Route, TABS } from './route';

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
