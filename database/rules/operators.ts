import type { BinaryOperator } from './ast';
import { concatenate } from './string-methods';
import { EvaluationError, kindOf, sameValue, type Value } from './values';

/**
 * Applies an operator to two values. Nothing is converted, except that a number added to a string becomes
 * text.
 * @throws {EvaluationError} for values that the operator does not accept, such as null.
 */
export function applyOperator(operator: BinaryOperator, a: Value, b: Value): Value {
  switch (operator) {
    case '==':
      return sameValue(a, b);
    case '!=':
      return !sameValue(a, b);
    case '+':
      return sum(a, b);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, a, b);
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, asNumber(a, operator), asNumber(b, operator));
  }
}

/**
 * Returns a value that must be a number.
 * @throws {EvaluationError} otherwise; it names the operator.
 */
export function asNumber(value: Value, operator: string): number {
  if (typeof value === 'number') return value;
  throw new EvaluationError(`${operator} needs numbers, not ${kindOf(value)}`);
}

function sum(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  return concatenate(asText(a), asText(b));
}

function arithmetic(operator: '-' | '*' | '/' | '%', a: number, b: number): number {
  switch (operator) {
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      // Recorded from the real service (goldibex/targaryen): 1/0 is NaN there, not Infinity.
      return b === 0 ? NaN : a / b;
    case '%':
      return a % b;
  }
}

function compare(operator: BinaryOperator, a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') return ordered(operator, a < b, a > b, a === b);
  if (typeof a === 'string' && typeof b === 'string') return ordered(operator, a < b, a > b, a === b);
  throw new EvaluationError(
    `${operator} compares two numbers or two strings, not ${kindOf(a)} and ${kindOf(b)}`,
  );
}

/** Evaluates a comparison. With NaN, `less`, `more` and `same` are all false, and so is the result. */
function ordered(operator: BinaryOperator, less: boolean, more: boolean, same: boolean): boolean {
  if (operator === '<') return less;
  if (operator === '>') return more;
  return same || (operator === '<=' ? less : more);
}

function asText(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new EvaluationError(`+ adds numbers or strings, not ${kindOf(value)}`);
}
