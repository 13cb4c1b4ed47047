import type { Type } from './members';
import { checkLength, EvaluationError, kindOf, sameValue, type Value } from './values';

const numeric: ReadonlySet<Type> = new Set<Type>(['Number', 'Value', 'Auth', 'QueryValue', 'Mixed']);
const ordered: ReadonlySet<Type> = new Set<Type>([...numeric, 'String']);
const comparable: ReadonlySet<Type> = new Set<Type>([...ordered, 'Boolean', 'Null', 'Ordering']);

/**
 * Applies an operator to two values.
 * @throws {EvaluationError} for values that it does not accept, such as null.
 */
type Apply = (a: Value, b: Value) => Value;

export interface Operator {
  readonly accepts: ReadonlySet<Type>;
  readonly requirement: string;
  readonly result: (left: Type, right: Type) => Type;
  readonly apply: Apply;
}

function equality(apply: Apply): Operator {
  const requirement = 'is not a number, boolean, string, or null';
  return { accepts: comparable, requirement, result: () => 'Boolean', apply };
}

function comparing(sign: string, compare: (a: number | string, b: number | string) => boolean): Operator {
  const apply: Apply = (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return compare(a, b);
    if (typeof a === 'string' && typeof b === 'string') return compare(a, b);
    throw new EvaluationError(
      `${sign} compares two numbers or two strings, not ${kindOf(a)} and ${kindOf(b)}`,
    );
  };
  return { accepts: ordered, requirement: 'must be a number or string', result: () => 'Boolean', apply };
}

function calculating(sign: string, calculate: (a: number, b: number) => number): Operator {
  const apply: Apply = (a, b) => calculate(asNumber(a, sign), asNumber(b, sign));
  return { accepts: numeric, requirement: 'is not a number', result: () => 'Number', apply };
}

const adding: Operator = {
  accepts: ordered,
  requirement: 'is not a number or string',
  result: (left, right) => {
    if (left === 'String' || right === 'String') return 'String';
    return left === 'Number' && right === 'Number' ? 'Number' : 'Value';
  },
  apply: (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return a + b;
    const sum = asText(a) + asText(b);
    checkLength(sum.length);
    return sum;
  },
};

/**
 * The operators by sign; `===` and `!==` are `==` and `!=`. Nothing is converted, except that a number added to a string
 * becomes text.
 */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['==', equality(sameValue)],
  ['!=', equality((a, b) => !sameValue(a, b))],
  ['+', adding],
  ['<', comparing('<', (a, b) => a < b)],
  ['<=', comparing('<=', (a, b) => a <= b)],
  ['>', comparing('>', (a, b) => a > b)],
  ['>=', comparing('>=', (a, b) => a >= b)],
  ['-', calculating('-', (a, b) => a - b)],
  ['*', calculating('*', (a, b) => a * b)],
  // Recorded from the real service (goldibex/targaryen): 1/0 is NaN there, not Infinity.
  ['/', calculating('/', (a, b) => (b === 0 ? NaN : a / b))],
  ['%', calculating('%', (a, b) => a % b)],
]);

export function isNumeric(type: Type): boolean {
  return numeric.has(type);
}

/**
 * Returns a value that must be a number.
 * @throws {EvaluationError} otherwise; it names the operator.
 */
export function asNumber(value: Value, sign: string): number {
  if (typeof value === 'number') return value;
  throw new EvaluationError(`${sign} needs numbers, not ${kindOf(value)}`);
}

function asText(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new EvaluationError(`+ adds numbers or strings, not ${kindOf(value)}`);
}
