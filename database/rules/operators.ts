import type { BinaryOperator } from './ast';
import { concatenate } from './string-methods';
import { EvaluationError, kindOf, sameValue, type Value } from './values';

type Apply = (a: Value, b: Value) => Value;

/** Nothing is converted, except that a number added to a string becomes text. */
const OPERATORS: Readonly<Record<BinaryOperator, Apply>> = {
  '==': sameValue,
  '!=': (a, b) => !sameValue(a, b),
  '+': (a, b) => (typeof a === 'number' && typeof b === 'number' ? a + b : concatenate(asText(a), asText(b))),
  '<': comparing('<', (a, b) => a < b),
  '<=': comparing('<=', (a, b) => a <= b),
  '>': comparing('>', (a, b) => a > b),
  '>=': comparing('>=', (a, b) => a >= b),
  '-': calculating('-', (a, b) => a - b),
  '*': calculating('*', (a, b) => a * b),
  // Recorded from the real service (goldibex/targaryen): 1/0 is NaN there, not Infinity.
  '/': calculating('/', (a, b) => (b === 0 ? NaN : a / b)),
  '%': calculating('%', (a, b) => a % b),
};

/**
 * Applies an operator to two values.
 * @throws {EvaluationError} for values that the operator does not accept, such as null.
 */
export function applyOperator(operator: BinaryOperator, a: Value, b: Value): Value {
  return OPERATORS[operator](a, b);
}

/**
 * Returns a value that must be a number.
 * @throws {EvaluationError} otherwise; it names the operator.
 */
export function asNumber(value: Value, operator: string): number {
  if (typeof value === 'number') return value;
  throw new EvaluationError(`${operator} needs numbers, not ${kindOf(value)}`);
}

function calculating(operator: string, calculate: (a: number, b: number) => number): Apply {
  return (a, b) => calculate(asNumber(a, operator), asNumber(b, operator));
}

function comparing(operator: string, compare: (a: number | string, b: number | string) => boolean): Apply {
  return (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return compare(a, b);
    if (typeof a === 'string' && typeof b === 'string') return compare(a, b);
    throw new EvaluationError(
      `${operator} compares two numbers or two strings, not ${kindOf(a)} and ${kindOf(b)}`,
    );
  };
}

function asText(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new EvaluationError(`+ adds numbers or strings, not ${kindOf(value)}`);
}
