import { memberOf } from '@/database/rules/members';
import type { Type } from '@/database/rules/types';

test.each<[Type, string, unknown]>([
  ['Snapshot', 'child', { parameters: 'one-string', result: 'Snapshot' }],
  ['String', 'length', 'Number'],
  ['Value', 'matches', { parameters: 'regex', result: 'Boolean' }],
  ['Auth', 'anything', 'Auth'],
  ['Auth', 'constructor', 'Auth'],
  ['Auth', 'contains', { parameters: 'one-string', result: 'Boolean' }],
  ['Query', 'startAt', 'QueryValue'],
])('on %s, %s is known', (type, name, expected) => {
  expect(memberOf(type, name, 0)).toEqual(expected);
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
