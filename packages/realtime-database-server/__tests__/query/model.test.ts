import fc from 'fast-check';
import {
  endAt,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  query,
  ref,
  set,
  startAfter,
  update,
  type Query,
} from 'firebase/database';
import { useDatabase } from '../clients';

const fixture = useDatabase();

/** Reading here, where nobody listens, goes to the server and comes back after everything it sent before. */
const BARRIER = 'barrier';

type Model = Map<string, unknown>;

const NAMES = ['a', 'b', 'c', '1', '2', '10', 'constructor'];
const number = fc.integer({ min: 0, max: 18 }).map((halves) => halves / 2);
const leaf = fc.oneof(number, fc.constantFrom('x', 'y'), fc.boolean());
const value = fc.oneof(leaf, fc.record({ n: leaf }, { noNullPrototype: true }));
const name = fc.constantFrom(...NAMES);
const operation = fc.oneof(
  fc.record({ place: name, value: fc.option(value) }),
  fc.record({ place: name.map((key) => `${key}/m`), value: leaf }),
  fc.record({
    place: fc.constant(''),
    value: fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true }),
  }),
  fc.record({ values: fc.dictionary(name, fc.option(value), { maxKeys: 3, noNullPrototype: true }) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

function applyTo(model: Model, step: Operation): void {
  const put = ([key, item]: [string, unknown]): unknown =>
    item === null ? model.delete(key) : model.set(key, item);
  if ('values' in step) return Object.entries(step.values).forEach(put);
  const [key = '', below] = step.place.split('/');
  const old = model.get(key);
  if (key === '') {
    model.clear();
    Object.entries(step.value ?? {}).forEach(put);
  } else if (below === undefined) put([key, step.value]);
  else model.set(key, typeof old === 'object' ? { ...old, m: step.value } : { m: step.value });
}

function rank(item: unknown): [number, number | string] {
  if (item === undefined || item === null) return [0, 0];
  if (typeof item === 'boolean') return [1, Number(item)];
  if (typeof item === 'number') return [2, item];
  return typeof item === 'string' ? [3, item] : [4, 0];
}

function compare(a: unknown, b: unknown): number {
  const [kindA, valueA] = rank(a);
  const [kindB, valueB] = rank(b);
  if (kindA !== kindB) return kindA - kindB;
  if (valueA === valueB) return 0;
  return valueA < valueB ? -1 : 1;
}

function compareKeys(a: string, b: string): number {
  const numeric = [/^\d+$/.test(a), /^\d+$/.test(b)] as const;
  if (numeric[0] && numeric[1]) return Number(a) - Number(b);
  if (numeric[0] !== numeric[1]) return numeric[0] ? -1 : 1;
  return a < b ? -1 : 1;
}

function sorted(model: Model, by: (key: string, item: unknown) => unknown): string[] {
  return [...model]
    .sort((a, b) => compare(by(...a), by(...b)) || compareKeys(a[0], b[0]))
    .map(([key]) => key);
}

const child = (_: string, item: unknown): unknown =>
  typeof item === 'object' && item !== null ? (item as { n?: unknown }).n : null;

const QUERIES: { name: string; of: (base: Query) => Query; keys: (model: Model) => string[] }[] = [
  { name: 'all', of: (base) => base, keys: (model) => sorted(model, () => null) },
  {
    name: 'first by key',
    of: (base) => query(base, orderByKey(), limitToFirst(2)),
    keys: (model) => sorted(model, () => null).slice(0, 2),
  },
  {
    name: 'by key up to b',
    of: (base) => query(base, orderByKey(), endAt('b')),
    keys: (model) => sorted(model, () => null).filter((key) => compareKeys('b', key) >= 0),
  },
  {
    name: 'last by value',
    of: (base) => query(base, orderByValue(), limitToLast(2)),
    keys: (model) => sorted(model, (_, item) => item).slice(-2),
  },
  {
    name: 'first by child',
    of: (base) => query(base, orderByChild('n'), limitToFirst(3)),
    keys: (model) => sorted(model, child).slice(0, 3),
  },
  {
    name: 'by child up to 5',
    of: (base) => query(base, orderByChild('n'), endAt(5)),
    keys: (model) => sorted(model, child).filter((key) => compare(child(key, model.get(key)), 5) <= 0),
  },
  {
    name: 'by value after 4, the last',
    of: (base) => query(base, orderByValue(), startAfter(4), limitToLast(2)),
    keys: (model) =>
      sorted(model, (_, item) => item)
        .filter((key) => compare(model.get(key), 4) > 0)
        .slice(-2),
  },
];

const perform = (db: ReturnType<typeof fixture.client>, place: string, step: Operation): Promise<void> =>
  'values' in step ? update(ref(db, place), step.values) : set(ref(db, `${place}/${step.place}`), step.value);

test('listeners see after every write what a plain model says, and nothing else', async () => {
  const writer = fixture.client();
  // A client of its own for each query: the SDK answers queries from a listener on everything, where it has
  // one.
  const readers = QUERIES.map((query) => ({ ...query, db: fixture.client() }));
  const barrier = () => Promise.all(readers.map(({ db }) => get(ref(db, BARRIER))));
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (steps) => {
      runs += 1;
      const place = `run${runs}`;
      const model: Model = new Map();
      const seen = QUERIES.map(() => [] as string[][]);
      const stops = readers.map(({ of, db }, index) =>
        onValue(of(ref(db, place)), (snapshot) => {
          const keys: string[] = [];
          snapshot.forEach((item) => {
            keys.push(item.key);
            expect(item.val()).toEqual(model.get(item.key));
          });
          seen[index]?.push(keys);
        }),
      );
      await barrier();
      const expected = QUERIES.map(() => [[]] as string[][]);
      for (const step of steps) {
        const before = QUERIES.map(({ keys }) =>
          JSON.stringify(keys(model).map((key) => [key, model.get(key)])),
        );
        applyTo(model, step);
        await perform(writer, place, step);
        await barrier();
        QUERIES.forEach(({ keys }, index) => {
          const now = keys(model);
          if (JSON.stringify(now.map((key) => [key, model.get(key)])) !== before[index])
            expected[index]?.push(now);
        });
      }
      QUERIES.forEach(({ name: label }, index) =>
        expect([label, seen[index]]).toEqual([label, expected[index]]),
      );
      for (const stop of stops) stop();
    }),
    { numRuns: 12 },
  );
});
