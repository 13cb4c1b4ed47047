import fc from 'fast-check';
import { compile, compileRule, type Expression, type Scope } from '../../rules/expression';
import type { Type } from '../../rules/members';
import { defaultQuery } from '../../rules/query';
import { ExpressionError, oneLine } from '../../rules/rules-error';
import {
  EvaluationError,
  MAX_STRING,
  QueryValue,
  SnapshotValue,
  toValue,
  type Value,
} from '../../rules/values';
import { treeOf } from './tree-of';

const data = {
  n: 4,
  s: 'bar',
  t: true,
  users: { 'custom:bob': { admin: true } },
  ranked: { '.value': 'x', '.priority': 2 },
  list: ['zero', null, 'two'],
  hollow: { a: null, b: {} },
  constructor: 'data',
};
const bob = {
  uid: 'custom:bob',
  provider: 'custom',
  someBool: true,
  someInt: 1,
  someString: 'one',
  foo: { bar: true },
  long: 'a'.repeat(MAX_STRING),
  // Its capitals are twice as long.
  wide: 'ß'.repeat(MAX_STRING / 2 + 1),
  token: { level: 5, org: { tier: 'gold' }, groups: ['a', 'b'], 'https://x.it/role': 'editor' },
};

function variables(auth: unknown): Map<string, Value> {
  const root = SnapshotValue.root(treeOf(data));
  return new Map<string, Value>([
    ['auth', toValue(auth)],
    ['now', 1000],
    ['root', root],
    ['data', root.key('users')],
    ['query', new QueryValue({ ...defaultQuery, orderByChild: 'foo/bar', endAt: 3, limitToLast: 10 })],
    ['$key', 'bar'],
  ]);
}

const scope: Scope = new Map<string, Type>([
  ['auth', 'Auth'],
  ['now', 'Number'],
  ['root', 'Snapshot'],
  ['data', 'Snapshot'],
  ['query', 'Query'],
  ['$key', 'String'],
]);

function run(source: string, auth: unknown = bob): Value {
  return compile(source, scope).evaluate(variables(auth));
}

function compiled(source: string): Expression | null {
  try {
    return compile(source, scope);
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionError);
    return null;
  }
}

