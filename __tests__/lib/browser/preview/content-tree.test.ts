import { createTreeFeed } from '@/lib/browser/preview/content-tree';
import { positionPath, visibilityPath } from '@/lib/content/records';

/** Feeds trees one after the other; returns what was passed for the last one, by path. */
function feedAll(...trees: readonly unknown[]): ReadonlyMap<string, unknown> {
  let passed = new Map<string, unknown>();
  const feed = createTreeFeed((path, raw) => passed.set(path, raw));
  for (const tree of trees) {
    passed = new Map();
    feed(tree);
  }
  return passed;
}

test('a position that has left the list is passed as missing', () => {
  const careers = (posizioni: object): object => ({
    pagine: { lavora_con_noi: { posizioni_aperte: { posizioni } } },
  });
  const list = careers({ _list: { 1: { titolo: 'Una' }, 2: { titolo: 'Due' } } });
  const passed = feedAll(list, careers({ _list: { 1: { titolo: 'Una' } } }));
  expect(passed.get(positionPath('1'))).toEqual({ titolo: 'Una' });
  expect(passed.get(positionPath('2'))).toBeNull();
});

test('a page that is gone is passed as not visible, so that the menu loses it', () => {
  const before = { pagine: { home: { testo: 'x' }, diario: { _visibility: true } } };
  const passed = feedAll(before, { pagine: { home: { testo: 'x' } } });
  expect(passed.get(visibilityPath('diario'))).toBeNull();
});
