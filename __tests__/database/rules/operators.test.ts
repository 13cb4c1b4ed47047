import { asNumber, OPERATORS } from '@/database/rules/operators';
import { EvaluationError, MAX_STRING, RecordValue, type Value } from '@/database/rules/values';

const record = new RecordValue({});

test.each<[Value, string, Value, Value]>([
  [1, '+', 2, 3],
  ['a', '+', 1, 'a1'],
  [1, '+', 'a', '1a'],
  [7, '-', 2, 5],
  [7, '*', 2, 14],
  [7, '/', 2, 3.5],
  [7, '/', 0, NaN],
  [7, '%', 4, 3],
  [1, '<', 2, true],
  [2, '<=', 2, true],
  ['a', '>', 'b', false],
  ['b', '>=', 'b', true],
  [NaN, '<', 1, false],
  [NaN, '>=', NaN, false],
  [null, '==', null, true],
  [1, '==', '1', false],
  [true, '!=', 1, true],
  [record, '==', record, true],
])('%j %s %j is %j', (a, operator, b, expected) => {
  expect(OPERATORS.get(operator)?.apply(a, b)).toBe(expected);
});

test.each<[Value, string, Value]>([
  [null, '<', 1],
  [null, '<=', null],
  [1, '>', 'a'],
  [true, '>=', true],
  [null, '+', 'a'],
  [true, '+', 1],
  [record, '+', 'a'],
  ['2', '-', 1],
  [1, '*', null],
  [1, '/', true],
  ['a', '%', 2],
])('%j %s %j cannot be evaluated', (a, operator, b) => {
  expect(() => OPERATORS.get(operator)?.apply(a, b)).toThrow(EvaluationError);
});

test('asNumber takes numbers only and names the operator', () => {
  expect(asNumber(0, '-')).toBe(0);
  expect(() => asNumber('0', '-')).toThrow('- needs numbers, not a string');
});

test('no sum is longer than the database can hold', () => {
  const long = 'a'.repeat(MAX_STRING);
  expect(OPERATORS.get('+')?.apply(long.slice(1), 'b')).toHaveLength(MAX_STRING);
  expect(() => OPERATORS.get('+')?.apply(long, 'b')).toThrow('longer than');
});
