import { Parser, type Expression, type Literal, type Options, type Token, type TokenType } from 'acorn';
import { ExpressionError } from './rules-error';

/** Maximum nesting of brackets, conditionals and prefixes, which acorn parses recursively. */
const MAX_NESTING = 60;

const LANGUAGE = new Set(
  'true false null ( ) [ ] , . ? : && || == === != !== < <= > >= + - * / % !'.split(' '),
);
const LITERALS = new Set(['num', 'string', 'regexp', 'name', 'eof']);
const numeral = /^(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
/** What strings of the rules language cannot contain: octal escapes and escaped line ends. */
const strangeEscape = /\\(?:[1-9\n\r]|[^])/g;

interface Inside {
  readonly type: TokenType & { readonly binop: number | null };
  readonly value: string;
  readonly start: number;
  next(): void;
  parseMaybeUnary(refusals: null, sawUnary: boolean): Expression;
  buildBinary(
    start: number,
    place: undefined,
    left: Expression,
    right: Expression,
    sign: string,
    logical: boolean,
  ): Expression;
}

/** Parses `a + b * c`. Unlike acorn's own it needs no stack for each link: generated rules chain thousands. */
function parseExprOp(
  this: Inside,
  left: Expression,
  start: number,
  _place: unknown,
  least: number,
): Expression {
  let whole = left;
  for (;;) {
    const { type, value } = this;
    if (type.binop === null || type.binop <= least) return whole;
    this.next();
    const at = this.start;
    const right = parseExprOp.call(this, this.parseMaybeUnary(null, false), at, undefined, type.binop);
    whole = this.buildBinary(
      start,
      undefined,
      whole,
      right,
      value,
      type.label === '||' || type.label === '&&',
    );
  }
}

const RuleParser = Parser.extend((Base) => {
  class Extended extends Base {}
  // `Regex` checks patterns, by the rules of this language.
  const unchecked = (): void => undefined;
  Object.assign(Extended.prototype, {
    parseExprOp,
    validateRegExpFlags: unchecked,
    validateRegExpPattern: unchecked,
  });
  return Extended;
});

/**
 * Parses one rule expression: acorn reads it as JavaScript, of which `expression.ts` allows a part.
 * @throws {ExpressionError} at the first token that does not fit.
 */
export function parseSource(source: string): Expression {
  const options: Options = {
    ecmaVersion: 5,
    preserveParens: true,
    onToken: limits(source),
    onComment: (_isBlock, _text, start) => fail('a comment inside an expression', start),
  };
  if (source.trim() === '') fail('an empty expression', 0);
  const parsed = parsedBy(source, options);
  const rest = source.slice(parsed.end).search(/\S/);
  if (rest === -1) return parsed;
  return fail(`unexpected ${found(source, parsed.end + rest)}`, parsed.end + rest);
}

function parsedBy(source: string, options: Options): Expression {
  try {
    return RuleParser.parseExpressionAt(source, 0, options);
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error)) throw error;
    const at = Number(error.pos);
    const problem = error.message.replace(/ \(\d+:\d+\)$/, '');
    return fail(problem === 'Unexpected token' ? `unexpected ${found(source, at)}` : problem, at);
  }
}

function limits(source: string): (token: Token) => void {
  const outer: number[] = [];
  let conditionals = 0;
  let prefixes = 0;
  return ({ type: { label }, start, end }) => {
    const text = source.slice(start, end);
    if (text === '=') fail('Rule expressions may not contain assignments.', start);
    if (!LITERALS.has(label) && !LANGUAGE.has(text)) fail(`unexpected ${found(source, start)}`, start);
    if (text === '(' || text === '[') {
      outer.push(conditionals);
      conditionals = 0;
    } else if (text === ')' || text === ']') conditionals = outer.pop() ?? 0;
    else if (text === ',') conditionals = 0;
    else if (text === '?') conditionals += 1;
    prefixes = text === '!' || text === '-' ? prefixes + 1 : 0;
    if (Math.max(outer.length, conditionals, prefixes) > MAX_NESTING) {
      fail(`nested deeper than ${MAX_NESTING} levels`, start);
    }
  };
}

/**
 * Returns the value of a literal that is no regular expression.
 * @throws {ExpressionError} for a number or string as only JavaScript has it.
 */
export function checkedLiteral(
  source: string,
  { value, start, end }: Literal,
): null | boolean | number | string {
  const text = source.slice(start, end);
  if (typeof value === 'number' && !numeral.test(text)) fail(`unexpected number ${text}`, start);
  if (typeof value === 'string') {
    for (const { 0: escape, index } of text.matchAll(strangeEscape)) {
      if (/[1-9\n\r]/.test(escape)) fail('unknown escape', start + index);
    }
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

export function found(source: string, at: number): string {
  const [text] = /^(?:[$\w]+|[^])/u.exec(source.slice(at)) ?? [];
  return text === undefined ? 'the end of the expression' : `"${text}"`;
}

export function fail(problem: string, at: number): never {
  throw new ExpressionError(problem, at);
}