describe('evaluated', () => {
  test.each<[string, Value]>([
    // Precedence and association, as the project pyric recorded it from the real service.
    ['!(true || false && false)', false],
    ['false && false || true', true],
    ['false == 1 < 2', false],
    ['true == 1 < 2', true],
    ['1 < 2 == 2 < 3', true],
    ['1 + 2 * 3 == 7', true],
    ['true || false ? false : true', false],
    ['true ? false : true ? true : true', false],
    ['true ? false : true || true', false],
    ['!false && false', false],
    ['-1 + 2 == 1', true],
    ['10 - 4 - 3', 3],
    ['8 / 4 / 2', 1],
    ['7 % 4 * 2', 6],
    ['7 / 2', 3.5],
    ['7. - .5', 6.5],
    // Arithmetic; dividing by zero gives NaN, which equals and orders with nothing.
    ["1/0 + ''", 'NaN'],
    ['1/0 > 2', false],
    ['1/0 <= 2', false],
    ['1/0 == 1/0', false],
    ['-root.child("n").val()', -4],
    ['now + 1', 1001],
    // Strings.
    ["'a' + 1", 'a1'],
    ["1 + 'a'", '1a'],
    ["'a' < 'b'", true],
    ["'b' <= 'a'", false],
    ["'B' < 'a'", true],
    ["'perché'.length", 6],
    ["root.child('s').val().matches(/^BA/i)", true],
    [String.raw`'a/b'.matches(/a\/b/)`, true],
    ["'foo'.contains('o') && 'foo'.contains('')", true],
    ["'foo'.contains('x')", false],
    ["'foo'.beginsWith('fo') && !'foo'.beginsWith('oo')", true],
    ["'abab'.endsWith('ab') && !'abab'.endsWith('ba')", true],
    ["'a_b_c'.replace('_', '-')", 'a-b-c'],
    ["'aaaaa'.replace('aa', 'b')", 'bba'],
    ["'none'.replace('x', 'y')", 'none'],
    ["'xax'.replace('x', '')", 'a'],
    ["'a.b'.replace('.', '$&')", 'a$&b'],
    ["'ab'.replace('', '-')", '-a-b-'],
    ["'Città'.toLowerCase() + 'Città'.toUpperCase()", 'cittàCITTÀ'],
    [`'it\\'s' + "x"`, "it'sx"],
    [String.raw`'\n\t\x41\u00e8\q'`, '\n\tAèq'],
    // Equality converts nothing.
    ["root.child('n').val() == '4'", false],
    ["root.child('t').val() == 1", false],
    ["root.child('n').val() === 4.0", true],
    ["root.child('missing').val() == null", true],
    ["root.child('users').val() != null", true],
    ['auth.token == auth.token', true],
    ['auth != null', true],
    ["null == false || true == 1 || 1 == '1'", false],
    ['data.val() == data.val()', false],
    // auth and what is in it.
    ['auth.uid', 'custom:bob'],
    ["auth['token']['org'].tier", 'gold'],
    ["auth.token['https://x.it/role']", 'editor'],
    ['auth.token.groups[1]', 'b'],
    ["auth.token.groups['0']", 'a'],
    ['auth.foo[$key]', true],
    ['auth.token.level >= 3', true],
    ['auth.missing.deeper.still', null],
    ['auth.someString.length', 3],
    ['auth.token.groups.length', null],
    // Snapshots.
    ["data.child(auth.uid).child('admin').val()", true],
    ["data.child(auth.uid + '/admin').parent().parent().parent().child('n').val()", 4],
    ["root.hasChild('users/custom:bob')", true],
    ["root.hasChildren(['n', 's', 'users/custom:bob/admin'])", true],
    ["root.hasChildren(['n', 'x'])", false],
    ["root.child('n').hasChildren([])", true],
    ["root.child('n').hasChildren()", false],
    ["root['hasChildren']()", true],
    ["root['child']('/users//custom:bob/').parent().parent().child('n').val()", 4],
    ["root.child('missing/deep').parent().parent().child('s').val()", 'bar'],
    ["root.child('list/2').val()", 'two'],
    ["root.child('list/1').exists() || root.child('list/length').exists()", false],
    ["root.child('hollow').exists() || root.child('n/deeper').exists()", false],
    ["root.child('ranked/.priority').exists() || root.child('ranked/.value').exists()", false],
    ["root.child('banned/bob@example.com').exists()", false],
    ["root.child('./n').exists()", false],
    ["root.child('ranked').getPriority()", 2],
    ["root.child('ranked').val()", 'x'],
    ["root.child('n').isNumber() && root.child('s').isString() && root.child('t').isBoolean()", true],
    ["root.child('users').isString()", false],
    ["root.child('constructor').val()", 'data'],
    ["root.child('hasOwnProperty').exists()", false],
    // Queries.
    ['query.orderByChild', 'foo/bar'],
    ['query.orderByKey', false],
    ['query.endAt == 3 && query.limitToLast <= 10 && query.startAt == null', true],
    // Nothing is evaluated beyond what decides.
    ['false && auth.someString > 1', false],
    ['true || auth.someString > 1', true],
    ["true ? 'a' : auth.someString - 1", 'a'],
  ])('%s is %j', (source, expected) => {
    expect(run(source)).toBe(expected);
  });

  test.each([
    ['auth == null', true],
    ['auth.uid', null],
    ["auth.uid !== 'x'", true],
    ['auth.token.admin == true', false],
  ])('signed out, %s is %j', (source, expected) => {
    expect(run(source, null)).toBe(expected);
  });

  test.each([
    ['auth.none < 1 || true', '< compares two numbers or two strings, not null and a number'],
    ["1 > root.child('missing').val() || true", '> compares'],
    ["auth.someInt <= 'one'", '<= compares two numbers or two strings, not a number and a string'],
    ['auth.none >= auth.none', '>= compares'],
    ['auth.someBool > auth.someBool', '> compares'],
    ['auth.none + 1', '+ adds numbers or strings, not null'],
    ['1 + auth.someBool', '+ adds numbers or strings, not a boolean'],
    ["'a' + auth.foo", '+ adds numbers or strings, not a record'],
    ['auth.someString - 1', '- needs numbers, not a string'],
    ['1 / auth.none', '/ needs numbers, not null'],
    ['auth.someBool * 1', '* needs numbers, not a boolean'],
    ['-auth.someString', '- needs numbers, not a string'],
    ["auth.none.contains('a')", 'contains needs a string, not null'],
    ["auth.contains('a')", 'contains needs a string, not a record'],
    ["'foo1'.contains(auth.someInt)", 'contains takes a string, not a number'],
    ["'foo'.replace('o', auth.none) == ''", 'replace takes a string, not null'],
    ['root.child(auth.none).exists()', 'child takes a string, not null'],
    ['root.hasChild(auth.someInt)', 'hasChild takes a string, not a number'],
    ['root.hasChildren([auth.none])', 'hasChildren takes a string, not null'],
    ["root.child('n').val().matches(/4/)", 'matches needs a string, not a number'],
    ['root.parent().exists()', 'the root has no parent'],
    ['auth.foo[auth.none] == true', 'an index must be a string or a number, not null'],
    ['(true ? root : 1) == 1', 'a snapshot cannot be compared'],
    ['auth.someString % 2', '% needs numbers, not a string'],
    ["auth.long + 'b'", 'a string longer than'],
    ["'aaaa'.replace('a', auth.long)", 'a string longer than'],
    ["auth.long.replace('', 'b')", 'a string longer than'],
    ['auth.wide.toUpperCase()', 'a string longer than'],
  ])('%s fails: %s', (source, message) => {
    expect(() => run(source)).toThrow(EvaluationError);
    expect(() => run(source)).toThrow(message);
  });

  test.each([
    'constructor',
    '__proto__',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    '__lookupGetter__',
  ])('no expression reaches the JavaScript prototype by %s', (name) => {
    for (const object of [
      'auth',
      'auth.uid',
      'auth.token',
      'auth.token.groups',
      'auth.someInt',
      'auth.none',
    ]) {
      expect(run(`${object}.${name}`)).toBeNull();
      expect(run(`${object}['${name}']`)).toBeNull();
      expect(run(`${object}[$key.replace('bar', '${name}')]`)).toBeNull();
      expect(run(`${object}.${name}.${name}.call`)).toBeNull();
    }
    expect(() => run(`auth.uid.${name}()`)).toThrow(ExpressionError);
  });

  test('a text with any number of slashes leads to no data, by no longer a path than data can have', () => {
    const seen: number[] = [];
    const watched = SnapshotValue.root(treeOf({ a: 1 }), (path) => seen.push(path.length));
    const deep = watched.child('a/'.repeat(5000));
    expect([deep.node, deep.parent().node]).toEqual([null, null]);
    expect(Math.max(...seen)).toBeLessThan(40);
  });

  test('throws nothing but EvaluationError, whatever parses', () => {
    const leaf = fc.constantFrom(
      ..."(1) 'a' null true auth auth.uid root data now $key query /a/".split(' '),
    );
    let checked = 0;
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        leaf,
        fc
          .tuple(
            tie('expression'),
            fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '<', '>=', '&&', '||'),
            tie('expression'),
          )
          .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
        fc.tuple(fc.constantFrom('!', '- '), tie('expression')).map((parts) => parts.join('')),
        fc
          .tuple(tie('expression'), fc.constantFrom('uid', 'length', 'constructor', 'endAt'))
          .map((parts) => parts.join('.')),
        fc
          .tuple(
            tie('expression'),
            fc.constantFrom('val', 'child', 'parent', 'replace', 'matches', 'hasChildren'),
            fc.array(tie('expression'), { maxLength: 2 }),
          )
          .map(([object, method, args]) => `${object}.${method}(${args.join(', ')})`),
        fc.tuple(tie('expression'), tie('expression')).map(([object, key]) => `${object}[${key}]`),
        fc.array(tie('expression'), { maxLength: 2 }).map((items) => `[${items.join(', ')}]`),
        fc
          .tuple(tie('expression'), tie('expression'), tie('expression'))
          .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      ),
    }));
    fc.assert(
      fc.property(expression, fc.jsonValue(), (source, auth) => {
        const parsed = compiled(source);
        if (parsed !== null) checked += 1;
        try {
          parsed?.evaluate(variables(auth));
        } catch (error) {
          expect(error).toBeInstanceOf(EvaluationError);
        }
      }),
    );
    expect(checked).toBeGreaterThan(10);
  });
});

