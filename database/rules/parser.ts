import type { BinaryOperator, Expression } from './ast';
import { tokenize } from './lexer';
import { Regex } from './regex';
import { ExpressionError } from './rules-error';
import { describeToken, TokenReader } from './token-reader';

/** Maximum nesting of brackets and prefixes, and maximum length of a chain such as a + b + c. */
const MAX_NESTING = 60;
const MAX_CHAIN = 200;
/** Maximum height of the expression tree, which checker and evaluator walk recursively. */
const MAX_HEIGHT = 400;

/** The operators on two values by their symbols. Those of a later row are applied first. */
const PRECEDENCE: readonly Readonly<Record<string, BinaryOperator>>[] = [
  { '==': '==', '===': '==', '!=': '!=', '!==': '!=' },
  { '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/', '%': '%' },
];
const constants = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Parses one rule expression.
 * @throws {ExpressionError} at the first token that does not fit.
 */
export function parseExpression(source: string): Expression {
  const tokens = tokenize(source);
  if (tokens.length === 1) throw new ExpressionError('an empty expression', 0);
  return new Parser(new TokenReader(tokens)).whole();
}

class Parser {
  private nesting = 0;
  private readonly heights = new WeakMap<Expression, number>();

  constructor(private readonly tokens: TokenReader) {}

  whole(): Expression {
    const expression = this.expression();
    const token = this.tokens.peek();
    if (token.kind !== 'end') throw new ExpressionError(`unexpected ${describeToken(token)}`, token.at);
    return expression;
  }

  private expression(): Expression {
    return this.nested(() => {
      const test = this.logical('||', () => this.logical('&&', () => this.binary(0)));
      const at = this.tokens.peek().at;
      if (!this.tokens.takes('?')) return test;
      const then = this.expression();
      this.tokens.expect(':');
      const otherwise = this.expression();
      return this.node({ kind: 'conditional', at, test, then, otherwise }, [test, then, otherwise]);
    });
  }

  /**
   * A chain of the same logical operator becomes one flat node, because generated rules chain hundreds of
   * them.
   */
  private logical(operator: '&&' | '||', operand: () => Expression): Expression {
    const first = operand();
    const at = this.tokens.peek().at;
    const operands = [first];
    while (this.tokens.takes(operator)) operands.push(operand());
    return operands.length === 1 ? first : this.node({ kind: 'logical', at, operator, operands }, operands);
  }

  private binary(row: number): Expression {
    const operators = PRECEDENCE[row];
    if (operators === undefined) return this.unary();
    let left = this.binary(row + 1);
    for (let links = 0; ; links += 1) {
      const token = this.tokens.peek();
      const operator = token.kind === 'symbol' ? operators[token.symbol] : undefined;
      if (operator === undefined) return left;
      this.checkChain(links, token.at);
      this.tokens.skip();
      const right = this.binary(row + 1);
      left = this.node({ kind: 'binary', at: token.at, operator, left, right }, [left, right]);
    }
  }

  private unary(): Expression {
    const at = this.tokens.peek().at;
    for (const operator of ['!', '-'] as const) {
      if (!this.tokens.takes(operator)) continue;
      const operand = this.nested(() => this.unary());
      return this.node({ kind: 'unary', at, operator, operand }, [operand]);
    }
    return this.postfix();
  }

  private postfix(): Expression {
    let object = this.primary();
    for (let links = 0; ; links += 1) {
      const at = this.tokens.peek().at;
      this.checkChain(links, at);
      if (this.tokens.takes('.')) object = this.member(object, this.tokens.name(), at);
      else if (this.tokens.takes('[')) object = this.index(object, at);
      else return object;
    }
  }

  private member(object: Expression, name: string, at: number): Expression {
    if (!this.tokens.takes('(')) return this.node({ kind: 'member', at, object, name }, [object]);
    const args = this.list(')');
    return this.node({ kind: 'call', at, object, method: name, args }, [object, ...args]);
  }

  private index(object: Expression, at: number): Expression {
    const key = this.expression();
    this.tokens.expect(']');
    if (key.kind === 'literal' && typeof key.value === 'string') return this.member(object, key.value, at);
    return this.node({ kind: 'index', at, object, key }, [object, key]);
  }

  private primary(): Expression {
    const token = this.tokens.peek();
    this.tokens.skip();
    switch (token.kind) {
      case 'number':
      case 'string':
        return { kind: 'literal', at: token.at, value: token.value };
      case 'regex':
        return { kind: 'regex', at: token.at, regex: new Regex(token.pattern, token.flags, token.at + 1) };
      case 'name': {
        const value = constants.get(token.name);
        if (value !== undefined) return { kind: 'literal', at: token.at, value };
        return { kind: 'variable', at: token.at, name: token.name };
      }
      case 'symbol':
        if (token.symbol === '(') {
          const inner = this.expression();
          this.tokens.expect(')');
          return inner;
        }
        if (token.symbol === '[') {
          const items = this.list(']');
          return this.node({ kind: 'array', at: token.at, items }, items);
        }
        break;
      case 'end':
    }
    throw new ExpressionError(`unexpected ${describeToken(token)}`, token.at);
  }

  private list(close: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    if (this.tokens.takes(close)) return items;
    do items.push(this.expression());
    while (this.tokens.takes(','));
    this.tokens.expect(close);
    return items;
  }

  private nested<T>(parse: () => T): T {
    if (this.nesting >= MAX_NESTING) {
      throw new ExpressionError(`nested deeper than ${MAX_NESTING} levels`, this.tokens.peek().at);
    }
    this.nesting += 1;
    const result = parse();
    this.nesting -= 1;
    return result;
  }

  private checkChain(links: number, at: number): void {
    if (links > MAX_CHAIN) throw new ExpressionError(`a chain of more than ${MAX_CHAIN} operators`, at);
  }

  private node(expression: Expression, parts: readonly Expression[]): Expression {
    const height = 1 + parts.reduce((most, part) => Math.max(most, this.heights.get(part) ?? 0), 0);
    if (height > MAX_HEIGHT) throw new ExpressionError('an expression too deep to evaluate', expression.at);
    this.heights.set(expression, height);
    return expression;
  }
}
