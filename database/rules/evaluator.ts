import type { CallExpression, Expression } from './ast';
import { Branch } from '../tree/node';
import { applyOperator, asNumber } from './operators';
import { callStringMethod } from './string-methods';
import { EvaluationError, kindOf, RecordValue, SnapshotValue, type Value } from './values';

export interface Variables {
  get(name: string): Value | undefined;
  /** Is told the result of a part that decides whether other parts are evaluated. */
  saw?(part: Expression, isTrue: boolean): void;
}

/**
 * Evaluates a checked expression. The time depends on its size and on the length of its texts; there are no
 * loops.
 * @throws {EvaluationError} when the data has the wrong type (`null < 1`). The whole rule then counts as
 *   false.
 */
export function evaluate(expression: Expression, variables: Variables): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable':
      return variables.get(expression.name) ?? null;
    case 'member':
      return member(evaluate(expression.object, variables), expression.name);
    case 'index':
      return indexed(evaluate(expression.object, variables), evaluate(expression.key, variables));
    case 'call':
      return call(expression, variables);
    case 'unary':
      return expression.operator === '!'
        ? !asBoolean(evaluate(expression.operand, variables))
        : -asNumber(evaluate(expression.operand, variables), '-');
    case 'binary':
      return applyOperator(
        expression.operator,
        evaluate(expression.left, variables),
        evaluate(expression.right, variables),
      );
    case 'logical':
      return logical(expression.operator, expression.operands, variables);
    case 'conditional': {
      const isTrue = asBoolean(evaluate(expression.test, variables));
      variables.saw?.(expression.test, isTrue);
      return evaluate(isTrue ? expression.then : expression.otherwise, variables);
    }
    case 'regex':
    case 'array':
      throw new EvaluationError('a regular expression or list outside of its method');
  }
}

function logical(operator: '&&' | '||', operands: readonly Expression[], variables: Variables): boolean {
  const decides = operator === '||';
  for (const operand of operands) {
    const isTrue = asBoolean(evaluate(operand, variables));
    variables.saw?.(operand, isTrue);
    if (isTrue === decides) return decides;
  }
  return !decides;
}

/** Returns a field. A field of null is null, so that `auth.token.level` needs no check at each step. */
function member(object: Value, name: string): Value {
  if (object instanceof RecordValue) return object.get(name);
  return typeof object === 'string' && name === 'length' ? object.length : null;
}

function indexed(object: Value, key: Value): Value {
  if (typeof key !== 'string' && typeof key !== 'number') {
    throw new EvaluationError(`an index must be a string or a number, not ${kindOf(key)}`);
  }
  return member(object, String(key));
}

function call(expression: CallExpression, variables: Variables): Value {
  const object = evaluate(expression.object, variables);
  if (object instanceof SnapshotValue) return callSnapshot(object, expression, variables);
  if (typeof object !== 'string') {
    throw new EvaluationError(`${expression.method} needs a string, not ${kindOf(object)}`);
  }
  const [first] = expression.args;
  if (first?.kind === 'regex') return first.regex.test(object);
  return callStringMethod(object, expression.method, strings(expression.args, expression.method, variables));
}

function callSnapshot(location: SnapshotValue, expression: CallExpression, variables: Variables): Value {
  const [first] = expression.args;
  const path = (): string =>
    first === undefined ? '' : asString(evaluate(first, variables), expression.method);
  switch (expression.method) {
    case 'val':
      return location.val();
    case 'child':
      return location.child(path());
    case 'parent':
      return location.parent();
    case 'exists':
      return location.node !== null;
    case 'isString':
      return typeof location.val() === 'string';
    case 'isNumber':
      return typeof location.val() === 'number';
    case 'isBoolean':
      return typeof location.val() === 'boolean';
    case 'getPriority':
      return location.node?.priority ?? null;
    case 'hasChild':
      return location.child(path()).node !== null;
    case 'hasChildren':
      if (first?.kind !== 'array') return location.node instanceof Branch;
      return (
        location.node !== null &&
        strings(first.items, 'hasChildren', variables).every((key) => location.child(key).node !== null)
      );
    default:
      throw new EvaluationError(`a snapshot has no method ${JSON.stringify(expression.method)}`);
  }
}

function strings(args: readonly Expression[], method: string, variables: Variables): string[] {
  return args.map((argument) => asString(evaluate(argument, variables), method));
}

function asString(value: Value, method: string): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError(`${method} takes a string, not ${kindOf(value)}`);
}

function asBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`true or false expected, not ${kindOf(value)}`);
}
