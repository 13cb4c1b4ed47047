/**
 * What the checker knows of an expression before it is evaluated.
 * - `Value` is what `val()` gives: a primitive whose type only the data decides; it has a string's members.
 * - `Auth` is `auth` or anything inside it; every name is a member, except those of string methods.
 * - `QueryValue` is a field of `query` that is not a flag: a primitive without members.
 * - `Mixed` is the result of a `?` whose two sides differ; it has no members.
 * - `Method` is a method that is not called, which nothing accepts.
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

/** What a method takes. `list` is hasChildren's: nothing, or one list of strings. */
export type Parameters = 'list' | 'none' | 'one-string' | 'regex' | 'two-strings';

/** A method's parameters and the type it gives. */
export interface Signature {
  readonly parameters: Parameters;
  readonly result: Type;
}

/** Types that == and != accept. */
export const comparable: ReadonlySet<Type> = new Set<Type>([
  'Boolean',
  'Number',
  'String',
  'Null',
  'Value',
  'Auth',
  'QueryValue',
  'Mixed',
]);
/** Types that < <= > >= and + accept. */
export const ordered: ReadonlySet<Type> = new Set<Type>([
  'Number',
  'String',
  'Value',
  'Auth',
  'QueryValue',
  'Mixed',
]);
/** Types that - * / % accept. */
export const numeric: ReadonlySet<Type> = new Set<Type>(['Number', 'Value', 'Auth', 'QueryValue', 'Mixed']);
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
