import fc from 'fast-check';
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
    ['[1, 2.5, .5, 1e3, 7.]', '[1, 2.5, 0.5, 1000, 7]'],
    [`['it\\'s', "x"]`, `["it's", "x"]`],
    [String.raw`'\n\t\x41\u00e8\q'`, '"\\n\\tAèq"'],
    ['a\n\t\ufeff b'.replace(' b', '.b'), 'a.b'],
    [String.raw`a.f(/a\/b/i)`, 'a.f(regex)'],
    ['a.f(/[/]/)', 'a.f(regex)'],
    ['(8) / 4 / 2', '((8 / 4) / 2)'],
    ['a[0] / b', '(a[0] / b)'],
    ['now / 2 / $now', '((now / 2) / $now)'],
  ])('groups %s as %s', (source, expected) => {
    expect(show(parseExpression(source))).toBe(expected);
  });

  test.each([
    ['', 0, 'an empty expression'],
    ['a b', 2, 'unexpected "b"'],
    ['a &&', 4, 'unexpected the end of the expression'],
    ['(a', 2, 'unexpected the end of the expression'],
    ['a ? b', 5, 'unexpected the end of the expression'],
    ['a.', 2, 'unexpected the end of the expression'],
    ["a.'b'", 2, `unexpected "'"`],
    ['a.f(b', 5, 'unexpected the end of the expression'],
    ['a[1', 3, 'unexpected the end of the expression'],
    ['f(1)', 1, 'unexpected "("'],
    ['a ** b', 3, 'unexpected "*"'],
    ['a./x/', 2, 'unexpected "/"'],
    ['a + 1 2', 6, 'unexpected "2"'],
    ['a.matches(/(/)', 11, 'regular expression: a "(" without its ")"'],
    ['a.matches(/a/ig)', 11, 'regular expressions do not support flags other than i'],
    ["'open", 0, 'Unterminated string constant'],
    ["'two\nlines'", 0, 'Unterminated string constant'],
    ["'\\", 0, 'Unterminated string constant'],
    [String.raw`'\u12'`, 3, 'Bad character escape sequence'],
    [String.raw`'\xz0'`, 3, 'Bad character escape sequence'],
    [String.raw`'\1'`, 1, 'unknown escape'],
    ['a.f(/open)', 5, 'Unterminated regular expression'],
    ['a.f(/[/)', 5, 'Unterminated regular expression'],
    ['a.f(//)', 4, 'a comment inside an expression'],
    ['a /* b */', 2, 'a comment inside an expression'],
    ['1px', 1, 'Identifier directly after number'],
    ['0x10', 0, 'unexpected number 0x10'],
    ['010', 0, 'unexpected number 010'],
    ['a = b', 2, 'Rule expressions may not contain assignments.'],
    ['a & b', 2, 'unexpected "&"'],
    ['a; b', 1, 'unexpected ";"'],
    ['`a`', 0, "Unexpected character '`'"],
    ['+a', 0, 'unexpected "+"'],
    ['--a', 0, 'unexpected "-"'],
    ['a, b', 0, 'unexpected "a"'],
    ['[a,,b]', 6, 'unexpected the end of the expression'],
    ['(a.b)()', 5, 'unexpected "("'],
    ['a[$b]()', 5, 'unexpected "("'],
    ['new a()', 0, 'unexpected "new"'],
    ['function () {}', 0, 'unexpected "function"'],
    ['{a: 1}', 0, 'unexpected "{"'],
    ['typeof a', 0, 'unexpected "typeof"'],
    ['a in b', 2, 'unexpected "in"'],
    ['this.a', 0, 'unexpected "this"'],
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

  test.each(["'", '"', '/', '/['])(
    'refuses a long literal that begins with %s and does not end, at once',
    (start) => {
      expect(() => parseExpression(start + 'a'.repeat(100_000))).toThrow('Unterminated');
    },
  );

  test('throws nothing but ExpressionError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        try {
          expect(parseExpression(source).end).toBeLessThanOrEqual(source.length);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('takes the long chains of && and || that generated rules have', () => {
    const source = Array.from({ length: 200_000 }, () => 'a').join(' || ');
    expect(parseExpression(source)).toMatchObject({ kind: 'logical', operator: '||' });
  });
});
