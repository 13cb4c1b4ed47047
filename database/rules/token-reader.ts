import type { Token } from './lexer';
import { ExpressionError } from './rules-error';

/** Reads a list of tokens one by one. */
export class TokenReader {
  private next = 0;

  /** @param tokens The result of tokenize; the last token is `end`. */
  constructor(private readonly tokens: readonly Token[]) {}

  /** Skips the next token. */
  skip(): void {
    this.next += 1;
  }

  /**
   * Reads a name.
   * @throws {ExpressionError} when the next token is not a name.
   */
  name(): string {
    const token = this.peek();
    if (token.kind !== 'name') {
      throw new ExpressionError(`expected a name, found ${describeToken(token)}`, token.at);
    }
    this.next += 1;
    return token.name;
  }

  /**
   * Reads a symbol.
   * @throws {ExpressionError} when the next token is not that symbol.
   */
  expect(symbol: string): void {
    const token = this.peek();
    if (!this.takes(symbol)) {
      throw new ExpressionError(`expected "${symbol}", found ${describeToken(token)}`, token.at);
    }
  }

  /** Skips a symbol if it is the next token. Returns whether it was. */
  takes(symbol: string): boolean {
    const token = this.peek();
    const found = token.kind === 'symbol' && token.symbol === symbol;
    if (found) this.next += 1;
    return found;
  }

  /** Returns the next token without reading it; after the last one, `end` again. */
  peek(): Token {
    return this.tokens[this.next] ?? { kind: 'end', at: this.tokens.at(-1)?.at ?? 0 };
  }
}

/** Describes a token for error messages. */
export function describeToken(token: Token): string {
  switch (token.kind) {
    case 'number':
      return `the number ${token.value}`;
    case 'string':
      return 'a string';
    case 'regex':
      return 'a regular expression';
    case 'name':
      return `"${token.name}"`;
    case 'symbol':
      return `"${token.symbol}"`;
    case 'end':
      return 'the end of the expression';
  }
}
