import type { Expression } from '../rules/ast';
import { evaluate, type Variables } from '../rules/evaluator';
import { EvaluationError, QueryValue, RecordValue, SnapshotValue, type Value } from '../rules/values';
import type { ObservedValue } from './shape';

/** Returns the source text of an expression. */
function sourceOf(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'variable':
      return expression.name;
    case 'member':
      return `${sourceOf(expression.object)}.${expression.name}`;
    case 'index':
      return `${sourceOf(expression.object)}[${sourceOf(expression.key)}]`;
    case 'call':
      return `${sourceOf(expression.object)}.${expression.method}(${expression.args.map(sourceOf).join(', ')})`;
    case 'array':
      return `[${expression.items.map(sourceOf).join(', ')}]`;
    case 'regex':
      return '/…/';
    case 'unary':
      return `${expression.operator}${sourceOf(expression.operand)}`;
    case 'binary':
      return `${sourceOf(expression.left)} ${expression.operator} ${sourceOf(expression.right)}`;
    case 'logical':
      return expression.operands.map(sourceOf).join(` ${expression.operator} `);
    case 'conditional':
      return `${sourceOf(expression.test)} ? ${sourceOf(expression.then)} : ${sourceOf(expression.otherwise)}`;
  }
}

/** Yields the parts of an expression that name a value, outermost first. */
function* namesIn(expression: Expression): Generator<Expression> {
  switch (expression.kind) {
    case 'variable':
      yield expression;
      return;
    case 'member':
    case 'index':
    case 'call':
      yield expression;
      if (expression.kind === 'index') yield* namesIn(expression.key);
      if (expression.kind === 'call') yield* namesInAll(expression.args);
      // The object of a method call is worth showing when it is a value itself, such as a text.
      if (expression.kind === 'call' || expression.kind === 'index') yield* namesIn(expression.object);
      return;
    case 'unary':
      yield* namesIn(expression.operand);
      return;
    case 'binary':
      yield* namesInAll([expression.left, expression.right]);
      return;
    case 'logical':
      yield* namesInAll(expression.operands);
      return;
    case 'conditional':
      yield* namesInAll([expression.test, expression.then, expression.otherwise]);
      return;
    case 'array':
      yield* namesInAll(expression.items);
      return;
    case 'literal':
    case 'regex':
  }
}

function* namesInAll(expressions: readonly Expression[]): Generator<Expression> {
  for (const expression of expressions) yield* namesIn(expression);
}

function valueText(value: Value): string | null {
  // A location is not a value; the result of a method on it is.
  if (value instanceof SnapshotValue || value instanceof QueryValue) return null;
  return value instanceof RecordValue ? JSON.stringify(value.record) : JSON.stringify(value);
}

function observedValue(expression: Expression, variables: Variables): ObservedValue | null {
  const source = sourceOf(expression);
  try {
    const value = valueText(evaluate(expression, variables));
    return value === null ? null : { source, value };
  } catch (error) {
    if (error instanceof EvaluationError) return { source, value: `cannot be worked out: ${error.message}` };
    throw error;
  }
}

/** Returns the values that a rule used, each once: for example `auth.uid` is `"anna"`. */
export function observedValues(expression: Expression, variables: Variables): ObservedValue[] {
  const values = new Map<string, ObservedValue>();
  for (const name of namesIn(expression)) {
    const observed = observedValue(name, variables);
    if (observed !== null) values.set(observed.source, observed);
  }
  return [...values.values()];
}
