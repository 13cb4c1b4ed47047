import fc from 'fast-check';
import { tokenize, type Token } from '@/database/rules/lexer';
import { ExpressionError } from '@/database/rules/rules-error';

function words(source: string): unknown[] {
  return tokenize(source).map((token: Token) => {
    switch (token.kind) {
      case 'symbol':
        return token.symbol;
      case 'name':
        return token.name;
      case 'number':
      case 'string':
        return { [token.kind]: token.value };
      case 'regex':
        return { regex: token.pattern, flags: token.flags };
      case 'end':
        return 'END';
    }
  });
}

describe('tokenize', () => {
  test.each<[string, unknown[]]>([
    ['', []],
    ['a.b', ['a', '.', 'b']],
    ['$uid', ['$uid']],
    ['===!==<=>=', ['===', '!==', '<=', '>=']],
    ['a == b', ['a', '==', 'b']],
    ['a&&b||!c', ['a', '&&', 'b', '||', '!', 'c']],
    ['1 2.5 .5 1e3 7.', [{ number: 1 }, { number: 2.5 }, { number: 0.5 }, { number: 1000 }, { number: 7 }]],
    [`'it\\'s' "x"`, [{ string: "it's" }, { string: 'x' }]],
    [String.raw`'\n\t\x41\u00e8\q'`, [{ string: '\n\tAèq' }]],
    ['a\n\t b', ['a', 'b']],
    ['f(/a\\/b/i)', ['f', '(', { regex: 'a\\/b', flags: 'i' }, ')']],
    ['f(/[/]/)', ['f', '(', { regex: '[/]', flags: '' }, ')']],
    ['(8) / 4 / 2', ['(', { number: 8 }, ')', '/', { number: 4 }, '/', { number: 2 }]],
    ['a[0] / b', ['a', '[', { number: 0 }, ']', '/', 'b']],
    ['now / 2', ['now', '/', { number: 2 }]],
  ])('splits %j', (source, expected) => {
    expect(words(source)).toEqual([...expected, 'END']);
  });

  test('keeps the offset of every token', () => {
    expect(tokenize(' a == "b"').map((token) => token.at)).toEqual([1, 3, 6, 9]);
  });

  test.each([
    ["'open", 0, 'a string that does not end'],
    ["'two\nlines'", 0, 'a string that does not end'],
    ["'\\", 0, 'a string that does not end'],
    [String.raw`'\u12'`, 1, 'expected 4 hexadecimal digits after \\u'],
    [String.raw`'\xz0'`, 1, 'expected 2 hexadecimal digits after \\x'],
    [String.raw`'\1'`, 1, 'unknown escape'],
    ['f(/open)', 2, 'a regular expression that does not end'],
    ['f(/[/)', 2, 'a regular expression that does not end'],
    ['f(//)', 2, 'an empty regular expression'],
    ['1px', 0, 'unexpected "p" in a number'],
    ['a = b', 2, 'Rule expressions may not contain assignments.'],
    ['a & b', 2, 'unexpected character "&"'],
    ['a; b', 1, 'unexpected character ";"'],
    ['`a`', 0, 'unexpected character "`"'],
  ])('refuses %j', (source, at, message) => {
    expect(() => tokenize(source)).toThrow(expect.objectContaining({ at, message }));
  });

  test.each(["'", '"', '/', '/['])(
    'refuses a long literal that begins with %s and does not end, at once',
    (start) => {
      expect(() => tokenize(start + 'a'.repeat(100_000))).toThrow('that does not end');
    },
  );

  test('throws nothing but ExpressionError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        try {
          expect(tokenize(source).at(-1)).toEqual({ kind: 'end', at: source.length });
        } catch (error) {
          expect(error).toBeInstanceOf(ExpressionError);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
