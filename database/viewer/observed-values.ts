import type { Expression } from '../rules/ast';
import { evaluate, type Variables } from '../rules/evaluator';
import type { Rule } from '../rules/rule';
import { EvaluationError, QueryValue, RecordValue, SnapshotValue, type Value } from '../rules/values';
import type { ObservedValue } from './shape';

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

function observedValue(rule: Rule, expression: Expression, variables: Variables): ObservedValue | null {
  const source = rule.source.slice(expression.start, expression.end);
  try {
    const value = valueText(evaluate(expression, variables));
    return value === null ? null : { source, value };
  } catch (error) {
    if (error instanceof EvaluationError) return { source, value: `cannot be worked out: ${error.message}` };
    throw error;
  }
}

/** Returns the values that a rule used, each once: for example `auth.uid` is `"anna"`. */
export function observedValues(rule: Rule, variables: Variables): ObservedValue[] {
  const values = new Map<string, ObservedValue>();
  for (const name of namesIn(rule.expression)) {
    const observed = observedValue(rule, name, variables);
    if (observed !== null) values.set(observed.source, observed);
  }
  return [...values.values()];
}
