import { Parser, type Expression as Parsed, type Options, type Token, type TokenType } from 'acorn';
import type { BinaryOperator, Expression, Span } from './ast';
import { Regex } from './regex';
import { ExpressionError } from './rules-error';

/** Maximum nesting of brackets, conditionals and prefixes, which acorn parses recursively. */
const MAX_NESTING = 60;
/** Maximum height of the expression tree, which checker and evaluator walk recursively. */
const MAX_HEIGHT = 400;

/** The words and signs of JavaScript that the rules language has too, besides names and literals. */
const LANGUAGE = new Set(
  'true false null ( ) [ ] , . ? : && || == === != !== < <= > >= + - * / % !'.split(' '),
);
const LITERALS = new Set(['num', 'string', 'regexp', 'name', 'eof']);
const numeral = /^(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
/** What strings of the rules language cannot contain: octal escapes and escaped line ends. */
const strangeEscape = /\\(?:[1-9\n\r]|[^])/g;

const OPERATORS: ReadonlyMap<string, BinaryOperator> = new Map<string, BinaryOperator>([
  ['===', '=='],
  ['!==', '!='],
  ...(['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'] as const).map(
    (sign) => [sign, sign] as const,
  ),
]);

/** The part of acorn's parser that its plugins use. */
interface Inside {
  readonly type: TokenType & { readonly binop: number | null };
  readonly value: string;
  readonly start: number;
  next(): void;
  parseMaybeUnary(refusals: null, sawUnary: boolean): Parsed;
  buildBinary(
    start: number,
    place: undefined,
    left: Parsed,
    right: Parsed,
    sign: string,
    logical: boolean,
  ): Parsed;
}

/** Parses `a + b * c`. Unlike acorn's own it needs no stack for each link: generated rules chain thousands. */
function parseExprOp(this: Inside, left: Parsed, start: number, _place: unknown, least: number): Parsed {
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
 * Parses one rule expression: acorn reads it as JavaScript, of which only a part is allowed here.
 * @throws {ExpressionError} at the first token that does not fit.
 */
export function parseExpression(source: string): Expression {
  const options: Options = {
    ecmaVersion: 5,
    preserveParens: true,
    onToken: limits(source),
    onComment: (_isBlock, _text, start) => fail('a comment inside an expression', start),
  };
  if (source.trim() === '') fail('an empty expression', 0);
  const { parsed, end } = parsedBy(source, options);
  const rest = source.slice(end).search(/\S/);
  if (rest !== -1) fail(`unexpected ${found(source, end + rest)}`, end + rest);
  return new Converter(source).expression(parsed, 0);
}

function parsedBy(source: string, options: Options): { readonly parsed: Parsed; readonly end: number } {
  try {
    const parsed = RuleParser.parseExpressionAt(source, 0, options);
    return { parsed, end: parsed.end };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error)) throw error;
    const at = Number(error.pos);
    const problem = error.message.replace(/ \(\d+:\d+\)$/, '');
    return fail(problem === 'Unexpected token' ? `unexpected ${found(source, at)}` : problem, at);
  }
}

