import { Branch } from '../tree/node';
import { ExpressionError } from './rules-error';
import { indexOf, occurrences } from './text-search';
import { checkLength, EvaluationError, kindOf, SnapshotValue, textOf, type Value } from './values';

/**
 * The type of an expression, as known before evaluation.
 * - `Value` is the type of `val()`: a primitive whose type depends on the data. It has the members of a
 *   string.
 * - `Auth` is `auth` or anything inside it. Every name is a member, except the names of string methods.
 * - `Ordering` is `query.orderByChild`, which is compared with a literal alone.
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
  | 'Ordering'
  | 'Query'
  | 'QueryValue'
  | 'Regex'
  | 'Snapshot'
  | 'String'
  | 'Value';

export const textual: ReadonlySet<Type> = new Set<Type>(['String', 'Value', 'Auth', 'Mixed']);

/** The arguments of a method. `list` is for hasChildren: none, or one list of strings. */
type Parameters = 'list' | 'none' | 'one-string' | 'regex' | 'two-strings';

/**
 * Calls a method on a value.
 * @param args Returns its arguments, or the items of its list; null when there is none.
 * @throws {EvaluationError} when the value has no such method, or for a result that is too long.
 */
type Call = (object: Value, args: () => readonly string[] | null) => Value;

export interface Method {
  readonly parameters: Parameters;
  readonly result: Type;
  readonly call: Call;
}

type Methods<T> = Readonly<
  Record<string, readonly [Parameters, Type, (object: T, args: readonly string[], isGiven: boolean) => Value]>
>;

function methodsOf<T>(
  own: (object: Value, name: string) => T,
  methods: Methods<T>,
): ReadonlyMap<string, Method> {
  return new Map(
    Object.entries(methods).map(([name, [parameters, result, act]]) => {
      const call: Call = (object, args) => {
        const owner = own(object, name);
        const given = args();
        return act(owner, given ?? [], given !== null);
      };
      return [name, { parameters, result, call }] as const;
    }),
  );
}

function snapshotOf(object: Value, name: string): SnapshotValue {
  if (object instanceof SnapshotValue) return object;
  throw new EvaluationError(`${name} needs a snapshot, not ${kindOf(object)}`);
}

/** @see https://firebase.google.com/docs/reference/security/database#ruledatasnapshot_methods */
const snapshotMethods = methodsOf(snapshotOf, {
  val: ['none', 'Value', (place) => place.val()],
  child: ['one-string', 'Snapshot', (place, [path = '']) => place.child(path)],
  parent: ['none', 'Snapshot', (place) => place.parent()],
  hasChild: ['one-string', 'Boolean', (place, [path = '']) => place.child(path).node !== null],
  hasChildren: [
    'list',
    'Boolean',
    (place, keys, isGiven) =>
      isGiven
        ? place.node !== null && keys.every((key) => place.child(key).node !== null)
        : place.node instanceof Branch,
  ],
  exists: ['none', 'Boolean', (place) => place.node !== null],
  getPriority: ['none', 'Value', (place) => place.node?.priority ?? null],
  isNumber: ['none', 'Boolean', (place) => typeof place.val() === 'number'],
  isString: ['none', 'Boolean', (place) => typeof place.val() === 'string'],
  isBoolean: ['none', 'Boolean', (place) => typeof place.val() === 'boolean'],
});

/**
 * The methods of strings. `replace` replaces every occurrence, as in the real database.
 * @see https://firebase.google.com/docs/reference/security/database#string_methods
 */
const stringMethods = methodsOf((object, name) => textOf(object, `${name} needs`), {
  contains: ['one-string', 'Boolean', (text, [part = '']) => indexOf(text, part, 0) !== -1],
  beginsWith: ['one-string', 'Boolean', (text, [part = '']) => text.startsWith(part)],
  endsWith: ['one-string', 'Boolean', (text, [part = '']) => text.endsWith(part)],
  replace: ['two-strings', 'String', (text, [part = '', other = '']) => replaceAll(text, part, other)],
  toLowerCase: ['none', 'String', (text) => checked(text.toLowerCase())],
  toUpperCase: ['none', 'String', (text) => checked(text.toUpperCase())],
  // A regular expression is no value: the expression of the call tests it.
  matches: ['regex', 'Boolean', (text) => text],
});

function checked(text: string): string {
  checkLength(text.length);
  return text;
}

function replaceAll(text: string, part: string, replacement: string): string {
  const places = part === '' ? null : [...occurrences(text, part)];
  const count = places === null ? text.length + 1 : places.length;
  // Check the length before the text is built: repeated replacements could grow without limit.
  checkLength(text.length + count * (replacement.length - part.length));
  if (places === null) return text.replaceAll('', () => replacement);
  let from = 0;
  const kept = places.map((at) => {
    const piece = text.slice(from, at);
    from = at + part.length;
    return piece;
  });
  return [...kept, text.slice(from)].join(replacement);
}

/** @see https://firebase.google.com/docs/database/security/rules-conditions#query-based_rules */
const queryFields: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['orderByKey', 'Boolean'],
  ['orderByValue', 'Boolean'],
  ['orderByPriority', 'Boolean'],
  ['orderByChild', 'Ordering'],
  ['startAt', 'QueryValue'],
  ['endAt', 'QueryValue'],
  ['equalTo', 'QueryValue'],
  ['limitToFirst', 'QueryValue'],
  ['limitToLast', 'QueryValue'],
]);

/**
 * Returns what a name means on a value of a type: the type of a field, or a method.
 * @throws {ExpressionError} at `at` when the type has no such member.
 */
export function memberOf(object: Type, name: string, at: number): Method | Type {
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

function noSuchMember(name: string, at: number): never {
  throw new ExpressionError(`No such method/property '${name}'.`, at);
}

export function argumentProblem(name: string, parameters: Parameters, types: readonly Type[]): string | null {
  const wrong = types.findIndex((type) => !textual.has(type));
  switch (parameters) {
    case 'none':
      return types.length === 0 ? null : `${name}() expects no arguments.`;
    case 'one-string':
      if (types.length !== 1) return `${name}() expects 1 argument.`;
      return wrong === -1 ? null : `${name}() expects a string argument.`;
    case 'two-strings':
      if (types.length !== 2) return `${name}() expects two arguments.`;
      return wrong === -1 ? null : `Argument ${wrong + 1} of ${name}() must be a string.`;
    case 'regex':
      if (types.length !== 1) return `${name}() expects 1 regular expression literal argument.`;
      return types[0] === 'Regex' ? null : `${name}() expects a regular expression literal argument.`;
    case 'list':
      if (types.length > 1)
        return `${name}() expects only a single argument (containing an array of child names).`;
      return types.length === 0 || types[0] === 'List' ? null : `${name}() expects an array of child names.`;
  }
}
