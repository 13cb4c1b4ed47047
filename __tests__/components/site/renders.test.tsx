import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordStoreContext } from '@/components/site/content/record-store';
import { Shell } from '@/components/site/shell';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { positionPath, type RecordPath, type Records } from '@/lib/content/records';
import { createSanitiser } from '@/lib/html/sanitiser';
import { createStore } from '@/lib/store/store';
import demo from '@/content/demo.json';
import { siteAddresses } from '../../hostile/addresses';
import { installBrowserParts } from '../browser-parts';

const mockRendered: string[] = [];
jest.mock('@/components/site/screen-boundary', () => ({
  ScreenBoundary: ({ id, children }: { id: string; children: ReactNode }) => {
    mockRendered.push(id);
    return children;
  },
}));

const sanitiser = createSanitiser(siteAddresses);

function recordAt(path: RecordPath): unknown {
  const raw = path
    .split('/')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      demo.projects.feeling,
    );
  return parseRecord(path, raw, sanitiser).value;
}

/** Returns the screens that are rendered while something changes, each once. */
function renderedBy(change: () => void): readonly string[] {
  mockRendered.length = 0;
  act(change);
  return [...new Set(mockRendered)];
}

beforeEach(installBrowserParts);

test('a change of screen or of a record renders no screen that does not depend on it', () => {
  const paths: readonly RecordPath[] = [...FIXED_PATHS, positionPath('1')];
  const records = paths.map((path) => [path, recordAt(path)]);
  const store = createStore<Records>(Object.fromEntries(records) as Partial<Records>);
  window.location.hash = '#/';
  render(
    <RecordStoreContext value={store}>
      <Shell />
    </RecordStoreContext>,
  );
  const goTo = (hash: string) => () => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  expect(mockRendered).toContain('/contatti');
  expect(renderedBy(goTo('#/contatti'))).toEqual([]);
  expect(renderedBy(goTo('#/cosa_facciamo/2'))).toEqual(['/cosa_facciamo']);
  const home = store.get('pagine/home');
  expect(renderedBy(() => home && store.set('pagine/home', { ...home }))).toEqual(['/']);
});
