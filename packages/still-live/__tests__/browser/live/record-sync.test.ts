import { fingerprint } from 'still-live/content/fingerprint';
import { parseRecord } from 'still-live/content/parse/parse-record';
import type { Records } from 'still-live/content/schema/records';
import type { SafeHtml, SafeInline, Sanitiser } from 'still-live/html/safe-html';
import { createRecordParser, type RecordParser, parsePlain } from 'still-live/browser/live/record-parser';
import { createRecordSync } from 'still-live/browser/live/record-sync';
import { createStore, type Store } from 'still-live/store';
import fc from 'fast-check';
import { siteSanitiser } from 'still-live/html/sanitiser';
import { bindNotes, introOf, NOTE } from '../../content/schema/note';

beforeAll(bindNotes);

const sanitiser: Sanitiser = {
  flow: (text) => text.replaceAll('<x>', '') as SafeHtml,
  phrasing: (text) => text.replaceAll('<x>', '') as SafeInline,
};
const note = (intro: string): object => ({ intro: { _value: intro } });

function setUp(raw: unknown = note('prima')): {
  store: Store<Records>;
  sync: ReturnType<typeof createRecordSync>;
  shown: () => unknown;
  loads: jest.Mock<Promise<Sanitiser>>;
  loadParser: jest.Mock<Promise<RecordParser>>;
  changes: jest.Mock;
} {
  const store = createStore<Records>({});
  store.set(NOTE, parseRecord(NOTE, raw, sanitiser).value);
  const loads = jest.fn(() => Promise.resolve(sanitiser));
  const loadParser = jest.fn(() => Promise.resolve(createRecordParser({ loadSanitiser: loads })));
  const sync = createRecordSync({
    store,
    fingerprints: { [NOTE]: fingerprint(raw) },
    loadParser,
  });
  const changes = jest.fn();
  store.subscribe(NOTE, changes);
  return {
    store,
    sync,
    loads,
    loadParser,
    changes,
    shown: () => introOf(store.get(NOTE)),
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a value equal to the snapshot changes nothing and loads nothing', async () => {
  const { sync, loads, loadParser, changes } = setUp(note('<b>prima</b>'));
  sync(NOTE, note('<b>prima</b>'));
  await settled();
  expect([loads, loadParser, changes].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test('a text without markup needs no sanitiser beside markup that the page already shows', async () => {
  const columns = (text: string): object => ({ _list: { 1: { text: { _value: text } } } });
  const { sync, loads, shown } = setUp({ ...note('prima'), columns: columns('<b>sede</b>') });
  sync(NOTE, { ...note('dopo'), columns: columns('<b>sede</b>') });
  await settled();
  expect([shown(), loads.mock.calls.length]).toEqual(['dopo', 0]);
});

test('HTML waits for the parser and the sanitiser, which are loaded once, and from then on for nothing', async () => {
  const { sync, loads, loadParser, shown } = setUp();
  sync(NOTE, note('<b>a</b><x>'));
  expect(shown()).toBe('prima');
  await settled();
  expect(shown()).toBe('<b>a</b>');
  sync(NOTE, note('<b>b</b>'));
  expect(shown()).toBe('<b>b</b>');
  expect([loads, loadParser].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('of two values the later wins, even when the earlier still waits for the sanitiser', async () => {
  const { sync, shown } = setUp();
  sync(NOTE, note('<b>prima</b>'));
  sync(NOTE, note('dopo'));
  await settled();
  expect(shown()).toBe('dopo');
});

test('a value of the wrong kind never replaces a good one, and the next good one does', async () => {
  const { sync, shown } = setUp();
  sync(NOTE, 'testo');
  sync(NOTE, ['a']);
  await settled();
  expect(shown()).toBe('prima');
  sync(NOTE, note('dopo'));
  expect(shown()).toBe('dopo');
});

test.each(['loads', 'loadParser'] as const)(
  'after %s failed, the same value is tried again',
  async (failing) => {
    const { sync, shown, ...load } = setUp();
    load[failing].mockRejectedValueOnce(new Error('offline'));
    sync(NOTE, note('<b>a</b>'));
    await settled();
    expect(shown()).toBe('prima');
    sync(NOTE, note('<b>a</b>'));
    await settled();
    expect(shown()).toBe('<b>a</b>');
  },
);

describe('a record without new markup', () => {
  const SITE = 'https://www.feeling.example';
  const sanitiser = siteSanitiser(undefined, SITE);

  /** Texts that are HTML as the sanitiser writes it, HTML that it changes, and texts without markup. */
  const TEXTS = [
    'ciao',
    `${SITE}/`,
    `<a href="${SITE}/#/">qui</a>`,
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

  /** Notes with texts in fields of all three kinds: HTML of a block, of a label, and a plain text. */
  const notes = fc
    .record({ intro: text, columns: fc.array(text, { maxLength: 3 }), title: text, to: text })
    .map(({ intro, columns, title, to }) => ({
      intro: { _value: intro },
      columns: { _list: [null, ...columns.map((column) => ({ text: { _value: column } }))] },
      card: { title: { _value: title }, to: { _value: to } },
    }));

  function shownOf(raw: unknown) {
    return parseRecord(NOTE, raw, sanitiser).value;
  }

  test('what it returns is what the sanitiser makes of the same record, whatever the page shows before', () => {
    let returned = 0;
    fc.assert(
      fc.property(notes, notes, (before, after) => {
        const parsed = parsePlain(NOTE, after, shownOf(before), SITE);
        if (!parsed) return;
        returned += 1;
        expect(parsed).toEqual(parseRecord(NOTE, after, sanitiser));
      }),
      { numRuns: 2000 },
    );
    expect(returned).toBeGreaterThan(2);
  });

  test('markup that the page shows at another place needs the sanitiser', () => {
    const column = (value: string): object => ({ text: { _value: value } });
    const [first, second] = [column('<p>Bari</p>'), column('<p>Milano</p>')];
    const shown = shownOf({ columns: { _list: [null, first, second] } });
    const swapped = { columns: { _list: [null, second, first] } };
    expect(parsePlain(NOTE, swapped, shown)).toBeUndefined();
  });

  test('a long hostile text is left to the sanitiser at once', () => {
    for (const intro of ['<a '.repeat(100_000), `<${'a'.repeat(300_000)}`])
      expect(parsePlain(NOTE, { intro }, undefined)).toBeUndefined();
  });
});
