import { parseRecord } from 'still-live/content/parse/parse-record';
import type { Records } from 'still-live/content/schema/records';
import type { RecordSource } from 'still-live/browser/live/database-connection';
import { followMenu } from 'still-live/browser/live/follow-content';
import { createStore } from 'still-live/store';
import { safe } from '@/__tests__/components/samples';
import { markingSanitiser } from '../../content/parse/fake-sanitiser';

const MENU = 'impostazioni/etichette/menu';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function sourceOf(menu: unknown): { source: RecordSource; asked: string[] } {
  const asked: string[] = [];
  const source: RecordSource = {
    watch: (path) => {
      asked.push(`live ${path}`);
      return () => undefined;
    },
    readOnce: (path) => {
      asked.push(`once ${path}`);
      return Promise.resolve(path === MENU ? menu : true);
    },
  };
  return { source, asked };
}

test('after a denied read nothing is taken in, and no flag is asked for', async () => {
  const menu = [{ page: 'home', label: safe('Home'), url: '', order: 1 }];
  const readOnce = jest.fn(() => Promise.reject(new Error('Permission denied')));
  const receive = jest.fn();
  followMenu({ ...sourceOf({}).source, readOnce }, createStore<Records>({ [MENU]: menu }), receive);
  await soon();
  expect(readOnce.mock.calls).toEqual([[MENU]]);
  expect(receive).not.toHaveBeenCalled();
});

// [spec 7.13, 7.14]
test.each([
  ['at once', (set: () => void) => set()],
  // As that of a draft, which waits for the sanitiser.
  ['after it was read', (set: () => void) => void soon().then(set)],
])(
  'the menu is read once, and once the flag of each page in it, where it comes into the store %s; underscore keys have none',
  async (_when, take) => {
    const menu = {
      _nota: { _value: 'x' },
      home: { _value: 'Home', order: 1 },
      contatti: { _value: 'Contatti', order: 2 },
    };
    const { source, asked } = sourceOf(menu);
    const store = createStore<Records>({});
    const stop = followMenu(source, store, (path, raw) =>
      take(() => store.set(path, parseRecord(path, raw, markingSanitiser).value)),
    );
    for (let turn = 0; turn < 4; turn += 1) await soon();
    expect(asked).toEqual([
      `once ${MENU}`,
      'once pagine/home/_visibility',
      'once pagine/contatti/_visibility',
    ]);
    expect(store.get('pagine/contatti/_visibility')).toBe(true);
    stop();
    store.set(MENU, parseRecord(MENU, { ...menu, chi_siamo: { order: 3 } }, markingSanitiser).value);
    expect(asked).toHaveLength(3);
  },
);
