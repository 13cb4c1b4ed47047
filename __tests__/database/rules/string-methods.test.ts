import { callStringMethod, concatenate, MAX_STRING } from '@/database/rules/string-methods';

test.each<[string, string, string[], unknown]>([
  ['foo', 'contains', ['o'], true],
  ['foo', 'contains', [''], true],
  ['foo', 'contains', ['x'], false],
  ['foo', 'beginsWith', ['fo'], true],
  ['foo', 'beginsWith', ['oo'], false],
  ['abab', 'endsWith', ['ab'], true],
  ['abab', 'endsWith', ['ba'], false],
  ['a_b_c', 'replace', ['_', '-'], 'a-b-c'],
  ['aaaaa', 'replace', ['aa', 'b'], 'bba'],
  ['none', 'replace', ['x', 'y'], 'none'],
  ['xax', 'replace', ['x', ''], 'a'],
  ['a.b', 'replace', ['.', '$&'], 'a$&b'],
  ['ab', 'replace', ['', '-'], '-a-b-'],
  ['Città', 'toLowerCase', [], 'città'],
  ['Città', 'toUpperCase', [], 'CITTÀ'],
])('%j.%s(%j) is %j', (text, method, args, expected) => {
  expect(callStringMethod(text, method, args)).toBe(expected);
});

test.each(['constructor', 'repeat', 'padEnd', 'length'])('there is no method %s', (method) => {
  expect(() => callStringMethod('a', method, ['1'])).toThrow('has no method');
});

describe('no result is longer than the database can hold', () => {
  const long = 'a'.repeat(MAX_STRING);

  test('concatenation', () => {
    expect(concatenate(long.slice(1), 'b')).toHaveLength(MAX_STRING);
    expect(() => concatenate(long, 'b')).toThrow('longer than');
  });

  test('replacement', () => {
    expect(() => callStringMethod('aaaa', 'replace', ['a', long])).toThrow('longer than');
    expect(() => callStringMethod(long, 'replace', ['', 'b'])).toThrow('longer than');
    expect(callStringMethod(long, 'replace', ['a', ''])).toBe('');
  });

  test('upper case', () => {
    expect(() => callStringMethod('ß'.repeat(MAX_STRING), 'toUpperCase', [])).toThrow('longer than');
  });
});
