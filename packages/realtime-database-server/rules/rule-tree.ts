import type { Scope } from './expression';
import { MAX_DEPTH } from './json-source';
import { Rule } from './rule';
import { RulesError } from './rules-error';
import type { Type } from './members';
import { isRecord } from '../tree/is-record';

export interface RuleNode {
  readonly read: Rule | null;
  readonly write: Rule | null;
  readonly validate: Rule | null;
  readonly indexOn: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  /** The `$name` child applies to every key without rules of its own. `name` includes the `$`. */
  readonly wildcard: { readonly name: string; readonly node: RuleNode } | null;
  readonly validates: boolean;
}

/**
 * Builds the tree from the value of `rules`.
 * @throws {RulesError} for anything that the published format does not allow.
 */
export function buildRuleTree(rules: unknown): RuleNode {
  return buildNode(rules, ['rules'], []);
}

const ruleKinds = ['.read', '.write', '.validate', '.indexOn'];

function buildNode(value: unknown, path: readonly string[], wildcards: readonly string[]): RuleNode {
  if (path.length > MAX_DEPTH) throw new RulesError(show(path), `nested deeper than ${MAX_DEPTH} levels`);
  const entries = entriesOf(value, path);
  for (const key of entries.keys()) checkKey(key, path);
  const children = new Map<string, RuleNode>();
  for (const [key, child] of entries) {
    if (!key.startsWith('.') && !key.startsWith('$'))
      children.set(key, buildNode(child, [...path, key], wildcards));
  }
  const wildcard = buildWildcard(entries, path, wildcards);
  const validate = buildRule(entries, '.validate', path, wildcards);
  return {
    read: buildRule(entries, '.read', path, wildcards),
    write: buildRule(entries, '.write', path, wildcards),
    validate,
    indexOn: buildIndex(entries.get('.indexOn'), [...path, '.indexOn']),
    children,
    wildcard,
    validates:
      validate !== null ||
      wildcard?.node.validates === true ||
      [...children.values()].some((c) => c.validates),
  };
}

function entriesOf(value: unknown, path: readonly string[]): Map<string, unknown> {
  if (!isRecord(value)) {
    throw new RulesError(show(path), 'expected an object with rules');
  }
  return new Map(Object.entries(value));
}

function checkKey(key: string, path: readonly string[]): void {
  const where = show([...path, key]);
  if (key.startsWith('.')) {
    if (!ruleKinds.includes(key))
      throw new RulesError(where, `unknown rule; there are ${ruleKinds.join(', ')}`);
    return;
  }
  const name = key.startsWith('$') ? key.slice(1) : key;

  if (name === '' || /[.#$/[\]\u0000-\u001f\u007f]/.test(name)) {
    throw new RulesError(where, 'a key may not be empty nor contain . # $ / [ ] or control characters');
  }
}

function buildWildcard(
  entries: ReadonlyMap<string, unknown>,
  path: readonly string[],
  wildcards: readonly string[],
): RuleNode['wildcard'] {
  const [name, second] = [...entries.keys()].filter((key) => key.startsWith('$'));
  if (name === undefined) return null;
  if (second !== undefined) {
    throw new RulesError(show(path), `Cannot have multiple default rules ('${name}' and '${second}').`);
  }
  if (wildcards.includes(name)) {
    throw new RulesError(show([...path, name]), `${name} is already the name of a key above`);
  }
  return { name, node: buildNode(entries.get(name), [...path, name], [...wildcards, name]) };
}

function buildRule(
  entries: ReadonlyMap<string, unknown>,
  kind: string,
  path: readonly string[],
  wildcards: readonly string[],
): Rule | null {
  if (!entries.has(kind)) return null;
  const source = entries.get(kind);
  const where = show([...path, kind]);
  if (typeof source !== 'string' && typeof source !== 'boolean') {
    throw new RulesError(
      where,
      "Invalid rule expression. Expected 'true', 'false', or an expression string.",
    );
  }
  return Rule.parse(where, source, scopeOf(kind, wildcards));
}

function scopeOf(kind: string, wildcards: readonly string[]): Scope {
  const scope = new Map<string, Type>([
    ['auth', 'Auth'],
    ['now', 'Number'],
    ['root', 'Snapshot'],
    ['data', 'Snapshot'],
    ['query', 'Query'],
  ]);
  if (kind !== '.read') scope.set('newData', 'Snapshot');
  for (const name of wildcards) scope.set(name, 'String');
  return scope;
}

function buildIndex(value: unknown, path: readonly string[]): readonly string[] {
  if (value === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((item) => {
    if (typeof item === 'string' && item !== '') return item;
    throw new RulesError(
      show(path),
      'Invalid indexOn expression. Must be either a string or an array of strings',
    );
  });
}

function show(path: readonly string[]): string {
  return `/${path.join('/')}`;
}
