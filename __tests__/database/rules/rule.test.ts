import { Rule } from '@/database/rules/rule';
import { RulesError } from '@/database/rules/rules-error';
import type { Type } from '@/database/rules/members';
import { SnapshotValue, type Value } from '@/database/rules/values';
import { treeOf } from './tree-of';

const scope = new Map<string, Type>([
  ['data', 'Snapshot'],
  ['auth', 'Auth'],
]);

function outcome(source: string | boolean, auth: Value = null): unknown {
  const data = SnapshotValue.root(treeOf('x'));
  const variables = new Map<string, Value>([
    ['data', data],
    ['auth', auth],
  ]);
  return Rule.parse('/rules/a/.read', source, scope).evaluate(variables);
}

describe('Rule', () => {
  test('says what it came to and names itself', () => {
    expect(outcome("data.val() == 'x'")).toEqual({
      isTrue: true,
      reason: "/rules/a/.read: data.val() == 'x' is true",
      failure: null,
    });
    expect(outcome(false)).toEqual({
      isTrue: false,
      reason: '/rules/a/.read: false is false',
      failure: null,
    });
    expect(outcome('true')).toMatchObject({ isTrue: true });
  });

  test('is false where it cannot be evaluated, and says why on one line', () => {
    expect(outcome('data.val() > 1\n|| true')).toEqual({
      isTrue: false,
      reason:
        '/rules/a/.read: data.val() > 1\\u000a|| true fails: > compares two numbers or two strings, not a string and a number',
      failure: '> compares two numbers or two strings, not a string and a number',
    });
  });

  test('is false when the data itself fails to be read', () => {
    const variables = {
      get: () => {
        throw new Error('disk\ngone');
      },
    };
    expect(Rule.parse('/r', 'data.isString()', scope).evaluate(variables)).toEqual({
      isTrue: false,
      reason: '/r: data.isString() fails: unexpected: Error: disk\\u000agone',
      failure: 'unexpected: Error: disk\\u000agone',
    });
  });

  test('reports where it cannot work, with the rule and the place in it', () => {
    expect(() => outcome('auth != null &&\n  data.foo()')).toThrow(RulesError);
    expect(() => outcome('auth != null &&\n  data.foo()')).toThrow(
      "/rules/a/.read 2:7: No such method/property 'foo'.",
    );
  });
});
