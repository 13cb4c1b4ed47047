import { act, render, screen } from '@testing-library/react';
import { RecordStoreContext } from 'still-live/react/record-store';
import { useMenu } from 'still-live/react/menu';
import { parseRecord } from 'still-live/content/parse/parse-record';
import { type Records, visibilityPath } from 'still-live/content/schema/records';
import { createStore } from 'still-live/store';
import { markingSanitiser } from 'still-live/__tests__/content/parse/fake-sanitiser';

const MENU = 'impostazioni/etichette/menu';

/** A store with these pages in the menu, in this order of keys, and their visibility as the database has it. */
function storeOf(menu: object, visibility: Readonly<Record<string, unknown>>) {
  const records: Record<string, unknown> = { [MENU]: parseRecord(MENU, menu, markingSanitiser).value };
  for (const [page, raw] of Object.entries(visibility)) {
    const path = visibilityPath(page);
    records[path] = parseRecord(path, raw, markingSanitiser).value;
  }
  return createStore<Records>(records as Partial<Records>);
}

function Menu() {
  return <p>{useMenu().map(({ page }) => `${page} `)}</p>;
}

const entry = (order: number): object => ({ _value: 'Voce', url: 'voce', order });

function show(store: ReturnType<typeof storeOf>): () => string[] {
  render(
    <RecordStoreContext value={store}>
      <Menu />
    </RecordStoreContext>,
  );
  return () => screen.getByRole('paragraph').textContent.trim().split(' ').filter(Boolean);
}

// [spec 3.16, 4.9, 4.11]
test('entries show only when the flag of their page is truthy, in the order of their order field, whatever their keys', () => {
  const menu = {
    a: entry(3),
    b: entry(2),
    c: entry(10),
    d: entry(4),
    e: entry(1),
    f: entry(6),
    _g: entry(0),
  };
  expect(show(storeOf(menu, { a: true, b: false, c: 1, d: 0, e: 'sì', _g: true }))()).toEqual([
    'e',
    'a',
    'c',
  ]);
});

test('a flag that is read later shows or hides its entry', () => {
  const store = storeOf({ a: entry(1), b: entry(2) }, { a: true });
  const shown = show(store);
  expect(shown()).toEqual(['a']);
  act(() => {
    store.set(visibilityPath('b'), true);
    store.set(visibilityPath('a'), false);
  });
  expect(shown()).toEqual(['b']);
});
