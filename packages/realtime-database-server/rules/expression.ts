import type { Expression as Parsed } from 'acorn';
import { argumentProblem, memberOf, textual, type Type } from './members';
import { asNumber, isNumeric, OPERATORS } from './operators';
import { checkedLiteral, fail, found, parseSource } from './parser';
import { Regex } from './regex';
import { EvaluationError, kindOf, RecordValue, textOf, type Value } from './values';

const MAX_HEIGHT = 400;

export type Scope = ReadonlyMap<string, Type>;

export interface Variables {
  get(name: string): Value | undefined;
  saw?(part: Expression, isTrue: boolean): void;
}

/** A part of a rule that was checked and can be evaluated. `start` and `end` are offsets in the source. */
export interface Expression {
  /** As acorn names it; brackets around it are left out. */
  readonly kind: Parsed['type'];
  readonly start: number;
  readonly end: number;
  /** The offset of its first token, or of its operator. */
  readonly at: number;
  readonly type: Type;
  /** In the order of the source. A chain of `&&` or of `||` is one part with many operands. */
  readonly parts: readonly Expression[];
  readonly regex?: Regex;
  /**
   * The time depends on the size of the expression and on the length of its texts; there are no loops.
   * @throws {EvaluationError} when the data has the wrong type (`null < 1`). The whole rule then counts as
   *   false.
   */
  readonly evaluate: (variables: Variables) => Value;
}

/**
 * Compiles a whole rule. It checks what the real service checks before it accepts one: operands and arguments must have
 * a possible type, and the rule itself must be a boolean. What depends on the data (is `auth.level` a number?) is
 * left to evaluation. The accepted rules and the error messages were recorded by the open-source projects targaryen
 * (goldibex/targaryen) and pyric (davideast/pyric).
 * @throws {ExpressionError} at the invalid part.
 */
export function compileRule(source: string, scope: Scope): Expression {
  const compiled = compile(source, scope);
  if (compiled.type === 'Boolean') return compiled;
  return fail('Expression must evaluate to a boolean.', compiled.at);
}

/**
 * The same as `compileRule`, for an expression of any type.
 * @throws {ExpressionError} at the first part that does not fit.
 */
export function compile(source: string, scope: Scope): Expression {
  return new Compiler(source, scope).any(parseSource(source), 0);
}

type Meaning = Omit<Expression, 'kind' | 'start' | 'end' | 'at'> & { readonly at?: number };

class Compiler {
  constructor(
    private readonly source: string,
    private readonly scope: Scope,
  ) {}

  any(node: Parsed, height: number): Expression {
    if (height > MAX_HEIGHT) fail('an expression too deep to evaluate', node.start);
    if (node.type === 'ParenthesizedExpression') return this.any(node.expression, height);
    const { type: kind, start, end } = node;
    return { kind, start, end, at: start, ...this.meaning(node, height + 1) };
  }

  private value(node: { readonly type: string }, height: number, at = 0): Expression {
    // JavaScript has other forms here, which the rules language has not.
    const part = isExpression(node) ? this.any(node, height) : this.refuse(at);
    return part.type === 'List' ? fail('Unexpected array literal.', part.at) : part;
  }

