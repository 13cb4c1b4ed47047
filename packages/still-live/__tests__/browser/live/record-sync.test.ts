import { fingerprint } from 'still-live/content/fingerprint';
import { parseRecord } from 'still-live/content/parse/parse-record';
import type { Records } from 'still-live/content/schema/records';
import type { SafeHtml, SafeInline, Sanitiser } from 'still-live/html/safe-html';
import { createRecordParser, type RecordParser } from 'still-live/browser/live/record-parser';
import { createRecordSync } from 'still-live/browser/live/record-sync';
import { createStore, type Store } from 'still-live/store';

const sanitiser: Sanitiser = {
  flow: (text) => text.replaceAll('<x>', '') as SafeHtml,
  phrasing: (text) => text.replaceAll('<x>', '') as SafeInline,
};
const contacts = (text: string): object => ({ testo_introduttivo: { _value: text } });

function setUp(raw: unknown = contacts('prima')): {
  store: Store<Records>;
  sync: ReturnType<typeof createRecordSync>;
  shown: () => string | undefined;
  loads: jest.Mock<Promise<Sanitiser>>;
  loadParser: jest.Mock<Promise<RecordParser>>;
  changes: jest.Mock;
} {
  const store = createStore<Records>({
    'pagine/contatti': parseRecord('pagine/contatti', raw, sanitiser).value,
  });
  const loads = jest.fn(() => Promise.resolve(sanitiser));
  const loadParser = jest.fn(() => Promise.resolve(createRecordParser({ loadSanitiser: loads })));
  const sync = createRecordSync({
    store,
    fingerprints: { 'pagine/contatti': fingerprint(raw) },
    loadParser,
  });
  const changes = jest.fn();
  store.subscribe('pagine/contatti', changes);
  return {
    store,
    sync,
    loads,
    loadParser,
    changes,
    shown: () => store.get('pagine/contatti')?.testo_introduttivo,
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a value equal to the snapshot changes nothing and loads nothing', async () => {
  const { sync, loads, loadParser, changes } = setUp(contacts('<b>prima</b>'));
  sync('pagine/contatti', contacts('<b>prima</b>'));
  await settled();
  expect([loads, loadParser, changes].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test('a text without markup needs no sanitiser beside markup that the page already shows', async () => {
  const column = (text: string): object => ({ _list: { 1: { colonna_contatti: { _value: text } } } });
  const { sync, loads, shown } = setUp({ ...contacts('prima'), lista_contatti: column('<b>sede</b>') });
  sync('pagine/contatti', { ...contacts('dopo'), lista_contatti: column('<b>sede</b>') });
  await settled();
  expect([shown(), loads.mock.calls.length]).toEqual(['dopo', 0]);
});

test('HTML waits for the parser and the sanitiser, which are loaded once, and from then on for nothing', async () => {
  const { sync, loads, loadParser, shown } = setUp();
  sync('pagine/contatti', contacts('<b>a</b><x>'));
  expect(shown()).toBe('prima');
  await settled();
  expect(shown()).toBe('<b>a</b>');
  sync('pagine/contatti', contacts('<b>b</b>'));
  expect(shown()).toBe('<b>b</b>');
  expect([loads, loadParser].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('of two values the later wins, even when the earlier still waits for the sanitiser', async () => {
  const { sync, shown } = setUp();
  sync('pagine/contatti', contacts('<b>prima</b>'));
  sync('pagine/contatti', contacts('dopo'));
  await settled();
  expect(shown()).toBe('dopo');
});

test('a value of the wrong kind never replaces a good one, and the next good one does', async () => {
  const { sync, shown } = setUp();
  sync('pagine/contatti', 'testo');
  sync('pagine/contatti', ['a']);
  await settled();
  expect(shown()).toBe('prima');
  sync('pagine/contatti', contacts('dopo'));
  expect(shown()).toBe('dopo');
});

test.each(['loads', 'loadParser'] as const)(
  'after %s failed, the same value is tried again',
  async (failing) => {
    const { sync, shown, ...load } = setUp();
    load[failing].mockRejectedValueOnce(new Error('offline'));
    sync('pagine/contatti', contacts('<b>a</b>'));
    await settled();
    expect(shown()).toBe('prima');
    sync('pagine/contatti', contacts('<b>a</b>'));
    await settled();
    expect(shown()).toBe('<b>a</b>');
  },
);
