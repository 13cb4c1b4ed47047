import { lastPublication, parseHistory } from 'still-live/content/timeline/history';
import { idsToForget, HISTORY_LIMIT } from 'still-live/build/publish/history';

const entry = (id: string, isUndone = false) => ({
  id,
  author: 'a',
  at: 1,
  changes: 1,
  previous: {},
  ...(isUndone && { undone: { author: 'b', at: 2 } }),
});

test('the history is read oldest first, complete whatever is stored', () => {
  expect(
    parseHistory({
      b: 'broken',
      a: { author: 'Irene', at: 5, changes: 2, previous: { footer: 1 }, undone: {} },
    }),
  ).toEqual([
    {
      id: 'a',
      author: 'Irene',
      at: 5,
      changes: 2,
      previous: { footer: 1 },
      undone: { author: 'unknown', at: 0 },
    },
    { id: 'b', author: 'unknown', at: 0, changes: 0, previous: undefined },
  ]);
  expect(parseHistory(null)).toEqual([]);
});

test('an undo takes back the latest publication that was not undone', () => {
  expect(lastPublication([entry('a'), entry('b'), entry('c', true)])?.id).toBe('b');
  expect(lastPublication([entry('a', true)])).toBeUndefined();
});

test('the oldest entries are forgotten so that the limit holds with one more', () => {
  const full = Array.from({ length: HISTORY_LIMIT + 1 }, (_, index) => entry(`e${index}`));
  expect(idsToForget(full)).toEqual(['e0', 'e1']);
  expect(idsToForget(full.slice(0, HISTORY_LIMIT - 1))).toEqual([]);
});
