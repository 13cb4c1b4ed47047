/**
 * The type of an expression, as known before evaluation.
 * - `Value` is the type of `val()`: a primitive whose type depends on the data. It has the members of a
 *   string.
 * - `Auth` is `auth` or anything inside it. Every name is a member, except the names of string methods.
 * - `QueryValue` is a field of `query` that is not a flag: a primitive without members.
 * - `Mixed` is the type of a `?` whose two sides differ. It has no members.
 * - `Method` is a method that is not called. It is never accepted.
 */
export type Type =
  | 'Auth'
  | 'Boolean'
  | 'List'
  | 'Method'
  | 'Mixed'
  | 'Null'
  | 'Number'
  | 'Query'
  | 'QueryValue'
  | 'Regex'
  | 'Snapshot'
  | 'String'
  | 'Value';

/** The arguments of a method. `list` is for hasChildren: none, or one list of strings. */
export type Parameters = 'list' | 'none' | 'one-string' | 'regex' | 'two-strings';

/** The arguments of a method and the type of its result. */
export interface Signature {
  readonly parameters: Parameters;
  readonly result: Type;
}

/** Types that - * / % accept. */
export const numeric: ReadonlySet<Type> = new Set<Type>(['Number', 'Value', 'Auth', 'QueryValue', 'Mixed']);
/** Types that < <= > >= and + accept. */
export const ordered: ReadonlySet<Type> = new Set<Type>([...numeric, 'String']);
/** Types that == and != accept. */
export const comparable: ReadonlySet<Type> = new Set<Type>([...ordered, 'Boolean', 'Null']);
/** Types that a string parameter accepts. */
export const textual: ReadonlySet<Type> = new Set<Type>(['String', 'Value', 'Auth', 'Mixed']);

/** @see https://firebase.google.com/docs/reference/security/database#ruledatasnapshot_methods */
export const snapshotMethods: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ['val', { parameters: 'none', result: 'Value' }],
  ['child', { parameters: 'one-string', result: 'Snapshot' }],
  ['parent', { parameters: 'none', result: 'Snapshot' }],
  ['hasChild', { parameters: 'one-string', result: 'Boolean' }],
  ['hasChildren', { parameters: 'list', result: 'Boolean' }],
  ['exists', { parameters: 'none', result: 'Boolean' }],
  ['getPriority', { parameters: 'none', result: 'Value' }],
  ['isNumber', { parameters: 'none', result: 'Boolean' }],
  ['isString', { parameters: 'none', result: 'Boolean' }],
  ['isBoolean', { parameters: 'none', result: 'Boolean' }],
]);

/** @see https://firebase.google.com/docs/reference/security/database#string_methods */
export const stringMethods: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ['contains', { parameters: 'one-string', result: 'Boolean' }],
  ['beginsWith', { parameters: 'one-string', result: 'Boolean' }],
  ['endsWith', { parameters: 'one-string', result: 'Boolean' }],
  ['replace', { parameters: 'two-strings', result: 'String' }],
  ['toLowerCase', { parameters: 'none', result: 'String' }],
  ['toUpperCase', { parameters: 'none', result: 'String' }],
  ['matches', { parameters: 'regex', result: 'Boolean' }],
]);

/** @see https://firebase.google.com/docs/database/security/rules-conditions#query-based_rules */
export const queryFields: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['orderByKey', 'Boolean'],
  ['orderByValue', 'Boolean'],
  ['orderByPriority', 'Boolean'],
  ['orderByChild', 'QueryValue'],
  ['startAt', 'QueryValue'],
  ['endAt', 'QueryValue'],
  ['equalTo', 'QueryValue'],
  ['limitToFirst', 'QueryValue'],
  ['limitToLast', 'QueryValue'],
]);
