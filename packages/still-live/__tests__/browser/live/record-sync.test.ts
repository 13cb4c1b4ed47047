import { fingerprint } from 'still-live/content/fingerprint';
import { parseRecord } from 'still-live/content/parse/parse-record';
import type { Records } from 'still-live/content/schema/records';
import type { SafeHtml, SafeInline, Sanitiser } from 'still-live/html/safe-html';
import { createRecordParser, type RecordParser, parsePlain } from 'still-live/browser/live/record-parser';
import { createRecordSync } from 'still-live/browser/live/record-sync';
import { createStore, type Store } from 'still-live/store';
import fc from 'fast-check';
import { siteSanitiser } from 'still-live/html/sanitiser';

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

describe('a record without new markup', () => {
  const PATH = 'pagine/contatti';
  const SITE = 'https://www.feeling.example';
  const sanitiser = siteSanitiser(undefined, SITE);

  /** Texts that are HTML as the sanitiser writes it, HTML that it changes, and texts without markup. */
  const TEXTS = [
    'ciao',
    `${SITE}/contatti/`,
    `<a href="${SITE}/#/contatti">qui</a>`,
    'a & b',
    'a > b',
    '<p>Via <strong>Roma</strong></p>',
    '<a href="mailto:ciao@feeling.example">ciao</a>',
    '<a href="https://example.org/?a=1&b=2">fuori</a>',
    '<img src=x onerror=alert(1)>',
    '<b>aperto',
    '',
  ];
  const text = fc.constantFrom(...TEXTS);

  /** Contacts with texts in fields of all three kinds: HTML of a block, of a label, and a plain text. */
  const contacts = fc
    .record({ intro: text, columns: fc.array(text, { maxLength: 3 }), label: text, link: text })
    .map(({ intro, columns, label, link }) => ({
      testo_introduttivo: { _value: intro },
      lista_contatti: {
        _list: [null, ...columns.map((column) => ({ colonna_contatti: { _value: column } }))],
      },
      cta: { titolo_cta: { _value: label }, link_cta: { _value: link } },
    }));

  function shownOf(raw: unknown) {
    return parseRecord(PATH, raw, sanitiser).value;
  }

  test('what it returns is what the sanitiser makes of the same record, whatever the page shows before', () => {
    let returned = 0;
    fc.assert(
      fc.property(contacts, contacts, (before, after) => {
        const parsed = parsePlain(PATH, after, shownOf(before), SITE);
        if (!parsed) return;
        returned += 1;
        expect(parsed).toEqual(parseRecord(PATH, after, sanitiser));
      }),
      { numRuns: 2000 },
    );
    expect(returned).toBeGreaterThan(2);
  });

  test('markup that the page shows at another place needs the sanitiser', () => {
    const column = (value: string): object => ({ colonna_contatti: { _value: value } });
    const [first, second] = [column('<p>Bari</p>'), column('<p>Milano</p>')];
    const shown = shownOf({ lista_contatti: { _list: [null, first, second] } });
    const swapped = { lista_contatti: { _list: [null, second, first] } };
    expect(parsePlain(PATH, swapped, shown)).toBeUndefined();
  });

  test('a long hostile text is left to the sanitiser at once', () => {
    for (const testo of ['<a '.repeat(100_000), `<${'a'.repeat(300_000)}`])
      expect(parsePlain('footer', { colonna_1: { titolo: 'x', testo } }, undefined)).toBeUndefined();
  });
});
