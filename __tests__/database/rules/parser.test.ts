import fc from 'fast-check';
import type { AnyNode } from 'acorn';
import { compile, type Scope } from '@/database/rules/expression';
import type { Type } from '@/database/rules/members';
import { parseSource } from '@/database/rules/parser';
import { ExpressionError } from '@/database/rules/rules-error';

/** The expression as written with every bracket, to see how it groups. */
function show(node: AnyNode | null): string {
  switch (node?.type) {
    case 'Literal':
      return node.regex ? 'regex' : JSON.stringify(node.value);
    case 'Identifier':
      return node.name;
    case 'ParenthesizedExpression':
      return show(node.expression);
    case 'MemberExpression': {
      const { property, computed } = node;
      const isName = property.type === 'Literal' && typeof property.value === 'string';
      const key = isName ? String(property.value) : show(property);
      return `${show(node.object)}${computed && !isName ? `[${key}]` : `.${key}`}`;
    }
    case 'CallExpression':
      return `${show(node.callee)}(${node.arguments.map(show).join(', ')})`;
    case 'ArrayExpression':
      return `[${node.elements.map(show).join(', ')}]`;
    case 'UnaryExpression':
      return `(${node.operator}${show(node.argument)})`;
    case 'BinaryExpression':
    case 'LogicalExpression':
      return `(${show(node.left)} ${node.operator} ${show(node.right)})`;
    case 'ConditionalExpression':
      return `(${show(node.test)} ? ${show(node.consequent)} : ${show(node.alternate)})`;
    default:
      throw new Error(`not in the language: ${String(node?.type)}`);
  }
}

const scope: Scope = new Map(['a', 'b', 'c', '$b'].map((name): [string, Type] => [name, 'Auth']));
const booleans: Scope = new Map<string, Type>([['a', 'Boolean']]);

describe('an expression', () => {
  test.each([
    ['a || b && c', '(a || (b && c))'],
    ['a && b && c', '((a && b) && c)'],
    ['a == b < c', '(a == (b < c))'],
    ['a === b !== c', '((a === b) !== c)'],
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
    expect(show(parseSource(source))).toBe(expected);
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
    expect(() => compile(source, scope)).toThrow(expect.objectContaining({ at, message }));
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
    expect(() => compile(source, scope)).toThrow(ExpressionError);
  });

  test.each(["'", '"', '/', '/['])(
    'refuses a long literal that begins with %s and does not end, at once',
    (start) => {
      expect(() => compile(start + 'a'.repeat(100_000), scope)).toThrow('Unterminated');
    },
  );

  test('throws nothing but ExpressionError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        try {
          expect(compile(source, scope).end).toBeLessThanOrEqual(source.length);
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('takes the long chains of && and || that generated rules have', () => {
    const source = Array.from({ length: 200_000 }, () => 'a').join(' || ');
    const { kind, parts, evaluate } = compile(source, booleans);
    expect([kind, parts.length]).toEqual(['LogicalExpression', 200_000]);
    expect(evaluate(new Map([['a', false]]))).toBe(false);
  });
});
