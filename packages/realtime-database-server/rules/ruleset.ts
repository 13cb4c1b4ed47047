import { readJsonSource } from './json-source';
import { Branch, type TreeNode } from '../tree/node';
import type { Path } from '../tree/path';
import { isTime, type Steps } from '../tree/steps';
import type { Coverage } from './coverage';
import { Place } from './place';
import { defaultQuery, type RuleQuery } from './query';
import { buildRuleTree, type RuleNode } from './rule-tree';
import type { Variables } from './expression';
import type { Outcome, Rule } from './rule';
import { RulesError } from './rules-error';
import { QueryValue, SnapshotValue, toValue, type Value } from './values';
import { isRecord } from '../tree/is-record';

export interface Decision {
  readonly allowed: boolean;
  /** The rule that decided, or the one nearest to the path when none allowed it; null when there was none. */
  readonly rule: string | null;
  readonly reason: string;
}

export interface Asked {
  readonly rule: Rule;
  readonly variables: Variables;
  readonly outcome: Outcome;
}

/**
 * A read or write. `auth` is null or the token as rules see it (`uid`, `provider`, `token`); `now` is in milliseconds
 * since 1970.
 */
interface Request {
  readonly path: Path;
  readonly auth: unknown;
  readonly now: number;
  readonly root: TreeNode | null;
  readonly coverage?: Coverage | undefined;
}

interface ReadRequest extends Request {
  readonly query: RuleQuery;
  readonly onLook?: ((path: Path) => void) | undefined;
}

/** `root` is the data before the write, `newRoot` that after all its changes (also of a multi-path update). */
interface WriteRequest extends Request {
  readonly newRoot: TreeNode | null;
}

/**
 * Reads security rules: JSON text, in which comments are allowed, or the parsed value, `{ rules: { … } }`.
 * @throws {RulesError} with one line: the path of the rule, the position in it and what is wrong.
 */
export function parseRules(source: unknown): Ruleset {
  const value = typeof source === 'string' ? readJsonSource(source) : source;
  if (!isRecord(value)) {
    throw new RulesError('/', 'expected an object with "rules"');
  }
  const entries = new Map<string, unknown>(Object.entries(value));
  const rules = entries.get('rules');
  entries.delete('rules');
  const [other] = entries.keys();
  if (other !== undefined) throw new RulesError(`/${other}`, 'unknown key; only "rules" is known here');
  if (rules === undefined) throw new RulesError('/', 'expected an object with "rules"');
  return new Ruleset(buildRuleTree(rules));
}

export class Ruleset {
  constructor(private readonly top: RuleNode) {}

  /**
   * A read is allowed when any .read rule from the root down to its path is true.
   * @param asked Called with every rule that is evaluated, in order.
   */
  canRead(request: ReadRequest, asked?: (asked: Asked) => void): Decision {
    const { path, root, query, onLook } = request;
    const top = topOf(this.top, request, query, SnapshotValue.root(root, onLook), null);
    return grant('read', top.walk(path), asked);
  }

  /**
   * A write is allowed when any .write rule from the root down to its path is true, and every .validate rule
   * is true from the root down to the path and everywhere below it where the write leaves data. A location
   * without data after the write is not validated, but those above it are (deleting a required child is
   * refused). Siblings of the path are not validated. A multi-path update is checked path by path with one
   * `newRoot`.
   * @param asked Called with every rule that is evaluated, in order.
   * @see https://firebase.google.com/docs/database/security/core-syntax
   */
  *writeSteps(request: WriteRequest, asked?: (asked: Asked) => void): Steps<Decision> {
    const { path, root, newRoot } = request;
    const data = SnapshotValue.root(root);
    const places = [...topOf(this.top, request, defaultQuery, data, SnapshotValue.root(newRoot)).walk(path)];
    const decision = grant('write', places, asked);
    return decision.allowed ? ((yield* validate(places, path.length, asked)) ?? decision) : decision;
  }