test('takes time in proportion to the expression, however lists are nested', () => {
  let source = 'true';
  for (let level = 0; level < 25; level += 1) source = `data.hasChildren([${source} ? 'a' : 'b'])`;
  expect(() => compileRule(source, scope)).not.toThrow();
});

// What the rules compiler of the real service accepts, as the projects targaryen and pyric recorded it…
describe('a rule is accepted', () => {
  test.each([
    'auth != null',
    'auth.foo == 1',
    "auth.uid + 1 > 'x'",
    'data.child(auth.uid).val() === true',
    'data.hasChildren()',
    'data.hasChildren([])',
    "data.hasChildren(['a', $key, 'b/' + auth.uid])",
    "root['exists']() == false",
    "auth.name['contains']('on')",
    "data.val().replace('/a/g', 'z') == 'z'",
    "data.val().contains(data.child('b').val())",
    "1 < 'a'",
    'query.orderByKey && query.limitToFirst <= 100',
    "(auth != null ? data.val() : '').length > 3",
    'auth.contains(auth.uid)',
    'data.getPriority() == null',
    'auth.constructor == null',
    '(1 + data.val()).length > 0',
    '-auth.level - 1 < now',
    "data.hasChildren([(true ? 'a' : 1)])",
    'auth.length.deeper == null',
    'data.child(data.val().toLowerCase()).exists()',
  ])('%s', (source) => {
    expect(() => compileRule(source, scope)).not.toThrow();
  });
});