  private meaning(node: Parsed, height: number): Meaning {
    const value = (part: { readonly type: string }): Expression => this.value(part, height, node.start);
    switch (node.type) {
      case 'Identifier':
        return this.variable(node.name, node.start);
      case 'Literal': {
        if (node.regex) return regular(new Regex(node.regex.pattern, node.regex.flags, node.start + 1));
        const literal = checkedLiteral(this.source, node);
        return { type: typeOfLiteral(literal), parts: [], evaluate: () => literal };
      }
      case 'ArrayExpression': {
        const parts = node.elements.map((item) => value(item ?? this.refuse(node.end)));
        return { type: 'List', parts, evaluate: () => noValue() };
      }
      case 'UnaryExpression':
        return this.unary(node.operator, node.start, () => value(node.argument));
      case 'BinaryExpression':
        return this.binary(node.operator, this.after(node.left), value(node.left), value(node.right));
      case 'LogicalExpression': {
        const links = chainOf(node);
        const [first = node] = links;
        return { at: this.after(first), ...logical(node.operator, links.map(value)) };
      }
      case 'ConditionalExpression':
        return {
          at: this.after(node.test),
          ...conditional(value(node.test), value(node.consequent), value(node.alternate)),
        };
      case 'MemberExpression': {
        const [object, at, name] = [value(node.object), this.after(node.object), memberName(node)];
        if (name !== null) return { at, ...field(object, name, at) };
        return { at, ...indexed(object, value(node.property), at) };
      }
      case 'CallExpression': {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? memberName(callee) : null;
        if (callee.type !== 'MemberExpression' || name === null) return this.refuse(this.after(callee));
        const object = value(callee.object);
        const args = node.arguments.map((arg) => (isExpression(arg) ? this.any(arg, height) : value(arg)));
        const at = this.after(callee.object);
        return { at, ...call(object, name, args, at) };
      }
      default:
        return this.refuse(node.start);
    }
  }

  private variable(name: string, at: number): Meaning {
    const unknown =
      name === 'newData' ? 'newData is invalid in .read expressions.' : `Unknown variable '${name}'.`;
    const type = this.scope.get(name) ?? fail(unknown, at);
    return { type, parts: [], evaluate: (variables) => variables.get(name) ?? null };
  }

  private unary(sign: string, at: number, operandOf: () => Expression): Meaning {
    if (sign !== '!' && sign !== '-') return this.refuse(at);
    const operand = operandOf();
    if (sign === '!') {
      if (operand.type !== 'Boolean') fail('! only operates on booleans.', at);
      return { type: 'Boolean', parts: [operand], evaluate: (variables) => !isTrue(operand, variables) };
    }
    if (!isNumeric(operand.type)) fail('- only operates on numbers.', at);
    const evaluate = (variables: Variables): Value => -asNumber(operand.evaluate(variables), '-');
    return { type: 'Number', parts: [operand], evaluate };
  }

  private binary(written: string, at: number, left: Expression, right: Expression): Meaning {
    // They never convert types here.
    const sign = written.replace(/^([=!]=)=$/, '$1');
    const { accepts, requirement, result, apply } = OPERATORS.get(sign) ?? this.refuse(at);
    const check = ({ type, at: place }: Expression, side: string): void => {
      if (!accepts.has(type)) fail(`Invalid ${sign} expression: ${side} operand ${requirement}.`, place);
    };
    check(left, 'left');
    check(right, 'right');
    checkOrdering(sign, left, right, 'right');
    checkOrdering(sign, right, left, 'left');
    const evaluate = (variables: Variables): Value =>
      apply(left.evaluate(variables), right.evaluate(variables));
    return { at, type: result(left.type, right.type), parts: [left, right], evaluate };
  }

  private after({ end }: { readonly end: number }): number {
    return end + this.source.slice(end).search(/\S/);
  }

  private refuse(at: number): never {
    return fail(`unexpected ${found(this.source, at)}`, at);
  }
}

function isExpression(part: { readonly type: string }): part is Parsed {
  return part.type !== 'Super' && part.type !== 'PrivateIdentifier' && part.type !== 'SpreadElement';
}

function memberName({ property, computed }: Parsed & { readonly type: 'MemberExpression' }): string | null {
  if (property.type === 'Identifier') return computed ? null : property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

function chainOf(whole: Parsed & { readonly type: 'LogicalExpression' }): Parsed[] {
  const operands: Parsed[] = [];
  let rest: Parsed = whole;
  while (rest.type === 'LogicalExpression' && rest.operator === whole.operator) {
    operands.push(rest.right);
    rest = rest.left;
  }
  return [...operands, rest].reverse();
}

function noValue(): never {
  throw new EvaluationError('a regular expression or list outside of its method');
}

function regular(regex: Regex): Meaning {
  return { type: 'Regex', parts: [], regex, evaluate: noValue };
}

function typeOfLiteral(value: Value): Type {
  if (value === null) return 'Null';
  if (typeof value === 'boolean') return 'Boolean';
  return typeof value === 'number' ? 'Number' : 'String';
}

/** An index must know when the rule is read what an ordering is compared with. */
function checkOrdering(sign: string, ordering: Expression, other: Expression, side: string): void {
  const isKnown = other.kind === 'Literal' || other.type === 'Ordering';
  if (ordering.type !== 'Ordering' || (isKnown && other.type !== 'Boolean' && other.type !== 'Number'))
    return;
  fail(
    `Invalid ${sign} expression: ${side} operand must be an ordering or string literal when comparing against an ordering.`,
    other.at,
  );
}

function isTrue(expression: Expression, variables: Variables): boolean {
  const value = expression.evaluate(variables);
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`true or false expected, not ${kindOf(value)}`);
}

