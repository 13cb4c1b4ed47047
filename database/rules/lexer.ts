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
  if (start === '"' || start === "'") return readString(source, at, start);
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

function readString(source: string, opened: number, quote: string): [Token, number] {
  let value = '';
  let at = opened + 1;
  for (;;) {
    const character = source.charAt(at);
    if (character === '' || character === '\n' || character === '\r') {
      throw new ExpressionError('a string that does not end', opened);
    }
    at += 1;
    if (character === quote) return [{ kind: 'string', at: opened, value }, at - opened];
    if (character === '\\') {
      const [text, length] = readEscape(source, at);
      value += text;
      at += length;
    } else {
      value += character;
    }
  }
}

/**
 * Returns the character of an escape sequence, as in JavaScript, and the number of characters after the
 * backslash.
 */
function readEscape(source: string, at: number): [string, number] {
  const character = source.charAt(at);
  if (character === 'u' || character === 'x') {
    const size = character === 'u' ? 4 : 2;
    const digits = source.slice(at + 1, at + 1 + size);
    if (digits.length < size || !/^[0-9a-f]+$/i.test(digits)) {
      throw new ExpressionError(`expected ${size} hexadecimal digits after \\${character}`, at - 1);
    }
    return [String.fromCharCode(parseInt(digits, 16)), 1 + size];
  }
  if (character === '' || /[1-9\n\r]/.test(character)) throw new ExpressionError('unknown escape', at - 1);
  return [escapes.get(character) ?? character, 1];
}

function readRegex(source: string, opened: number): [Token, number] {
  let at = opened + 1;
  let inSet = false;
  for (;;) {
    const character = source.charAt(at);
    if (character === '' || character === '\n') {
      throw new ExpressionError('a regular expression that does not end', opened);
    }
    if (character === '/' && !inSet) break;
    if (character === '[') inSet = true;
    if (character === ']') inSet = false;
    at += character === '\\' ? 2 : 1;
  }
  const flags = matchAt(/[A-Za-z]*/y, source, at + 1);
  const pattern = source.slice(opened + 1, at);
  if (pattern === '') throw new ExpressionError('an empty regular expression', opened);
  return [{ kind: 'regex', at: opened, pattern, flags }, at + 1 + flags.length - opened];
}
