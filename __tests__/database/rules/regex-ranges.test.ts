import { anyUnit, foldCase, merge, named, negate, unit, type Range } from '@/database/rules/regex-ranges';

test('merge puts ranges in order and joins those that touch', () => {
  expect(
    merge([
      [5, 9],
      [1, 2],
      [3, 4],
      [7, 8],
      [20, 20],
    ]),
  ).toEqual([
    [1, 9],
    [20, 20],
  ]);
});

test('negate gives what lies outside, and twice gives the same again', () => {
  const ranges: Range[] = [
    [10, 20],
    [0, 3],
  ];
  expect(negate(ranges)).toEqual([
    [4, 9],
    [21, 0xffff],
  ]);
  expect(negate(negate(ranges))).toEqual(merge(ranges));
  expect(negate([anyUnit])).toEqual([]);
});

test('foldCase adds the other case, but no ASCII letter for a character outside ASCII', () => {
  const folded = (text: string): string =>
    merge(foldCase(text.split('').map(unit)))
      .map(([first, last]) => String.fromCharCode(first, last))
      .join('');
  expect(folded('a')).toBe('AAaa');
  expect(folded('è')).toBe('ÈÈèè');
  expect(folded('1')).toBe('11');
  expect(folded('\u212a')).toBe('\u212a\u212a');
});

test('the named sets and their capitals share nothing and leave nothing out', () => {
  for (const name of ['d', 'w', 's']) {
    const inside = named.get(name) ?? [];
    const outside = named.get(name.toUpperCase()) ?? [];
    expect(merge([...inside, ...outside])).toEqual([anyUnit]);
    expect(negate(inside)).toEqual(merge(outside));
  }
});