// …and what it refuses, in its own words.
describe('a rule is refused', () => {
  test.each([
    ['foo == 1', 0, "Unknown variable 'foo'."],
    ["$nope == 'x'", 0, "Unknown variable '$nope'."],
    ['newData.exists()', 0, 'newData is invalid in .read expressions.'],
    ['data.foo()', 4, "No such method/property 'foo'."],
    ['data.foo == 1', 4, "No such method/property 'foo'."],
    ["data.contains('a')", 4, "No such method/property 'contains'."],
    ['data.val().bar()', 10, "No such method/property 'bar'."],
    ['root.val().notFound == false', 10, "No such method/property 'notFound'."],
    ["root['doesNotExist']() == true", 4, "No such method/property 'doesNotExist'."],
    ['data.constructor == 1', 4, "No such method/property 'constructor'."],
    ["'a'.__proto__ == 1", 3, "No such method/property '__proto__'."],
    ['query.hasOwnProperty == 1', 5, "No such method/property 'hasOwnProperty'."],
    ["'a'.repeat(9) == 'b'", 3, "No such method/property 'repeat'."],
    ["query.orderByChild == 'a/' + auth.uid", 27, 'right operand must be an ordering or string literal'],
    ['auth.uid != query.orderByChild', 4, 'left operand must be an ordering or string literal'],
    ['query.orderByChild == data.val()', 26, 'right operand must be an ordering or string literal'],
    ['query.foo == 1', 5, "No such method/property 'foo'."],
    ['data.val().length() > 0', 10, 'Type error: Function call on target that is not a function.'],
    ['auth.exists()', 4, 'Type error: Function call on target that is not a function.'],
    ['(true ? 1 : true).foo == 1', 17, 'Invalid property access: target is not an object.'],
    ['now.length == 1', 3, 'Invalid property access: target is not an object.'],
    ['(true).foo == 1', 6, 'Invalid property access: target is not an object.'],
    ['query.endAt.length > 1', 11, 'Invalid property access: target is not an object.'],
    ["root['exi' + 'sts']() == false", 19, 'unexpected "("'],
    ['root[$key] == 1', 4, 'Invalid property access.'],
    ["data.val()['a' + 'b'] == 1", 10, 'Invalid property access.'],
    ['auth.uid', 4, 'Expression must evaluate to a boolean.'],
    ['1', 0, 'Expression must evaluate to a boolean.'],
    ['data.exists', 4, 'Expression must evaluate to a boolean.'],
    ["auth.name == 'one' ? 7 : true", 19, 'Expression must evaluate to a boolean.'],
    ["['a']", 0, 'Expression must evaluate to a boolean.'],
    ['auth.admin && true', 4, 'Left operand of && must be boolean.'],
    ['true && auth.admin', 12, 'Right operand of && must be boolean.'],
    ['true || data.val()', 12, 'Right operand of || must be boolean.'],
    ["!'a'", 0, '! only operates on booleans.'],
    ['!data.val()', 0, '! only operates on booleans.'],
    ["-'a' == 1", 0, '- only operates on numbers.'],
    ['auth.a ? true : false', 4, 'condition of ? must be boolean.'],
    ["data == 'x'", 0, 'Invalid == expression: left operand is not a number, boolean, string, or null.'],
    ["'x' !== data", 8, 'Invalid != expression: right operand is not a number, boolean, string, or null.'],
    ['query == null', 0, 'Invalid == expression: left operand is not a number, boolean, string, or null.'],
    ['data > 1', 0, 'Invalid > expression: left operand must be a number or string.'],
    ['true > 1', 0, 'Invalid > expression: left operand must be a number or string.'],
    ['data.val() <= true', 14, 'Invalid <= expression: right operand must be a number or string.'],
    ['null < 1', 0, 'Invalid < expression: left operand must be a number or string.'],
    ["'a' - 1 > 0", 0, 'Invalid - expression: left operand is not a number.'],
    ["1 % 'a' > 0", 4, 'Invalid % expression: right operand is not a number.'],
    ['true + 1 == 2', 0, 'Invalid + expression: left operand is not a number or string.'],
    ['data.child().exists()', 4, 'child() expects 1 argument.'],
    ["data.child('a', 'b').exists()", 4, 'child() expects 1 argument.'],
    ['data.exists(1)', 4, 'exists() expects no arguments.'],
    ["data.val().replace('a') == 'b'", 10, 'replace() expects two arguments.'],
    ["data.val().replace('a', 5) == 'b'", 10, 'Argument 2 of replace() must be a string.'],
    ["data.val().replace(/a/, 'b') == 'b'", 10, 'Argument 1 of replace() must be a string.'],
    ['data.hasChild(1)', 4, 'hasChild() expects a string argument.'],
    ['data.hasChild(query.equalTo)', 4, 'hasChild() expects a string argument.'],
    ['auth.foo.contains(7)', 8, 'contains() expects a string argument.'],
    ["data.val().matches('a')", 10, 'matches() expects a regular expression literal argument.'],
    ['data.val().matches()', 10, 'matches() expects 1 regular expression literal argument.'],
    ['data.hasChildren(auth.list)', 4, 'hasChildren() expects an array of child names.'],
    ["data.hasChildren(['a', 7])", 17, 'hasChildren() expects an array of strings.'],
    ["data.hasChildren(['a'], ['b'])", 4, 'hasChildren() expects only a single argument'],
    ["['a'] == 'a'", 0, 'Unexpected array literal.'],
    ["data.hasChildren([['a']])", 18, 'Unexpected array literal.'],
    // What the parser refuses.
    ['', 0, 'an empty expression'],
    ['auth b', 5, 'unexpected "b"'],
    ['true &&', 7, 'unexpected the end of the expression'],
    ['true ? true', 11, 'unexpected the end of the expression'],
    ["auth.'b'", 5, `unexpected "'"`],
    ['auth(1)', 4, 'unexpected "("'],
    ['1 ** 2', 3, 'unexpected "*"'],
    ['auth.a.matches(/(/)', 16, 'regular expression: a "(" without its ")"'],
    ['auth.a.matches(/a/ig)', 16, 'regular expressions do not support flags other than i'],
    ["'open", 0, 'Unterminated string constant'],
    [String.raw`'\1' == ''`, 1, 'unknown escape'],
    ['auth.a.matches(//)', 15, 'a comment inside an expression'],
    ['0x10 == 1', 0, 'unexpected number 0x10'],
    ['010 == 1', 0, 'unexpected number 010'],
    ['auth = null', 5, 'Rule expressions may not contain assignments.'],
    ['1 & 1', 2, 'unexpected "&"'],
    ['+1 == 1', 0, 'unexpected "+"'],
    ['true, false', 0, 'unexpected "true"'],
    ["data.hasChildren(['a',,'b'])", 27, 'unexpected ")"'],
    ['(data.exists)()', 13, 'unexpected "("'],
    ['auth[$key]()', 10, 'unexpected "("'],
    ['new auth()', 0, 'unexpected "new"'],
    ['/a/ == /a/', 0, 'Invalid == expression: left operand is not a number, boolean, string, or null.'],
  ])('%s at %i: %s', (source, at, message) => {
    expect(() => compileRule(source, scope)).toThrow(
      expect.objectContaining({ at, message: expect.stringContaining(message) }),
    );
  });

  test.each([
    ['brackets', `${'('.repeat(10_000)}true`],
    ['negations', `${'!'.repeat(10_000)}true`],
    ['conditionals', `${'true ? true : '.repeat(10_000)}true`],
    ['sums', `1${' + 1'.repeat(10_000)} > 1`],
    ['calls', `data${'.parent()'.repeat(10_000)}.exists()`],
    ['indexes', `auth${'[auth'.repeat(10_000)}`],
    ['sums in brackets in sums', `${'('.repeat(30)}1${`${' + 1'.repeat(100)})`.repeat(30)} > 1`],
  ])('refuses %s without end instead of running out of stack', (_, source) => {
    expect(() => compileRule(source, scope)).toThrow(ExpressionError);
  });

  test.each(["'", '"', '/', '/['])(
    'refuses a long literal that begins with %s and does not end, at once',
    (start) => {
      expect(() => compileRule(start + 'a'.repeat(100_000), scope)).toThrow('Unterminated');
    },
  );

  test('takes the long chains of && and || that generated rules have', () => {
    const source = Array.from({ length: 50_000 }, () => 'false').join(' || ');
    const { kind, parts, evaluate } = compileRule(source, scope);
    expect([kind, parts.length]).toEqual(['LogicalExpression', 50_000]);
    expect(evaluate(new Map())).toBe(false);
  });
});

test('what a terminal obeys is escaped in messages', () => {
  expect(oneLine('a\u009b2J\u202eb\u2028c\n')).toBe(String.raw`a\u009b2J\u202eb\u2028c\u000a`);
});
