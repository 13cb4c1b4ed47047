import type { BinaryExpression, CallExpression, Expression } from './ast';
import { checkArguments, memberOf } from './members';
import { ExpressionError } from './rules-error';
import { comparable, numeric, ordered, textual, type Type } from './types';

/** The variables that an expression may use, with their types. */
export type Scope = ReadonlyMap<string, Type>;

/**
 * Checks a whole rule as the real service does before it accepts one: operands and arguments must have a
 * possible type, and the rule itself must be a boolean. What depends on the data (is `auth.level` a number?)
 * is left to evaluation. The accepted rules and the error messages were recorded by the open-source projects
 * targaryen (goldibex/targaryen) and pyric (davideast/pyric).
 * @throws {ExpressionError} at the invalid part.
 */
export function checkRule(expression: Expression, scope: Scope): void {
  if (typeOf(expression, scope) !== 'Boolean') {
    throw new ExpressionError('Expression must evaluate to a boolean.', expression.at);
  }
}

/**
 * Returns the type of an expression.
 * @throws {ExpressionError} when it has no valid type.
 */
export function typeOf(expression: Expression, scope: Scope): Type {
  switch (expression.kind) {
    case 'literal':
      return literalType(expression.value);
    case 'regex':
      return 'Regex';
    case 'variable':
      return variableType(expression.name, expression.at, scope);
    case 'member':
      return memberType(valueType(expression.object, scope), expression.name, expression.at);
    case 'index':
      valueType(expression.key, scope);
      if (valueType(expression.object, scope) === 'Auth') return 'Auth';
      return fail('Invalid property access.', expression.at);
    case 'call':
      return callType(expression, scope);
    case 'array':
      return 'List';
    case 'unary':
      return unaryType(expression.operator, valueType(expression.operand, scope), expression.at);
    case 'binary':
      return binaryType(expression, valueType(expression.left, scope), valueType(expression.right, scope));
    case 'logical':
      return logicalType(expression.operator, expression.operands, scope);
    case 'conditional':
      if (valueType(expression.test, scope) !== 'Boolean') {
        fail('condition of ? must be boolean.', expression.test.at);
      }
      return branchType(valueType(expression.then, scope), valueType(expression.otherwise, scope));
  }
}

/** Returns the type of a part that is used as a value; a list is not a value. */
function valueType(expression: Expression, scope: Scope): Type {
  const type = typeOf(expression, scope);
  return type === 'List' ? fail('Unexpected array literal.', expression.at) : type;
}

function literalType(value: null | boolean | number | string): Type {
  if (value === null) return 'Null';
  if (typeof value === 'boolean') return 'Boolean';
  return typeof value === 'number' ? 'Number' : 'String';
}

function variableType(name: string, at: number, scope: Scope): Type {
  const type = scope.get(name);
  if (type !== undefined) return type;
  if (name === 'newData') return fail('newData is invalid in .read expressions.', at);
  return fail(`Unknown variable '${name}'.`, at);
}

function memberType(object: Type, name: string, at: number): Type {
  const member = memberOf(object, name, at);
  return typeof member === 'string' ? member : 'Method';
}

function callType(call: CallExpression, scope: Scope): Type {
  const method = memberOf(valueType(call.object, scope), call.method, call.at);
  if (typeof method === 'string') {
    return fail('Type error: Function call on target that is not a function.', call.at);
  }
  const types = call.args.map((argument) => typeOf(argument, scope));
  checkArguments(call, method.parameters, types);
  const [first] = call.args;
  if (first?.kind === 'array' && !first.items.every((item) => textual.has(valueType(item, scope)))) {
    fail('hasChildren() expects an array of strings.', first.at);
  }
  return method.result;
}

function unaryType(operator: '!' | '-', operand: Type, at: number): Type {
  if (operator === '!') return operand === 'Boolean' ? 'Boolean' : fail('! only operates on booleans.', at);
  return numeric.has(operand) ? 'Number' : fail('- only operates on numbers.', at);
}

function logicalType(operator: '&&' | '||', operands: readonly Expression[], scope: Scope): Type {
  for (const [position, operand] of operands.entries()) {
    if (valueType(operand, scope) === 'Boolean') continue;
    fail(`${position === 0 ? 'Left' : 'Right'} operand of ${operator} must be boolean.`, operand.at);
  }
  return 'Boolean';
}

function binaryType({ operator, left, right }: BinaryExpression, leftType: Type, rightType: Type): Type {
  const expect = (allowed: ReadonlySet<Type>, requirement: string): void => {
    if (!allowed.has(leftType)) fail(`Invalid ${operator} expression: left operand ${requirement}.`, left.at);
    if (!allowed.has(rightType))
      fail(`Invalid ${operator} expression: right operand ${requirement}.`, right.at);
  };
  switch (operator) {
    case '==':
    case '!=':
      expect(comparable, 'is not a number, boolean, string, or null');
      return 'Boolean';
    case '<':
    case '<=':
    case '>':
    case '>=':
      expect(ordered, 'must be a number or string');
      return 'Boolean';
    case '+':
      expect(ordered, 'is not a number or string');
      if (leftType === 'String' || rightType === 'String') return 'String';
      return leftType === 'Number' && rightType === 'Number' ? 'Number' : 'Value';
    case '-':
    case '*':
    case '/':
    case '%':
      expect(numeric, 'is not a number');
      return 'Number';
  }
}

function branchType(then: Type, otherwise: Type): Type {
  if (then === otherwise) return then;
  const isText = [then, otherwise].some((type) => type === 'String' || type === 'Value' || type === 'Auth');
  return isText ? 'Value' : 'Mixed';
}

function fail(problem: string, at: number): never {
  throw new ExpressionError(problem, at);
}
