import fc from 'fast-check';
import { atOnce, sorted, Turns, type Steps } from '../../tree/steps';

function* counting(notes: string[], name: string, count: number): Steps<void> {
  for (let number = 1; number <= count; number += 1) {
    notes.push(`${name}${number}`);
    // As long as a slice, so that the next step is in another turn of the event loop.
    for (const end = performance.now() + 20; performance.now() < end;);
    yield;
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('work that does not pause is done at once, and work behind that which pauses waits for its end', async () => {
  const turns = new Turns();
  const notes: string[] = [];
  turns.add(() => counting(notes, 'a', 0));
  expect(turns.isIdle).toBe(true);
  turns.add(() => counting(notes, 'b', 3));
  turns.add(() => counting(notes, 'c', 1));
  expect(notes).toEqual(['b1']);
  while (!turns.isIdle) {
    notes.push('other');
    await turn();
  }
  expect(notes.filter((note) => note !== 'other')).toEqual(['b1', 'b2', 'b3', 'c1']);
  expect(notes.filter((note) => note === 'other').length).toBeGreaterThanOrEqual(3);
});

test('everything that waits can be done now', () => {
  const turns = new Turns();
  const notes: string[] = [];
  turns.add(() => counting(notes, 'a', 2));
  turns.add(() => counting(notes, 'b', 1));
  turns.finish();
  expect([notes, turns.isIdle]).toEqual([['a1', 'a2', 'b1'], true]);
});

test('sorts like Array.sort, stable', () => {
  const items = fc.array(fc.tuple(fc.nat(20), fc.nat()), { maxLength: 2000, size: 'max' });
  fc.assert(
    fc.property(items, (list) => {
      const compare = (a: readonly number[], b: readonly number[]): number => (a[0] ?? 0) - (b[0] ?? 0);
      expect(atOnce(sorted(list, compare))).toEqual([...list].sort(compare));
    }),
    { numRuns: 30 },
  );
});
