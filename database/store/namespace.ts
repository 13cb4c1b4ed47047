import { Guard, type Rules } from '../auth/guard';
import type { TreeNode } from '../tree/node';
import type { Path } from '../tree/path';
import { ListenerTree, type Listener } from './listeners';
import { mergeWrite, putWrite, touchedPath, type Write } from '../tree/write';

/** Keeps writes on disk. */
export interface WriteLog {
  /** Appends a write; resolves when it can no longer be lost. */
  append(namespace: string, write: Write): Promise<void>;
}

/** What a database starts with. */
export interface NamespaceOptions {
  readonly name: string;
  readonly initial: TreeNode | null;
  readonly rules: Rules | null;
  /** Null when the database lives in memory only. */
  readonly log: WriteLog | null;
}

const DONE = Promise.resolve();

/** One database of the server: its tree, its rules, and who listens to it. */
export class Namespace {
  readonly guard: Guard;
  private current: TreeNode | null;
  private readonly guards = new ListenerTree();
  private readonly listeners = new ListenerTree();
  private readonly ruleChecks = new Set<() => void>();
  private readonly untold: Write[] = [];

  constructor(private readonly options: NamespaceOptions) {
    this.current = options.initial;
    this.guard = new Guard(options.rules);
  }

  /** Its name, as clients give it in `ns`. */
  get name(): string {
    return this.options.name;
  }

  /** The whole tree as it is now; immutable. */
  get root(): TreeNode | null {
    return this.current;
  }

  /** The write that sets `path` to `json`, not yet applied. Throws DataError. */
  preparePut(path: Path, json: unknown): Write {
    return putWrite(this.current, path, json, { now: Date.now() });
  }

  /** The write that merges `json` into `path`, not yet applied. Throws DataError. */
  prepareMerge(path: Path, json: unknown): Write {
    return mergeWrite(this.current, path, json, { now: Date.now() });
  }

  /**
   * Applies a write that was prepared on the current tree, and tells every listener it touches. The result resolves
   * when the write can no longer be lost; only then may it be acknowledged.
   */
  commit(write: Write): Promise<void> {
    if (write.before !== this.current)
      throw new Error(`database ${this.name}: write prepared on an older tree`);
    this.current = write.after;
    const durable = this.options.log?.append(this.name, write) ?? DONE;
    // A listener may itself cause a write, by ending its session: everyone is told of writes in their order.
    this.untold.push(write);
    if (this.untold.length > 1) return durable;
    for (let next = this.untold[0]; next !== undefined; next = this.untold[0]) {
      this.tell(next);
      this.untold.shift();
    }
    return durable;
  }

  private tell(write: Write): void {
    const paths = write.changes.map((change) => touchedPath(change.path));
    // Whoever loses the right to read by this write must not be told of it.
    for (const listeners of [this.guards, this.listeners]) {
      for (const listener of listeners.touchedBy(paths)) {
        try {
          listener.onWrite(write);
        } catch (error) {
          listener.onFailure(error);
        }
      }
    }
  }

  /** Tells a listener of every later write that touches its path; the result stops that. */
  listen(listener: Listener): () => void {
    return this.listeners.add(listener);
  }

  /** As `listen`, but told before every ordinary listener. */
  guardListen(listener: Listener): () => void {
    return this.guards.add(listener);
  }

  /** Puts other rules in force; every listener is judged by them at once. */
  changeRules(rules: Rules): void {
    this.guard.rules = rules;
    for (const check of [...this.ruleChecks]) check();
  }

  /** Calls `check` whenever the rules change; the result stops that. */
  onRulesChange(check: () => void): () => void {
    this.ruleChecks.add(check);
    return () => this.ruleChecks.delete(check);
  }
}
