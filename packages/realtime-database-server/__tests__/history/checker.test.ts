import { explain, type Operation } from './checker';

function operation(kind: Operation['kind'], value: unknown, begin: number, end: number): Operation {
  return { kind, value, begin, end };
}

const set = (value: number, begin: number, end: number): Operation => operation('set', value, begin, end);
const append = (value: number, begin: number, end: number): Operation =>
  operation('append', value, begin, end);
const read = (value: unknown, begin: number, end: number): Operation => operation('read', value, begin, end);

function told(...events: readonly (readonly [value: unknown, time: number])[]): Operation[] {
  const operations: Operation[] = [];
  for (const [value, end] of events)
    operations.push({ kind: 'read', value, begin: 0, end, after: operations.at(-1) });
  return operations;
}

test.each<[string, Operation[]]>([
  ['nothing', []],
  ['reads before, while and after a write', [read(null, 1, 2), read(1, 4, 9), set(1, 3, 6), read(1, 10, 11)]],
  [
    'writes at once, whose order the reads tell',
    [set(1, 1, 9), set(2, 2, 8), read(2, 3, 4), read(1, 5, 10), read(1, 11, 12)],
  ],
  ['a list of appends at once', [append(1, 1, 9), append(2, 2, 8), read([2, 1], 10, 11), read([2], 3, 4)]],
  ['a write without an answer that was made', [{ ...set(1, 1, Infinity), isOptional: true }, read(1, 8, 9)]],
  ['a write without an answer that was lost', [{ ...set(1, 1, 5), isOptional: true }, read(null, 8, 9)]],
  [
    'late and missing events of a listener',
    [set(1, 1, 2), set(2, 3, 4), set(3, 5, 6), ...told([1, 8], [3, 9])],
  ],
])('one order explains %s', (_, operations) => {
  expect(explain(operations)).not.toBeNull();
});

test.each<[string, Operation[]]>([
  ['a lost write', [set(1, 1, 2), read(null, 3, 4)]],
  ['a stale read', [set(1, 1, 2), set(2, 3, 4), read(1, 5, 6)]],
  ['a write that is applied twice', [set(1, 1, 2), set(2, 3, 4), read(2, 5, 6), read(1, 7, 8)]],
  ['an append that is applied twice', [append(1, 1, 2), read([1, 1], 3, 4)]],
  ['appends that changed places', [append(1, 1, 2), append(2, 3, 4), read([2, 1], 5, 6)]],
  ['a value from nowhere', [set(1, 1, 2), read(7, 3, 4)]],
  ['a value before it was written', [read(1, 1, 2), set(1, 3, 4)]],
  [
    'two readers who disagree',
    [set(1, 1, 9), set(2, 2, 8), ...told([1, 10], [2, 11]), ...told([2, 10], [1, 11])],
  ],
  ['a listener who is told of the future', [...told([1, 1]), set(1, 2, 3)]],
  [
    'a write without an answer that comes after it was given up',
    [{ ...set(1, 1, 2), isOptional: true }, set(2, 3, 4), read(2, 5, 6), read(1, 7, 8)],
  ],
])('no order explains %s', (_, operations) => {
  expect(explain(operations)).toBeNull();
});

test('twenty thousand operations of one path, many at once, are explained, and one stale read among them is found', () => {
  const count = 5000;
  const all: Operation[] = [];
  for (let index = 1; index <= count; index += 1) {
    const time = 10 * index;
    // Four writes are under way at any time, and one in ten was perhaps made.
    const isOptional = index % 10 === 0;
    all.push({ ...set(index, time, isOptional ? Infinity : time + 39), isOptional });
    all.push(read(index, time + 1, time + 8), read(index, time + 2, time + 9));
  }
  all.push(...told(...Array.from({ length: count }, (_, index) => [index + 1, 20 * count + index] as const)));
  expect(explain(all)).toHaveLength(4 * count);
  expect(explain([...all, read(count - 100, 10 * count + 1, 10 * count + 2)])).toBeNull();
});
