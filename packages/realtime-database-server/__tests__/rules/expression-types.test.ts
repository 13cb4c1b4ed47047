import { compileRule, type Scope } from '../../rules/expression';
import type { Type } from '../../rules/members';

const scope: Scope = new Map<string, Type>([
  ['auth', 'Auth'],
  ['now', 'Number'],
  ['root', 'Snapshot'],
  ['data', 'Snapshot'],
  ['query', 'Query'],
  ['$key', 'String'],
]);

test('takes time in proportion to the expression, however lists are nested', () => {
  let source = 'true';
  for (let level = 0; level < 25; level += 1) source = `data.hasChildren([${source} ? 'a' : 'b'])`;
  expect(() => compileRule(source, scope)).not.toThrow();
});

// What the rules compiler of the real service accepts, as the projects targaryen and pyric recorded it…
describe('compileRule accepts', () => {
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
describe('compileRule refuses', () => {
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
    [
      "query.orderByChild == 'a/' + auth.uid",
      27,
      'Invalid == expression: right operand must be an ordering or string literal when comparing against an ordering.',
    ],
    [
      'auth.uid != query.orderByChild',
      4,
      'Invalid != expression: left operand must be an ordering or string literal when comparing against an ordering.',
    ],
    [
      'query.orderByChild == data.val()',
      26,
      'Invalid == expression: right operand must be an ordering or string literal when comparing against an ordering.',
    ],
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
    [
      "data.hasChildren(['a'], ['b'])",
      4,
      'hasChildren() expects only a single argument (containing an array of child names).',
    ],
    ["['a'] == 'a'", 0, 'Unexpected array literal.'],
    ["data.hasChildren([['a']])", 18, 'Unexpected array literal.'],
    ['/a/ == /a/', 0, 'Invalid == expression: left operand is not a number, boolean, string, or null.'],
  ])('%s at %i: %s', (source, at, message) => {
    expect(() => compileRule(source, scope)).toThrow(expect.objectContaining({ at, message }));
  });
});
