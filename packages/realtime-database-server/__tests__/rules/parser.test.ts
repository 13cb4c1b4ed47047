import fc from 'fast-check';
import { compile, type Scope } from '../../rules/expression';
import type { Type } from '../../rules/members';
import { ExpressionError } from '../../rules/rules-error';

const scope: Scope = new Map(['a', 'b', 'c', '$b'].map((name): [string, Type] => [name, 'Auth']));
const booleans: Scope = new Map<string, Type>([['a', 'Boolean']]);

describe('an expression', () => {
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
    );
  });

  test('takes the long chains of && and || that generated rules have', () => {
    const source = Array.from({ length: 200_000 }, () => 'a').join(' || ');
    const { kind, parts, evaluate } = compile(source, booleans);
    expect([kind, parts.length]).toEqual(['LogicalExpression', 200_000]);
    expect(evaluate(new Map([['a', false]]))).toBe(false);
  });
});