  /**
   * Returns the refusal that any write to a path gets, whatever it contains; null when it depends on the content.
   * @param isMerge Whether the write sets several paths below this one, which have rules of their own.
   */
  refusesAll(request: Request, isMerge: boolean): Decision | null {
    const data = SnapshotValue.root(request.root);
    const places = [...topOf(this.top, request, defaultQuery, data, null).walk(request.path)];
    if (places.some(({ node }) => node.write?.usesNewData === true)) return null;
    const last = places.at(-1);
    if (isMerge && last !== undefined && grantsBelow(last.node)) return null;
    const decision = grant('write', places, undefined);
    return decision.allowed ? null : decision;
  }

  rules(): readonly Rule[] {
    return [...rulesIn(this.top)];
  }

  /**
   * Returns the child paths by which the children of a location are indexed; `.value` is the value of a child
   * itself.
   */
  indexOn(path: Path): string[] {
    let node: RuleNode | undefined = this.top;
    for (const key of path) node = node?.children.get(key) ?? node?.wildcard?.node;
    return [...(node?.indexOn ?? [])];
  }
}

function nodesBelow({ children, wildcard }: RuleNode): RuleNode[] {
  return [...children.values(), ...(wildcard === null ? [] : [wildcard.node])];
}

function* rulesIn(node: RuleNode): Generator<Rule> {
  for (const rule of [node.read, node.write, node.validate]) if (rule !== null) yield rule;
  for (const below of nodesBelow(node)) yield* rulesIn(below);
}

type AskedListener = ((asked: Asked) => void) | undefined;

function topOf(
  node: RuleNode,
  { auth, now, coverage }: Request,
  query: RuleQuery,
  root: SnapshotValue,
  newRoot: SnapshotValue | null,
): Place {
  const variables = new Map<string, Value>([
    ['auth', toValue(auth)],
    ['now', now],
    ['root', root],
    ['query', new QueryValue(query)],
  ]);
  return Place.top(node, { get: (name) => variables.get(name), coverage }, root, newRoot);
}

function grantsBelow(node: RuleNode): boolean {
  return nodesBelow(node).some((below) => below.write !== null || grantsBelow(below));
}

function ask(rule: Rule, place: Place, asked: AskedListener): Outcome {
  const outcome = rule.evaluate(place);
  place.saw(rule.expression, outcome.failure === null ? outcome.isTrue : null);
  asked?.({ rule, variables: place, outcome });
  return outcome;
}

function grant(kind: 'read' | 'write', places: Iterable<Place>, asked: AskedListener): Decision {
  const reasons: string[] = [];
  let nearest: string | null = null;
  for (const place of places) {
    const rule = place.node[kind];
    if (rule === null) continue;
    const { isTrue, reason } = ask(rule, place, asked);
    if (isTrue) return { allowed: true, rule: rule.path, reason };
    nearest = rule.path;
    reasons.push(reason);
  }
  const reason = reasons.length === 0 ? `no .${kind} rule on the way to this path` : reasons.join('; ');
  return { allowed: false, rule: nearest, reason };
}

/**
 * Returns the refusal by the first .validate rule that is not true, or null. `depth` is the length of the
 * written path.
 */
function* validate(places: readonly Place[], depth: number, asked: AskedListener): Steps<Decision | null> {
  for (const place of places) {
    const refusal = validatePlace(place, asked);
    if (refusal !== null) return refusal;
  }
  const written = places[depth];
  return written === undefined ? null : yield* validateBelow(written, asked);
}

function validatePlace(place: Place, asked: AskedListener): Decision | null {
  const rule = place.node.validate;
  if (rule === null || (place.newData?.node ?? null) === null) return null;
  const { isTrue, reason } = ask(rule, place, asked);
  return isTrue ? null : { allowed: false, rule: rule.path, reason };
}

function* validateBelow(place: Place, asked: AskedListener): Steps<Decision | null> {
  const node = place.newData?.node;
  if (!place.node.validates || !(node instanceof Branch)) return null;
  for (const [key] of node.children.ascending()) {
    const below = place.below(key);
    if (below === null) continue;
    if (isTime()) yield;
    const refusal = validatePlace(below, asked) ?? (yield* validateBelow(below, asked));
    if (refusal !== null) return refusal;
  }
  return null;
}
