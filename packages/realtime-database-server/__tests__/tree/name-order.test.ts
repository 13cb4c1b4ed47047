import { compareNames } from '../../tree/name-order';

test('integers come first, by number, then everything else by its characters', () => {
  const names = ['b', '10', '-1', 'a', '2', '02', '2147483648', '-', 'A', '1.5', '~'];
  expect(names.sort(compareNames)).toEqual([
    '-1',
    '2',
    '02',
    '10',
    '-',
    '1.5',
    '2147483648',
    'A',
    'a',
    'b',
    '~',
  ]);
});

test('different names are never equal', () => {
  expect(compareNames('-0', '00')).not.toBe(0);
  expect(compareNames('1', '01')).toBeLessThan(0);
});
