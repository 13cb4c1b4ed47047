import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { name } from '@/brand/brand';
import { RecordStoreContext } from 'still-live/react/record-store';
import { PageContext } from 'still-live/react/page';
import { type ScreenBoundary } from 'still-live/react/screen-boundary';
import { Shell } from 'still-live/react/shell';
import { parseRecord } from 'still-live/content/parse/parse-record';
import { entryRecord, type Records } from 'still-live/content/schema/records';
import { createRecordParser } from 'still-live/browser/live/record-parser';
import { createRecordSync } from 'still-live/browser/live/record-sync';
import type { SiteData } from 'still-live/content/site-data';
import { screenNames, screens, tabsOf } from 'still-live/route/route';
import { switchRoute } from 'still-live/route/hash-location';
import type { Store } from 'still-live/store';
import { wording } from '@/lib/site/wording';
import { installBrowserParts } from '@/__tests__/components/browser-parts';
import { demoAt, PATHS, sanitiser, storeOf } from '@/__tests__/components/screens/stored-records';

const mockRendered = new Set<string>();
jest.mock('still-live/react/screen-boundary', () => {
  const real: { ScreenBoundary: typeof ScreenBoundary } = jest.requireActual(
    'still-live/react/screen-boundary',
  );
  return {
    ScreenBoundary: (props: ComponentProps<typeof ScreenBoundary>) => {
      mockRendered.add(props.id);
      return <real.ScreenBoundary {...props} />;
    },
  };
});

function show(store: Store<Records>, inPage?: SiteData['inPage']) {
  return render(
    <PageContext value={{ pictures: {}, inPage }}>
      <RecordStoreContext value={store}>
        <Shell />
      </RecordStoreContext>
    </PageContext>,
  );
}

/** Which screens of a kind the site has, and where, in their order. */
const placesOf = (kind: string) =>
  screenNames().flatMap((name) => (screens()[name].kind === kind ? [{ name, at: screens()[name].at }] : []));

beforeEach(() => {
  installBrowserParts();
  globalThis.reportError = (error: unknown) => {
    throw error;
  };
});

test('broken live values change what is shown, never throw, and one of the wrong kind changes nothing', async () => {
  const store = storeOf(demoAt);
  const { container } = show(store);
  const parser = createRecordParser({ loadSanitiser: () => Promise.resolve(sanitiser) });
  const sync = createRecordSync({ store, fingerprints: {}, loadParser: () => Promise.resolve(parser) });
  const receive = (raw: unknown) => act(async () => PATHS.forEach((path) => sync(path, raw)));
  const before = container.innerHTML;
  await receive('non è un record');
  await receive(42);
  expect(container.innerHTML).toBe(before);
  await receive({ posizioni_aperte: 'x', colonna_1: [1], _list: 7 });
  expect(container.querySelectorAll('.route').length).toBeGreaterThanOrEqual(screenNames().length);
  expect(screen.queryByText(/non è disponibile\. Torna/)).not.toBeInTheDocument();
  expect(container.querySelector('[role=status]:not([class])')).toBeNull();
  expect(container.innerHTML).not.toBe(before);
});

test('long screens stand after all others: those with tabs, and then those of entries', () => {
  const { container } = show(storeOf(demoAt));
  const ids = [...container.querySelectorAll('.route')].map(({ id }) => id.split('/')[1]);
  expect([...new Set(ids)].map((id) => `/${id}`)).toEqual(
    ['screen', 'tabs', 'entries'].flatMap((kind) => placesOf(kind).map(({ at }) => at)),
  );
});

test.each([
  ['', wording.entries.lavora_con_noi_dettaglio.absent, wording.entries.lavora_con_noi_dettaglio.absent],
  ['60', wording.entries.lavora_con_noi_dettaglio.untitled, 'Liutaia'],
])(
  'an address with the position “%s”, where the page leaves positions out, says “%s”, and “%s” when it has come, in its title too',
  (key, before, after) => {
    location.hash = `#/lavora_con_noi_dettaglio/${key}`;
    const store = storeOf(demoAt);
    const { container } = show(store, { lavora_con_noi_dettaglio: ['1'] });
    const words = (): string | null | undefined =>
      container.querySelector(`[id="/lavora_con_noi_dettaglio${key && `/${key}`}"] h1`)?.textContent;
    const isTitled = (title: string): void => expect(document.title).toBe(`${title} — ${name}`);
    expect(words()).toBe(before);
    isTitled(before);
    const path = entryRecord('lavora_con_noi_dettaglio', '60');
    act(() => store.set(path, null));
    expect(words()).toBe(wording.entries.lavora_con_noi_dettaglio.absent);
    isTitled(wording.entries.lavora_con_noi_dettaglio.absent);
    act(() => store.set(path, parseRecord(path, { titolo: { _value: 'Liutaia' } }, sanitiser).value));
    expect(words()).toBe(after);
    isTitled(after);
    location.hash = '';
  },
);

test('a change of screen or of a record renders no screen that does not depend on it', () => {
  const store = storeOf(demoAt);
  location.hash = '#/';
  show(store);
  const renderedBy = (change: () => void): readonly string[] => {
    mockRendered.clear();
    act(change);
    return [...mockRendered];
  };
  document.documentElement.dataset['routed'] = '';
  const goTo = (hash: string) => () => switchRoute(hash.slice(1));
  const plain = placesOf('screen').flatMap(({ at }) => (at === '/' ? [] : [at]));
  expect([...mockRendered]).toEqual(expect.arrayContaining(plain));
  expect(plain.map((at) => renderedBy(goTo(`#${at}`)))).toEqual(plain.map(() => []));
  for (const { name, at } of placesOf('tabs'))
    for (const code of tabsOf(name).slice(1)) expect(renderedBy(goTo(`#${at}/${code}`))).toEqual([at]);
  const home = store.get('pagine/home');
  expect(renderedBy(() => home && store.set('pagine/home', { ...home }))).toEqual(['/']);
});
