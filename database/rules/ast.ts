import type { Regex } from './regex';

/** Operators on two values. `===` and `!==` are parsed as `==` and `!=`, which never convert types here. */
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Where an expression stands in its source, as offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Node<Kind extends string> extends Span {
  readonly kind: Kind;
  /** The offset of its first token, or of its operator. */
  readonly at: number;
}

interface Literal extends Node<'literal'> {
  readonly value: null | boolean | number | string;
}

interface RegexLiteral extends Node<'regex'> {
  readonly regex: Regex;
}

interface Variable extends Node<'variable'> {
  readonly name: string;
}

interface Member extends Node<'member'> {
  readonly object: Expression;
  readonly name: string;
}

interface Index extends Node<'index'> {
  readonly object: Expression;
  readonly key: Expression;
}

/** A method called on a value: `data.child('x')`. */
export interface CallExpression extends Node<'call'> {
  readonly object: Expression;
  readonly method: string;
  readonly args: readonly Expression[];
}

interface List extends Node<'array'> {
  readonly items: readonly Expression[];
}

interface Unary extends Node<'unary'> {
  readonly operator: '!' | '-';
  readonly operand: Expression;
}

/** An operator between two values. */
export interface BinaryExpression extends Node<'binary'> {
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

interface Logical extends Node<'logical'> {
  readonly operator: '&&' | '||';
  readonly operands: readonly Expression[];
}

interface Conditional extends Node<'conditional'> {
  readonly test: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
}

/** A parsed rule expression. */
export type Expression =
  | Literal
  | RegexLiteral
  | Variable
  | Member
  | Index
  | CallExpression
  | List
  | Unary
  | BinaryExpression
  | Logical
  | Conditional;

/** Returns the parts of an expression, in the order of the source. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.key];
    case 'call':
      return [expression.object, ...expression.args];
    case 'array':
      return expression.items;
    case 'unary':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'logical':
      return expression.operands;
    case 'conditional':
      return [expression.test, expression.then, expression.otherwise];
    default:
      return [];
  }
}