function decides(part: Expression, variables: Variables): boolean {
  const result = isTrue(part, variables);
  variables.saw?.(part, result);
  return result;
}

function logical(sign: string, parts: readonly Expression[]): Meaning {
  for (const [index, { type, at }] of parts.entries()) {
    if (type !== 'Boolean') fail(`${index === 0 ? 'Left' : 'Right'} operand of ${sign} must be boolean.`, at);
  }
  const isOr = sign === '||';
  const evaluate = (variables: Variables): boolean =>
    isOr ? parts.some((part) => decides(part, variables)) : parts.every((part) => decides(part, variables));
  return { type: 'Boolean', parts, evaluate };
}

function conditional(test: Expression, then: Expression, otherwise: Expression): Meaning {
  if (test.type !== 'Boolean') fail('condition of ? must be boolean.', test.at);
  const types = [then.type, otherwise.type];
  const isText = types.some((type) => type === 'String' || type === 'Value' || type === 'Auth');
  const evaluate = (variables: Variables): Value =>
    (decides(test, variables) ? then : otherwise).evaluate(variables);
  const type = then.type === otherwise.type ? then.type : isText ? 'Value' : 'Mixed';
  return { type, parts: [test, then, otherwise], evaluate };
}

/** Reads a field. A field of null is null, so that `auth.token.level` needs no check at each step. */
function read(object: Value, name: string): Value {
  if (object instanceof RecordValue) return object.get(name);
  return typeof object === 'string' && name === 'length' ? object.length : null;
}

function field(object: Expression, name: string, at: number): Meaning {
  const member = memberOf(object.type, name, at);
  const type = typeof member === 'string' ? member : 'Method';
  return { type, parts: [object], evaluate: (variables) => read(object.evaluate(variables), name) };
}

function indexed(object: Expression, key: Expression, at: number): Meaning {
  if (object.type !== 'Auth') fail('Invalid property access.', at);
  const evaluate = (variables: Variables): Value => {
    const record = object.evaluate(variables);
    const name = key.evaluate(variables);
    if (typeof name === 'string' || typeof name === 'number') return read(record, String(name));
    throw new EvaluationError(`an index must be a string or a number, not ${kindOf(name)}`);
  };
  return { type: 'Auth', parts: [object, key], evaluate };
}

function call(object: Expression, name: string, args: readonly Expression[], at: number): Meaning {
  const method = memberOf(object.type, name, at);
  if (typeof method === 'string')
    return fail('Type error: Function call on target that is not a function.', at);
  const types = args.map(({ type }) => type);
  const problem = argumentProblem(name, method.parameters, types);
  if (problem !== null) fail(problem, at);
  const [first] = args;
  const { result: type } = method;
  const parts = [object, ...args];
  const regex = first?.regex;
  if (regex !== undefined) {
    const evaluate = (variables: Variables): Value =>
      regex.test(textOf(object.evaluate(variables), `${name} needs`));
    return { type, parts, evaluate };
  }
  if (first?.type === 'List' && !first.parts.every((item) => textual.has(item.type)))
    fail('hasChildren() expects an array of strings.', first.at);
  const texts = method.parameters === 'list' ? (first?.parts ?? null) : args;
  const evaluate = (variables: Variables): Value =>
    method.call(
      object.evaluate(variables),
      () => texts?.map((text) => textOf(text.evaluate(variables), `${name} takes`)) ?? null,
    );
  return { type, parts, evaluate };
}
