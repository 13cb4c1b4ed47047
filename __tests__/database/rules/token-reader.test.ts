import { tokenize } from '@/database/rules/lexer';
import { describeToken, TokenReader } from '@/database/rules/token-reader';

function reader(source: string): TokenReader {
  return new TokenReader(tokenize(source));
}

describe('TokenReader', () => {
  test('goes past what is asked for and nothing else', () => {
    const tokens = reader('a + b');
    expect(tokens.takes('+')).toBe(false);
    expect(tokens.name()).toBe('a');
    expect(tokens.takes('-')).toBe(false);
    expect(tokens.takes('+')).toBe(true);
    expect(tokens.peek()).toMatchObject({ kind: 'name', name: 'b' });
    tokens.skip();
    expect(tokens.peek()).toEqual({ kind: 'end', at: 5 });
  });

  test('stays at the end once it is reached', () => {
    const tokens = reader('a');
    for (let count = 0; count < 5; count += 1) tokens.skip();
    expect(tokens.peek()).toEqual({ kind: 'end', at: 1 });
  });

  test('says what it found instead', () => {
    expect(() => reader('a').expect(')')).toThrow('expected ")", found "a"');
    expect(() => reader('1').name()).toThrow('expected a name, found the number 1');
  });
});

test('every kind of token has words for it', () => {
  expect(tokenize("1 'a' b + /c/").map(describeToken)).toEqual([
    'the number 1',
    'a string',
    '"b"',
    '"+"',
    'a regular expression',
    'the end of the expression',
  ]);
});
