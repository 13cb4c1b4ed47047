import type { Expression } from '@/database/rules/ast';
import { parseExpression } from '@/database/rules/parser';
import { ExpressionError } from '@/database/rules/rules-error';

/** The expression as written with every bracket, to see how it groups. */
function show(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'regex':
      return 'regex';
    case 'variable':
      return expression.name;
    case 'member':
      return `${show(expression.object)}.${expression.name}`;
    case 'index':
      return `${show(expression.object)}[${show(expression.key)}]`;
    case 'call':
      return `${show(expression.object)}.${expression.method}(${expression.args.map(show).join(', ')})`;
    case 'array':
      return `[${expression.items.map(show).join(', ')}]`;
    case 'unary':
      return `(${expression.operator}${show(expression.operand)})`;
    case 'binary':
      return `(${show(expression.left)} ${expression.operator} ${show(expression.right)})`;
    case 'logical':
      return `(${expression.operands.map(show).join(` ${expression.operator} `)})`;
    case 'conditional':
      return `(${show(expression.test)} ? ${show(expression.then)} : ${show(expression.otherwise)})`;
  }
}

describe('parseExpression', () => {
  test.each([
    ['a || b && c', '(a || (b && c))'],
    ['a && b && c', '(a && b && c)'],
    ['a == b < c', '(a == (b < c))'],
    ['a === b !== c', '((a == b) != c)'],
    ['1 + 2 * 3 - 4', '((1 + (2 * 3)) - 4)'],
    ['8 / 4 / 2', '((8 / 4) / 2)'],
    ['-a + b', '((-a) + b)'],
    ['!!a && b', '((!(!a)) && b)'],
    ['- -1', '(-(-1))'],
    ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
    ['a ? b ? c : d : e', '(a ? (b ? c : d) : e)'],
    ['a || b ? c : d', '((a || b) ? c : d)'],
    ['(a || b) && c', '((a || b) && c)'],
    ["a.b['c'].d", 'a.b.c.d'],
    ["a['b']()", 'a.b()'],
    ['a[$b]["c d"]', 'a[$b].c d'],
    ['a[0]', 'a[0]'],
    ["a.f('x', 1).g()", 'a.f("x", 1).g()'],
    ["a.hasChildren(['x', b + 'y'])", 'a.hasChildren(["x", (b + "y")])'],
    ['a.matches(/x/i)', 'a.matches(regex)'],
    ['true && null', '(true && null)'],
  ])('groups %s as %s', (source, expected) => {
    expect(show(parseExpression(source))).toBe(expected);
  });

  test.each([
    ['', 0, 'an empty expression'],
    ['a b', 2, 'unexpected "b"'],
    ['a &&', 4, 'unexpected the end of the expression'],
    ['(a', 2, 'expected ")", found the end of the expression'],
    ['a ? b', 5, 'expected ":", found the end of the expression'],
    ['a.', 2, 'expected a name, found the end of the expression'],
    ["a.'b'", 2, 'expected a name, found a string'],
    ['a.f(b', 5, 'expected ")", found the end of the expression'],
    ['a[1', 3, 'expected "]", found the end of the expression'],
    ['f(1)', 1, 'unexpected "("'],
    ['a ** b', 3, 'unexpected "*"'],
    ['a./x/', 2, 'expected a name, found a regular expression'],
    ['a + 1 2', 6, 'unexpected the number 2'],
    ['a.matches(/(/)', 11, 'regular expression: a "(" without its ")"'],
    ['a.matches(/a/ig)', 11, 'regular expressions do not support flags other than i'],
  ])('refuses %j at %i: %s', (source, at, message) => {
    expect(() => parseExpression(source)).toThrow(expect.objectContaining({ at, message }));
  });

  test.each([
    ['brackets', `${'('.repeat(10_000)}a`],
    ['negations', `${'!'.repeat(10_000)}a`],
    ['conditionals', `${'a ? b : '.repeat(10_000)}c`],
    ['sums', `a${' + a'.repeat(10_000)}`],
    ['calls', `a${'.parent()'.repeat(10_000)}`],
    ['indexes', `a${'[a'.repeat(10_000)}`],
    ['sums in brackets in sums', `${'('.repeat(30)}a${`${' + a'.repeat(100)})`.repeat(30)}`],
  ])('refuses %s without end instead of running out of stack', (_, source) => {
    expect(() => parseExpression(source)).toThrow(ExpressionError);
  });

  test('takes the long chains of && and || that generated rules have', () => {
    const source = Array.from({ length: 200_000 }, () => 'a').join(' || ');
    expect(parseExpression(source)).toMatchObject({ kind: 'logical', operator: '||' });
  });
});
