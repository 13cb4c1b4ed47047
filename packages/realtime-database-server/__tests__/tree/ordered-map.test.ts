import fc from 'fast-check';
import { compareNames } from '../../tree/name-order';
import { OrderedMap } from '../../tree/ordered-map';
import { atOnce } from '../../tree/steps';

const key = fc.oneof(
  fc.integer({ min: -50, max: 50 }).map(String),
  fc.string({ minLength: 1, maxLength: 3 }),
);
const changes = fc.array(fc.tuple(key, fc.option(fc.integer())), { maxLength: 200 });

test('after any changes it holds what a plain map holds, in order', () => {
  fc.assert(
    fc.property(changes, (list) => {
      let map = OrderedMap.empty<string, number>(compareNames);
      const plain = new Map<string, number>();
      for (const [name, value] of list) {
        const before = [...map.ascending()];
        const next = value === null ? map.delete(name) : map.set(name, value);
        expect([...map.ascending()]).toEqual(before);
        map = next;
        if (value === null) plain.delete(name);
        else plain.set(name, value);
      }
      const sorted = [...plain].sort(([a], [b]) => compareNames(a, b));
      expect([...map.ascending()]).toEqual(sorted);
      expect([...map.descending()]).toEqual([...sorted].reverse());
      expect(map.size).toBe(plain.size);
      for (const [name] of list) expect(map.get(name)).toBe(plain.get(name));
    }),
  );
});

test('a long sorted list becomes the same map, with pauses, whose iteration begins where it is told to', () => {
  const entries = Array.from({ length: 5000 }, (_, index) => [String(index), index] as const);
  const steps = OrderedMap.fromSorted(compareNames, entries);
  expect(steps.next().done).toBe(false);
  const map = atOnce(steps);
  expect([...map.ascending()]).toEqual(entries);
  expect([...map.ascending((name) => Number(name) < 4997)]).toEqual(entries.slice(4997));
  expect([...map.descending((name) => Number(name) > 2)]).toEqual(entries.slice(0, 3).reverse());
});

test('ten thousand insertions in order leave lookups shallow', () => {
  let compared = 0;
  const counting = (a: number, b: number): number => {
    compared += 1;
    return a - b;
  };
  let map = OrderedMap.empty<number, number>(counting);
  for (let index = 0; index < 10_000; index += 1) map = map.set(index, index);
  compared = 0;
  map.get(9_999);
  expect(compared).toBeLessThan(40);
});
