import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawAt } from 'still-live/content/raw-tree';
import { allNodes, contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import { entryRecordOf, tabRecord } from 'still-live/content/schema/records';
import { parseRoute } from 'still-live/route/route';
import { SCREENS, SITE } from '@/lib/site/site';
import { exampleRoutes } from '@/__tests__/tools/example-routes';

/** Base path of what is published. */
export const BASE = 'projects/feeling';

// Playwright reads no JSON by `import`.
const demo: unknown = JSON.parse(readFileSync(join('content', 'feeling.json'), 'utf8'));
/** The published content of the demo. */
export const PUBLISHED = rawAt(demo, BASE);
export const DEMO = contentTree(PUBLISHED);

/** Returns the path of the first text of a kind that a record of the demo has outside of its lists; none where it has none. */
function textOf(record: string, kind: 'html' | 'label'): readonly string[] {
  const isOutside = (path: string): boolean => !path.slice(record.length).includes('/_list/');
  const text = allNodes(nodeAt(DEMO, record)).find(
    ({ path, field }) => field?.kind === kind && isOutside(path),
  );
  return text ? [`${text.path}/_value`] : [];
}

type Row = readonly [hash: string, path: string, screen: string];

function rowsOf(id: string): readonly Row[] {
  const route = parseRoute(id);
  const { at, record } = SCREENS[route.screen];
  const tab = tabRecord(route);
  const shown = tab ?? entryRecordOf(route) ?? record;
  const row = (path: string, screen: string): Row => [`#${id}`, path, `[id="${screen}"]`];
  // The label of a tab stands in the record of the screen.
  const labels = tab === undefined ? [] : textOf(tab, 'label').map((path) => row(path, at));
  return [...textOf(shown, 'html').map((path) => row(path, id)), ...labels];
}

/** For every live record of the specification, section 7: where it is shown, a text in it, and how its screen is found. */
export const LIVE_RECORDS: readonly Row[] = [
  ...SITE.everywhere.flatMap((record) => textOf(record, 'html').map((path): Row => ['', path, record])),
  ...exampleRoutes('2').flatMap(rowsOf),
];
