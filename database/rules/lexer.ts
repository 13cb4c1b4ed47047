import { ExpressionError } from './rules-error';

/** One token of a rule expression, with its offset in the source. */
export type Token =
  | { readonly kind: 'number'; readonly at: number; readonly value: number }
  | { readonly kind: 'string'; readonly at: number; readonly value: string }
  | { readonly kind: 'regex'; readonly at: number; readonly pattern: string; readonly flags: string }
  | { readonly kind: 'name'; readonly at: number; readonly name: string }
  | { readonly kind: 'symbol'; readonly at: number; readonly symbol: string }
  | { readonly kind: 'end'; readonly at: number };

const space = /[\s\ufeff]*/y;
const numeral = /(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?/y;
const word = /[$A-Za-z_][$\w]*/y;
// Longest first, so that === is not read as == and =.
const symbols = /===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:()[\],.]/y;
// Below, no text can be split in two ways: otherwise a literal that does not end takes exponential time.
const text = /"[^"\\\n\r]*(?:\\[^][^"\\\n\r]*)*"|'[^'\\\n\r]*(?:\\[^][^'\\\n\r]*)*'/y;
const escape = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|[^])/g;
// A slash inside a set does not end a regular expression.
const regex = /\/(?:[^/\\[\n]|\\[^]|\[(?:[^\]\\\n]|\\[^])*\])*\//y;

const escapes = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['0', '\0'],
]);

/**
 * Splits a rule expression into tokens. The last one is `end`.
 * @throws {ExpressionError} for anything that is not a token of the language.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(space, source, at).length;
    if (at >= source.length) {
      tokens.push({ kind: 'end', at });
      return tokens;
    }
    const [token, length] = readToken(source, at, tokens.at(-1));
    tokens.push(token);
    at += length;
  }
}

function readToken(source: string, at: number, previous: Token | undefined): [Token, number] {
  const start = source.charAt(at);
  if (start === '"' || start === "'") return readString(source, at);
  if (start === '/' && !isOperand(previous)) return readRegex(source, at);
  const digits = matchAt(numeral, source, at);
  if (digits !== '') {
    const after = source.charAt(at + digits.length);
    if (/[$\w]/.test(after)) throw new ExpressionError(`unexpected "${after}" in a number`, at);
    return [{ kind: 'number', at, value: Number(digits) }, digits.length];
  }
  const name = matchAt(word, source, at);
  if (name !== '') return [{ kind: 'name', at, name }, name.length];
  const symbol = matchAt(symbols, source, at);
  if (symbol !== '') return [{ kind: 'symbol', at, symbol }, symbol.length];
  if (start === '=') throw new ExpressionError('Rule expressions may not contain assignments.', at);
  throw new ExpressionError(`unexpected character "${start}"`, at);
}

/** After an operand a slash is a division; otherwise it starts a regular expression. */
function isOperand(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind === 'symbol' ? token.symbol === ')' || token.symbol === ']' : true;
}

function matchAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
}

function readString(source: string, at: number): [Token, number] {
  const literal = matchAt(text, source, at);
  if (literal === '') throw new ExpressionError('a string that does not end', at);
  const value = literal
    .slice(1, -1)
    .replace(escape, (sequence, offset: number) => unescaped(sequence, at + 1 + offset));
  return [{ kind: 'string', at, value }, literal.length];
}

/** Returns the character of an escape sequence, as in JavaScript. */
function unescaped(sequence: string, at: number): string {
  const character = sequence.charAt(1);
  if (character === 'u' || character === 'x') {
    const size = character === 'u' ? 4 : 2;
    if (sequence.length > 2) return String.fromCharCode(parseInt(sequence.slice(2), 16));
    throw new ExpressionError(`expected ${size} hexadecimal digits after \\${character}`, at);
  }
  if (/[1-9\n\r]/.test(character)) throw new ExpressionError('unknown escape', at);
  return escapes.get(character) ?? character;
}

function readRegex(source: string, at: number): [Token, number] {
  const literal = matchAt(regex, source, at);
  if (literal === '') throw new ExpressionError('a regular expression that does not end', at);
  if (literal === '//') throw new ExpressionError('an empty regular expression', at);
  const flags = matchAt(/[A-Za-z]*/y, source, at + literal.length);
  return [{ kind: 'regex', at, pattern: literal.slice(1, -1), flags }, literal.length + flags.length];
}