/** Refuses each token that the rules language does not have, and too deep nesting, before acorn goes deeper. */
function limits(source: string): (token: Token) => void {
  /** The conditionals around each open bracket, and those since the last one. */
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

/** Turns acorn's tree into that of the rules language. */
class Converter {
  constructor(private readonly source: string) {}

  expression(node: Parsed, height: number): Expression {
    if (height > MAX_HEIGHT) fail('an expression too deep to evaluate', node.start);
    const span = { at: node.start, start: node.start, end: node.end };
    const part = (inner: Parsed): Expression => this.expression(inner, height + 1);
    switch (node.type) {
      case 'ParenthesizedExpression':
        return this.expression(node.expression, height);
      case 'Identifier':
        return { ...span, kind: 'variable', name: node.name };
      case 'Literal':
        return node.regex
          ? { ...span, kind: 'regex', regex: new Regex(node.regex.pattern, node.regex.flags, node.start + 1) }
          : { ...span, kind: 'literal', value: this.literal(node.value, node) };
      case 'ArrayExpression':
        return {
          ...span,
          kind: 'array',
          items: node.elements.map((item) => part(this.given(item, node.end))),
        };
      case 'UnaryExpression': {
        const operator = node.operator === '!' ? '!' : '-';
        if (node.operator === '+') this.refuse(node.start);
        return { ...span, kind: 'unary', operator, operand: part(node.argument) };
      }
      case 'BinaryExpression': {
        const operator = OPERATORS.get(node.operator) ?? this.refuse(node.start);
        const [left, right] = [part(this.given(node.left, node.start)), part(node.right)];
        return { ...span, at: this.after(node.left), kind: 'binary', operator, left, right };
      }
      case 'LogicalExpression': {
        const operator = node.operator === '&&' ? '&&' : '||';
        const links = chainOf(node);
        const [first = node] = links;
        return { ...span, at: this.after(first), kind: 'logical', operator, operands: links.map(part) };
      }
      case 'ConditionalExpression': {
        const [test, then, otherwise] = [node.test, node.consequent, node.alternate].map(part);
        if (!test || !then || !otherwise) return this.refuse(node.start);
        return { ...span, at: this.after(node.test), kind: 'conditional', test, then, otherwise };
      }
      case 'MemberExpression': {
        const object = part(this.given(node.object, node.start));
        const place = { ...span, at: this.after(node.object) };
        const name = this.nameOf(node.property, node.computed);
        if (name !== null) return { ...place, kind: 'member', object, name };
        return { ...place, kind: 'index', object, key: part(this.given(node.property, node.start)) };
      }
      case 'CallExpression': {
        const callee = node.callee.type === 'MemberExpression' ? part(node.callee) : null;
        if (callee?.kind !== 'member') return this.refuse(this.after(node.callee));
        const args = node.arguments.map((argument) => part(this.given(argument, node.end)));
        return { ...span, at: callee.at, kind: 'call', object: callee.object, method: callee.name, args };
      }
      default:
        return this.refuse(node.start);
    }
  }

  private literal(value: unknown, { start, end }: Span): string | number | boolean | null {
    const text = this.source.slice(start, end);
    if (typeof value === 'number' && !numeral.test(text)) fail(`unexpected number ${text}`, start);
    if (typeof value === 'string') {
      for (const { 0: escape, index } of text.matchAll(strangeEscape)) {
        if (/[1-9\n\r]/.test(escape)) fail('unknown escape', start + index);
      }
      return value;
    }
    return typeof value === 'number' || typeof value === 'boolean' ? value : null;
  }

  /** Returns the name of a member: `a.name` or `a['name']`; null for a computed one. */
  private nameOf(
    property: Parsed | { readonly type: 'PrivateIdentifier' },
    computed: boolean,
  ): string | null {
    if (property.type === 'Identifier') return computed ? null : property.name;
    return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
  }

  /** Returns a part that the rules language requires, where JavaScript has other forms too. */
  private given(part: { readonly type: string } | null, at: number): Parsed {
    if (part === null || !isExpression(part)) return this.refuse(at);
    return part;
  }

  /** Returns the offset of the sign after an expression. */
  private after({ end }: Span): number {
    return end + this.source.slice(end).search(/\S/);
  }

  private refuse(at: number): never {
    return fail(`unexpected ${found(this.source, at)}`, at);
  }
}

function isExpression(part: { readonly type: string }): part is Parsed {
  return part.type !== 'Super' && part.type !== 'PrivateIdentifier' && part.type !== 'SpreadElement';
}

/** Returns the operands of a chain of one logical operator, which becomes one flat node. */
function chainOf(whole: Parsed & { readonly type: 'LogicalExpression' }): Parsed[] {
  const operands: Parsed[] = [];
  let rest: Parsed = whole;
  while (rest.type === 'LogicalExpression' && rest.operator === whole.operator) {
    operands.push(rest.right);
    rest = rest.left;
  }
  return [...operands, rest].reverse();
}

/** Describes what stands at an offset, for error messages. */
function found(source: string, at: number): string {
  const [text] = /^(?:[$\w]+|[^])/u.exec(source.slice(at)) ?? [];
  return text === undefined ? 'the end of the expression' : `"${text}"`;
}

function fail(problem: string, at: number): never {
  throw new ExpressionError(problem, at);
}
