import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { RecordStoreContext } from '@/components/site/content/record-store';
import { PageContext } from '@/components/kit/page';
import { Shell } from '@/components/site/shell';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { positionPath, type RecordPath, type Records } from '@/lib/content/records';
import { createSanitiser } from '@/lib/html/sanitiser';
import { createRecordSync } from '@/lib/browser/live/record-sync';
import { createStore, type Store } from '@/lib/store/store';
import { wording } from '@/lib/wording/wording';
import demo from '@/content/demo.json';
import { siteAddresses } from '../../hostile/addresses';
import { hostileCorpus } from '../../hostile/corpus';
import { installBrowserParts } from '../browser-parts';

const sanitiser = createSanitiser(siteAddresses);
const PATHS: readonly RecordPath[] = [...FIXED_PATHS, positionPath('1')];

/** What the database holds at a path of the demo. */
function demoAt(path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      demo.projects.feeling,
    );
}

function storeOf(raw: (path: RecordPath) => unknown): Store<Records> {
  const records = PATHS.map((path) => [path, parseRecord(path, raw(path), sanitiser).value]);
  return createStore<Records>(Object.fromEntries(records) as Partial<Records>);
}

function show(store: Store<Records>) {
  return render(
    <RecordStoreContext value={store}>
      <Shell />
    </RecordStoreContext>,
  );
}

const text = fc.oneof(fc.string(), fc.constantFrom(...hostileCorpus.map(({ html }) => html)));
const key = fc.oneof(
  fc.constantFrom(
    '_value',
    '_list',
    '_id',
    '_order',
    '_mediaType',
    'immagine',
    '__proto__',
    'constructor',
    '0',
    '1',
    'link',
  ),
  fc.string({ maxLength: 5 }),
);
/** Anything a database can hold. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** The demo's value with parts of it replaced by anything: what a broken record really looks like. */
function brokenFrom(value: unknown, broken: readonly unknown[], rate: number, seed: { n: number }): unknown {
  seed.n = (seed.n * 16807) % 2147483647;
  if (seed.n % 100 < rate) return broken[seed.n % broken.length];
  if (Array.isArray(value)) return value.map((item) => brokenFrom(item, broken, rate, seed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, brokenFrom(part, broken, rate, seed)]),
  );
}

beforeEach(() => {
  installBrowserParts();
  globalThis.reportError = (error: unknown) => {
    throw error;
  };
});

function expectScreens(container: HTMLElement): void {
  expect(container.querySelectorAll('.route').length).toBeGreaterThanOrEqual(6);
  expect(screen.queryByText(/non è disponibile\. Torna/)).not.toBeInTheDocument();
  expect(container.querySelector('[role=status]:not([class])')).toBeNull();
}

test('every screen renders with any records at all', () => {
  fc.assert(
    fc.property(fc.array(anything, { minLength: PATHS.length, maxLength: PATHS.length }), (values) => {
      const { container, unmount } = show(storeOf((path) => values[PATHS.indexOf(path)]));
      expectScreens(container);
      unmount();
    }),
    { numRuns: 30 },
  );
});

test('every screen renders with good records that are broken somewhere', () => {
  fc.assert(
    fc.property(
      fc.array(anything, { minLength: 5, maxLength: 20 }),
      fc.integer({ min: 1, max: 2147483646 }),
      fc.integer({ min: 1, max: 30 }),
      (broken, n, rate) => {
        const { container, unmount } = show(storeOf((path) => brokenFrom(demoAt(path), broken, rate, { n })));
        expectScreens(container);
        unmount();
      },
    ),
    { numRuns: 25 },
  );
});

test('broken live values change what is shown, never throw, and one of the wrong kind changes nothing', () => {
  const store = storeOf(demoAt);
  const { container } = show(store);
  const sync = createRecordSync({ store, fingerprints: {}, loadSanitiser: () => Promise.resolve(sanitiser) });
  const before = container.innerHTML;
  act(() => PATHS.forEach((path) => sync(path, 'non è un record')));
  act(() => PATHS.forEach((path) => sync(path, 42)));
  expect(container.innerHTML).toBe(before);
  act(() => PATHS.forEach((path) => sync(path, { posizioni_aperte: 'x', colonna_1: [1], _list: 7 })));
  expectScreens(container);
  expect(container.innerHTML).not.toBe(before);
});

function deep(levels: number): unknown {
  let value: unknown = 'fondo';
  for (let level = 0; level < levels; level += 1) value = { _value: { _list: [null, value] } };
  return value;
}

const entry = (raw: unknown, count: number): unknown => Array.from({ length: count }, () => raw);

test('a deep value, a text of 2 MB and lists of 1,000 items render', () => {
  const huge = `<p>${'parola <b>forte</b> '.repeat(100_000)}</p>`;
  const store = storeOf((path) => {
    if (path === 'pagine/contatti')
      return { testo_introduttivo: huge, lista_contatti: entry({ colonna_contatti: 'x' }, 1001) };
    if (path === 'footer') return deep(2000);
    if (path === 'pagine/chi_siamo')
      return { testo_introduzione: deep(2000), testo_chi_siamo: { _value: deep(50) } };
    if (path === 'pagine/lavora_con_noi')
      return {
        posizioni_aperte: { posizioni: { _list: entry({ titolo: 'Posto', sottotitolo: 'y' }, 1001) } },
      };
    if (path === 'pagine/home')
      return { immagini_di_copertina: entry({ immagine: { _value: '/a.jpg' } }, 1001) };
    return demoAt(path);
  });
  const { container } = show(store);
  expectScreens(container);
  expect(container.querySelectorAll('[id="/contatti"] ul li')).toHaveLength(1000);
  // The list of positions shows its first ones and asks before it shows them all.
  expect(container.querySelectorAll('[id="/lavora_con_noi"] li').length).toBeGreaterThan(0);
});

test('an address that names no position says so, also where the page leaves positions out', () => {
  location.hash = '#/lavora_con_noi_dettaglio/';
  const { container } = render(
    <PageContext value={{ pictures: {}, inPage: ['1'] }}>
      <RecordStoreContext value={storeOf(demoAt)}>
        <Shell />
      </RecordStoreContext>
    </PageContext>,
  );
  const title = container.querySelector('[id="/lavora_con_noi_dettaglio"] h1');
  expect(title?.textContent).toBe(wording.noPosition);
  location.hash = '';
});

test('a position that the page leaves out is said to come, and then is shown, or said not to be available', () => {
  location.hash = '#/lavora_con_noi_dettaglio/60';
  const store = storeOf(demoAt);
  const { container } = render(
    <PageContext value={{ pictures: {}, inPage: ['1'] }}>
      <RecordStoreContext value={store}>
        <Shell />
      </RecordStoreContext>
    </PageContext>,
  );
  const words = (): string | null | undefined =>
    container.querySelector('[id="/lavora_con_noi_dettaglio/60"] h1')?.textContent;
  expect(words()).toBe(wording.screens.position);
  act(() => store.set(positionPath('60'), null));
  expect(words()).toBe(wording.noPosition);
  const raw = { titolo: { _value: 'Liutaia' } };
  act(() => store.set(positionPath('60'), parseRecord(positionPath('60'), raw, sanitiser).value));
  expect(words()).toBe('Liutaia');
  location.hash = '';
});
