import type { CallExpression } from './ast';
import { ExpressionError } from './rules-error';
import {
  queryFields,
  snapshotMethods,
  stringMethods,
  textual,
  type Parameters,
  type Signature,
  type Type,
} from './types';

/**
 * Returns what a name means on a value of a type: the type of a field, or the signature of a method.
 * @throws {ExpressionError} at `at` when the type has no such member.
 */
export function memberOf(object: Type, name: string, at: number): Signature | Type {
  switch (object) {
    case 'Snapshot':
      return snapshotMethods.get(name) ?? noSuchMember(name, at);
    case 'Query':
      return queryFields.get(name) ?? noSuchMember(name, at);
    case 'String':
    case 'Value':
      if (name === 'length') return 'Number';
      return stringMethods.get(name) ?? noSuchMember(name, at);
    case 'Auth':
      return stringMethods.get(name) ?? 'Auth';
    default:
      throw new ExpressionError('Invalid property access: target is not an object.', at);
  }
}

/**
 * Checks the number and types of the arguments of a call.
 * @throws {ExpressionError} for the first problem.
 */
export function checkArguments(call: CallExpression, parameters: Parameters, types: readonly Type[]): void {
  const problem = argumentProblem(call.method, parameters, types);
  if (problem !== null) throw new ExpressionError(problem, call.at);
}

function argumentProblem(method: string, parameters: Parameters, types: readonly Type[]): string | null {
  switch (parameters) {
    case 'none':
      return types.length === 0 ? null : `${method}() expects no arguments.`;
    case 'one-string':
      if (types.length !== 1) return `${method}() expects 1 argument.`;
      return isText(types[0]) ? null : `${method}() expects a string argument.`;
    case 'two-strings': {
      if (types.length !== 2) return `${method}() expects two arguments.`;
      const wrong = types.findIndex((type) => !isText(type));
      return wrong === -1 ? null : `Argument ${wrong + 1} of ${method}() must be a string.`;
    }
    case 'regex':
      if (types.length !== 1) return `${method}() expects 1 regular expression literal argument.`;
      return types[0] === 'Regex' ? null : `${method}() expects a regular expression literal argument.`;
    case 'list':
      if (types.length > 1) {
        return `${method}() expects only a single argument (containing an array of child names).`;
      }
      return types.length === 0 || types[0] === 'List'
        ? null
        : `${method}() expects an array of child names.`;
  }
}

function isText(type: Type | undefined): boolean {
  return type !== undefined && textual.has(type);
}

function noSuchMember(name: string, at: number): never {
  throw new ExpressionError(`No such method/property '${name}'.`, at);
}
