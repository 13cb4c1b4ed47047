import type { Denial } from '../api';
import { Guard, type Rules } from '../auth/guard';
import type { Identity } from '../auth/token';
import { DatabaseClock } from '../conditions/clock';
import { DatabaseNetwork } from '../conditions/network';
import type { TreeNode } from '../tree/node';
import type { Path } from '../tree/path';
import { PathTree } from '../tree/path-tree';
import { SettleQueue, settling, type Settled } from './settle-queue';
import { Turns, type Steps } from '../tree/steps';
import { mergeWrite, putWrite, replacement, touchedPath, type Write } from '../tree/write';

export interface Listener {
  readonly path: Path;
  /** Called before a write, so that `onWrite` costs little. The write may still be refused. */
  prepare?(write: Write): Steps<void>;
  onWrite(write: Write): void;
  /**
   * Called when `onWrite` threw an error. The listener has missed a write and must not continue as if nothing
   * happened.
   */
  onFailure(error: unknown): void;
}

/**
 * Returns the listeners at, above or below what a write changes. For an update of several paths, some of them may be
 * beside these.
 */
function touched(listeners: PathTree<Listener>, { base, merge, changes }: Write): Listener[] {
  const near = [...listeners.touching(touchedPath(base))];
  const { length } = touchedPath(base);
  if (!merge || near.every(({ path }) => path.length <= length)) return near;
  const keys = new Set(changes.map(({ path }) => touchedPath(path)[length]));
  return near.filter(({ path }) => path.length <= length || keys.has(undefined) || keys.has(path[length]));
}

function listening(listeners: PathTree<Listener>, listener: Listener): () => void {
  listeners.add(listener.path, listener);
  return () => listeners.remove(listener.path, listener);
}

function isWrite(decided: unknown): decided is Write {
  return typeof decided === 'object' && decided !== null && 'changes' in decided;
}

export interface WriteLog {
  /**
   * Appends a write. Calls `settled` when the write is durable, in the order of the calls. When it could not
   * be stored, all writes appended since are refused with it, in the same turn of the event loop.
   */
  append(namespace: string, write: Write, settled: Settled): void;
}

interface NamespaceOptions {
  readonly name: string;
  readonly initial: TreeNode | null;
  readonly rules: Rules | null;
  /** Returns the rules with the same text that were in force before, whose coverage goes on; otherwise these. */
  readonly sameRules?: (rules: Rules) => Rules;
  readonly log: WriteLog | null;
}

export class Namespace {
  readonly clock = new DatabaseClock();
  readonly network = new DatabaseNetwork();
  readonly denialListeners = new Set<(denial: Denial) => void>();
  readonly guard: Guard;
  /** The tree with every settled write, which is what clients see. */
  private visible: TreeNode | null;
  /**
   * The same tree with the writes that are not on disk yet. The next write is prepared and checked against
   * it.
   */
  private latest: TreeNode | null;
  private readonly guards = new PathTree<Listener>();
  private readonly listeners = new PathTree<Listener>();
  private readonly ruleChecks = new Set<() => void>();
  private readonly turns = new Turns();
  private readonly queue = new SettleQueue(
    (write) => {
      this.visible = write.after;
      this.tell(write);
    },
    () => (this.latest = this.visible),
  );

  constructor(private readonly options: NamespaceOptions) {
    this.visible = options.initial;
    this.latest = options.initial;
    this.guard = new Guard(options.rules, {
      name: options.name,
      clock: this.clock,
      listeners: this.denialListeners,
    });
  }

  get name(): string {
    return this.options.name;
  }

  get initial(): TreeNode | null {
    return this.options.initial;
  }

  get isUnused(): boolean {
    const { visible, latest, options, ruleChecks, network } = this;
    const isChanged = visible !== options.initial || latest !== visible || this.guard.rules !== options.rules;
    return !isChanged && ruleChecks.size === 0 && network.isIdle && this.turns.isIdle;
  }

  get root(): TreeNode | null {
    return this.visible;
  }

  /** The tree with the writes that are not on disk yet. The next write is based on it. */
  get newest(): TreeNode | null {
    return this.latest;
  }

  mayTryWrite(identity: Identity, path: Path, isMerge: boolean): boolean {
    return this.guard.mayTryWrite(identity, path, isMerge, this.latest);
  }

