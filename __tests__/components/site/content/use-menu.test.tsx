import { act, render, screen } from '@testing-library/react';
import { RecordStoreContext } from '@/components/site/content/record-store';
import { useMenu } from '@/components/site/content/use-menu';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { type Records, visibilityPath } from '@/lib/content/records';
import { createStore } from '@/lib/store/store';
import { markingSanitiser } from '../../../lib/content/parse/fake-sanitiser';

const MENU = 'impostazioni/etichette/menu';

/** A store with these pages in the menu, in this order of keys, and their visibility as the database has it. */
function storeOf(menu: object, visibility: Readonly<Record<string, unknown>>) {
  const records: Records = { [MENU]: parseRecord(MENU, menu, markingSanitiser).value } as Records;
  for (const [page, raw] of Object.entries(visibility)) {
    const path = visibilityPath(page);
    records[path] = parseRecord(path, raw, markingSanitiser).value;
  }
  return createStore<Records>(records);
}

function Menu() {
  return <p>{useMenu().map(({ page }) => `${page} `)}</p>;
}

const shown = (): string[] => screen.getByRole('paragraph').textContent.trim().split(' ').filter(Boolean);

const entry = (order: number): object => ({ _value: 'Voce', url: 'voce', order });

function show(store: ReturnType<typeof storeOf>): void {
  render(
    <RecordStoreContext value={store}>
      <Menu />
    </RecordStoreContext>,
  );
}

// [spec 3.16, 4.9]
test('entries show only when the flag of their page is truthy', () => {
  const menu = { a: entry(1), b: entry(2), c: entry(3), d: entry(4), e: entry(5), f: entry(6) };
  show(storeOf(menu, { a: true, b: false, c: 1, d: 0, e: 'sì' }));
  expect(shown()).toEqual(['a', 'c', 'e']);
});

// [spec 4.11]
test('entries stand in the order of their order field, whatever their keys', () => {
  const menu = { a: entry(3), b: entry(10), c: entry(1), _d: entry(0) };
  show(storeOf(menu, { a: true, b: true, c: true, _d: true }));
  expect(shown()).toEqual(['c', 'a', 'b']);
});

test('a flag that is read later shows or hides its entry', () => {
  const store = storeOf({ a: entry(1), b: entry(2) }, { a: true });
  show(store);
  expect(shown()).toEqual(['a']);
  act(() => {
    store.set(visibilityPath('b'), true);
    store.set(visibilityPath('a'), false);
  });
  expect(shown()).toEqual(['b']);
});
