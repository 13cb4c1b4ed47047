import { ExpressionError, oneLine, positionOf, RulesError } from '@/database/rules/rules-error';

describe('RulesError', () => {
  test('is one line with path, place and problem', () => {
    const error = new RulesError('/rules/a\nb/.read', 'wrong\u2028here', { line: 2, column: 3 });
    expect(error.message).toBe('/rules/a\\u000ab/.read 2:3: wrong\\u2028here');
    expect(error.path).toBe('/rules/a\nb/.read');
    expect(error.name).toBe('RulesError');
  });

  test('leaves the place out when there is none', () => {
    expect(new RulesError('/rules', 'wrong').message).toBe('/rules: wrong');
  });
});

test('an ExpressionError knows its offset', () => {
  expect(new ExpressionError('wrong', 7)).toMatchObject({ message: 'wrong', at: 7 });
});

test.each([
  ['', 0, 1, 1],
  ['abc', 2, 1, 3],
  ['a\nbc', 2, 2, 1],
  ['a\nbc', 99, 2, 3],
])('the place of an offset in %j at %i is %i:%i', (text, offset, line, column) => {
  expect(positionOf(text, offset)).toEqual({ line, column });
});

test('oneLine leaves printable text alone', () => {
  expect(oneLine('città\t\u007f')).toBe('città\\u0009\\u007f');
});