  /**
   * Prepares the write that sets `path` to `json`. It is not applied yet.
   * @throws {DataError} when path or value are not valid.
   */
  putSteps(path: Path, json: unknown): Steps<Write> {
    return putWrite(this.latest, path, json, this.clock.now());
  }

  prepareReplacement(tree: TreeNode | null): Write {
    return replacement(this.latest, tree, this.clock.now());
  }

  /**
   * Prepares the write that merges `json` into `path`. It is not applied yet.
   * @throws {DataError} when path or value are not valid.
   */
  mergeSteps(path: Path, json: unknown): Steps<Write> {
    return mergeWrite(this.latest, path, json, this.clock.now());
  }

  /**
   * Runs work that decides on writes: at once, or after that which began before and has paused. So there is one order
   * of writes, whatever they take.
   */
  inTurn(begin: () => Steps<void>): void {
    this.turns.add(begin);
  }

  finish(): void {
    this.turns.finish();
  }

  /**
   * Decides on a write in steps, and prepares what listeners need of it. Begins again when the tree or the
   * rules have changed meanwhile: by a full disk, or by new rules.
   * @param decide Returns the write, or what is said instead.
   */
  *decision<T>(decide: () => Steps<Write | T>): Steps<Write | T> {
    for (;;) {
      const { latest } = this;
      const { rules } = this.guard;
      const decided = yield* decide();
      if (isWrite(decided)) yield* this.prepare(decided);
      if (latest === this.latest && rules === this.guard.rules) return decided;
    }
  }

  /**
   * Decides on a write in its turn, and makes it. Resolves with the decision when it is durable, together with
   * everything before it; rejects when that could not be stored.
   */
  async make<T>(decide: () => Steps<Write | T>): Promise<Write | T> {
    const { decided, settled } = await this.turns.result(
      function* (this: Namespace) {
        const made = yield* this.decision(decide);
        const settled = isWrite(made) ? settling((done) => this.submit(made, done)) : this.untilSettled();
        return { decided: made, settled };
      }.bind(this),
    );
    await settled;
    return decided;
  }

  private *prepare(write: Write): Steps<void> {
    for (const listener of touched(this.listeners, write)) yield* listener.prepare?.(write) ?? [];
  }

  /**
   * Makes a write that was prepared on the latest tree. Nobody sees it before it is durable. Then all its
   * listeners are notified, and `settled` is called, before listeners are notified of any later write.
   * @param settled Called when the write is made, or with the reason why it could not be stored.
   * @throws {Error} when the write was prepared on an older tree.
   */
  submit(write: Write, settled: Settled): void {
    if (write.before !== this.latest)
      throw new Error(`database ${this.name}: write prepared on an older tree`);
    this.latest = write.after;
    const settle = this.queue.add(write, settled);
    if (this.options.log === null) settle(null);
    else this.options.log.append(this.name, write, settle);
  }

  /**
   * Calls `settled` when all writes submitted before are settled; at once when there are none. For decisions
   * based on the latest tree, such as the refusal of a write.
   */
  whenSettled(settled: Settled): void {
    this.queue.addDecision(settled);
  }

  /** Rejects when the writes could not be stored. */
  untilSettled(): Promise<void> {
    return settling((done) => this.whenSettled(done));
  }

  private tell(write: Write): void {
    // A client that loses its right to read by this write must not be notified of it.
    for (const listeners of [this.guards, this.listeners]) {
      for (const listener of touched(listeners, write)) {
        try {
          listener.onWrite(write);
        } catch (error) {
          listener.onFailure(error);
        }
      }
    }
  }

  listen(listener: Listener): () => void {
    return listening(this.listeners, listener);
  }

  /** The listener is notified before all ordinary listeners. */
  guardListen(listener: Listener): () => void {
    return listening(this.guards, listener);
  }

  /** Every listener is checked against the new rules at once. */
  changeRules(rules: Rules | null): void {
    this.guard.rules = rules === null ? null : (this.options.sameRules?.(rules) ?? rules);
    for (const check of [...this.ruleChecks]) check();
  }

  onRulesChange(check: () => void): () => void {
    this.ruleChecks.add(check);
    return () => this.ruleChecks.delete(check);
  }
}
