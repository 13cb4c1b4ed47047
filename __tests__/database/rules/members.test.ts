import { memberOf, type Type } from '@/database/rules/members';
import { MAX_STRING, type Value } from '@/database/rules/values';

test.each<[Type, string, unknown]>([
  ['Snapshot', 'child', { parameters: 'one-string', result: 'Snapshot' }],
  ['String', 'length', 'Number'],
  ['Value', 'matches', { parameters: 'regex', result: 'Boolean' }],
  ['Auth', 'anything', 'Auth'],
  ['Auth', 'constructor', 'Auth'],
  ['Auth', 'contains', { parameters: 'one-string', result: 'Boolean' }],
  ['Query', 'startAt', 'QueryValue'],
])('on %s, %s is known', (type, name, expected) => {
  const member = memberOf(type, name, 0);
  if (typeof member === 'string') expect(member).toBe(expected);
  else expect(member).toMatchObject(Object(expected));
});

test.each<[Type, string]>([
  ['Snapshot', 'constructor'],
  ['Snapshot', 'toString'],
  ['String', 'constructor'],
  ['Value', '__proto__'],
  ['Query', 'hasOwnProperty'],
])('on %s, %s of the JavaScript prototype does not exist', (type, name) => {
  expect(() => memberOf(type, name, 4)).toThrow(expect.objectContaining({ at: 4 }));
});

test.each<Type>(['Boolean', 'Number', 'Null', 'Mixed', 'Method', 'QueryValue', 'Regex', 'List'])(
  'a %s has no members',
  (type) => {
    expect(() => memberOf(type, 'length', 0)).toThrow('target is not an object');
  },
);

function call(text: string, method: string, args: string[]): Value {
  const member = memberOf('String', method, 0);
  return typeof member === 'string' ? null : member.call(text, () => args);
}

test.each(['repeat', 'padEnd'])('strings have no method %s', (method) => {
  expect(() => memberOf('String', method, 0)).toThrow("No such method/property '");
});

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
  expect(call(text, method, args)).toBe(expected);
});

describe('no result is longer than the database can hold', () => {
  const long = 'a'.repeat(MAX_STRING);

  test('replacement', () => {
    expect(() => call('aaaa', 'replace', ['a', long])).toThrow('longer than');
    expect(() => call(long, 'replace', ['', 'b'])).toThrow('longer than');
    expect(call(long, 'replace', ['a', ''])).toBe('');
  });

  test('upper case', () => {
    expect(() => call('ß'.repeat(MAX_STRING), 'toUpperCase', [])).toThrow('longer than');
  });
});
