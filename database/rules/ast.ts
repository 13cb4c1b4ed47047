import type { Regex } from './regex';

/** Operators on two values. `===` and `!==` are parsed as `==` and `!=`, which never convert types here. */
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=';

/** A parsed rule expression. `at` is the offset in the source of its first token, or of its operator. */
export type Expression =
  | { readonly kind: 'literal'; readonly at: number; readonly value: null | boolean | number | string }
  | { readonly kind: 'regex'; readonly at: number; readonly regex: Regex }
  | { readonly kind: 'variable'; readonly at: number; readonly name: string }
  | { readonly kind: 'member'; readonly at: number; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly at: number; readonly object: Expression; readonly key: Expression }
  | CallExpression
  | { readonly kind: 'array'; readonly at: number; readonly items: readonly Expression[] }
  | {
      readonly kind: 'unary';
      readonly at: number;
      readonly operator: '!' | '-';
      readonly operand: Expression;
    }
  | BinaryExpression
  | {
      readonly kind: 'logical';
      readonly at: number;
      readonly operator: '&&' | '||';
      readonly operands: readonly Expression[];
    }
  | {
      readonly kind: 'conditional';
      readonly at: number;
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    };

/** A method called on a value: `data.child('x')`. */
export interface CallExpression {
  readonly kind: 'call';
  readonly at: number;
  readonly object: Expression;
  readonly method: string;
  readonly args: readonly Expression[];
}

/** An operator between two values. */
export interface BinaryExpression {
  readonly kind: 'binary';
  readonly at: number;
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
