import type { Clock, Denial, RulesSource } from '../api';
import { indexName, type Order, type Query } from '../query/query';
import { Coverage } from '../rules/coverage';
import { parseRules, type Decision, type Ruleset } from '../rules/ruleset';
import { touchedPath, type Write } from '../tree/write';
import type { TreeNode } from '../tree/node';
import { pathText, type Path } from '../tree/path';
import { isTime, type Steps } from '../tree/steps';
import { ruleQuery } from '../rules/query';
import type { Identity } from './token';

export interface Rules {
  readonly source: string;
  readonly ruleset: Ruleset;
  readonly coverage: Coverage;
}

/**
 * Reads rules from JSON text, in which comments are allowed, or from the parsed value.
 * @throws {RulesError} when they are not valid.
 */
export function readRules(source: RulesSource): Rules {
  const text = typeof source === 'string' ? source.replace(/^\ufeff/, '') : JSON.stringify(source, null, 2);
  return { source: text, ruleset: parseRules(text), coverage: new Coverage() };
}

export interface ClientRead {
  readonly identity: Identity;
  readonly path: Path;
  readonly query: Query;
}

interface GuardOptions {
  readonly name: string;
  readonly clock: Clock;
  readonly listeners: Iterable<(denial: Denial) => void>;
}

export class Guard {
  constructor(
    public rules: Rules | null,
    private readonly options: GuardOptions,
  ) {}

  /**
   * Whether a client may read. A priority is read by the right to its node: `$name` rules below are for
   * children.
   * @param onLook Called with the path of all data that the decision depends on.
   */
  mayRead(
    { identity, path: asked, query }: ClientRead,
    root: TreeNode | null,
    onLook?: (path: Path) => void,
  ): boolean {
    if (this.rules === null || identity.admin) return true;
    const path = touchedPath(asked);
    const decision = this.rules.ruleset.canRead({
      path,
      auth: identity.auth,
      now: this.options.clock.now(),
      root,
      query: ruleQuery(query),
      onLook,
      coverage: this.rules.coverage,
    });
    return this.report('read', identity, path, decision);
  }

  *writeSteps(identity: Identity, write: Write): Steps<boolean> {
    if (this.rules === null || identity.admin) return true;
    const { ruleset, coverage } = this.rules;
    const { before: root, after: newRoot, now } = write;
    for (const change of write.changes) {
      if (isTime()) yield;
      const path = touchedPath(change.path);
      const request = { path, auth: identity.auth, now, root, newRoot, coverage };
      if (!this.report('write', identity, path, yield* ruleset.writeSteps(request))) return false;
    }
    return true;
  }

  mayTryWrite(identity: Identity, asked: Path, isMerge: boolean, root: TreeNode | null): boolean {
    if (this.rules === null || identity.admin) return true;
    const path = touchedPath(asked);
    const { ruleset, coverage } = this.rules;
    const request = { path, auth: identity.auth, now: this.options.clock.now(), root };
    if (ruleset.refusesAll(request, isMerge) === null) return true;
    // Counted only when it decides: otherwise the same rules are asked again, with the content.
    const refusal = ruleset.refusesAll({ ...request, coverage }, isMerge);
    return refusal === null || this.report('write', identity, path, refusal);
  }

  /** Keys and priorities are always indexed. */
  hasIndex(path: Path, order: Order): boolean {
    if (this.rules === null || order.by === 'key' || order.by === 'priority') return true;
    return this.rules.ruleset.indexOn(path).includes(indexName(order));
  }

  private report(
    operation: 'read' | 'write',
    { auth }: Identity,
    path: Path,
    { allowed, rule, reason }: Decision,
  ): boolean {
    this.rules?.coverage.decided(rule);
    if (allowed) return true;
    const { name: namespace, listeners } = this.options;
    const denial = { namespace, operation, path: `/${pathText(path)}`, rule, reason, auth };
    // In a microtask, so that their actions and errors do not affect the current operation.
    for (const listener of listeners) queueMicrotask(() => listener(denial));
    return false;
  }
}

/** The message is that of the official service, which SDKs print as it is. */
export function missingIndexText(path: Path, order: Order): string {
  const name = indexName(order);
  return `Index not defined, add ".indexOn": "${name}", for path "/${path.join('/')}", to the rules`;
}
