import { Guard, type Rules } from '../auth/guard';
import { DatabaseClock } from '../conditions/clock';
import { Denials } from '../conditions/denials';
import { DatabaseNetwork } from '../conditions/network';
import type { TreeNode } from '../tree/node';
import type { Path } from '../tree/path';
import { ListenerTree, type Listener } from './listeners';
import { SettleQueue, type Settled } from './settle-queue';
import { mergeWrite, putWrite, replacement, touchedPath, type Write } from '../tree/write';

/** Keeps writes on disk. */
export interface WriteLog {
  /**
   * Appends a write. Calls `settled` when it can no longer be lost, in the order of the calls. When it could not be
   * stored, every write that was appended since is refused with it, in one turn of the event loop.
   */
  append(namespace: string, write: Write, settled: Settled): void;
}

/** What a database starts with. */
interface NamespaceOptions {
  readonly name: string;
  readonly initial: TreeNode | null;
  readonly rules: Rules | null;
  /** Null when the database lives in memory only. */
  readonly log: WriteLog | null;
}

/** One database of the server: its tree, its rules, and who listens to it. */
export class Namespace {
  readonly clock = new DatabaseClock();
  readonly network = new DatabaseNetwork();
  readonly denials = new Denials();
  readonly guard: Guard;
  /** What everyone sees: every write that was settled. */
  private visible: TreeNode | null;
  /** The same with the writes that are on their way to the disk: what the next write is prepared and judged on. */
  private latest: TreeNode | null;
  private readonly guards = new ListenerTree();
  private readonly listeners = new ListenerTree();
  private readonly ruleChecks = new Set<() => void>();
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
      denials: this.denials,
    });
  }

  /** Its name, as clients give it in `ns`. */
  get name(): string {
    return this.options.name;
  }

  /** The whole tree as everyone may see it now; immutable. */
  get root(): TreeNode | null {
    return this.visible;
  }

  /** The write that sets `path` to `json`, not yet applied. Throws DataError. */
  preparePut(path: Path, json: unknown): Write {
    return putWrite(this.latest, path, json, { now: this.clock.now() });
  }

  /** The write that replaces the whole tree, not yet applied. */
  prepareReplacement(tree: TreeNode | null): Write {
    return replacement(this.latest, tree, this.clock.now());
  }

  /** The write that merges `json` into `path`, not yet applied. Throws DataError. */
  prepareMerge(path: Path, json: unknown): Write {
    return mergeWrite(this.latest, path, json, { now: this.clock.now() });
  }

  /**
   * Makes a write that was prepared on the latest tree. Nobody sees it before it is safe; then every listener it touches
   * is told, and `settled` is called before any later write is told of.
   *
   * @param settled told when the write is made, or why it could not be stored.
   * @throws Error when the write was prepared on an older tree.
   */
  submit(write: Write, settled: Settled): void {
    if (write.before !== this.latest)
      throw new Error(`database ${this.name}: write prepared on an older tree`);
    this.latest = write.after;
    const settle = this.queue.add(write, settled);
    if (this.options.log === null) settle(null);
    else this.options.log.append(this.name, write, settle);
  }

  /** The same as `submit`, for those who have no order to keep; rejects when the write could not be stored. */
  commit(write: Write): Promise<void> {
    return new Promise((resolve, reject) =>
      this.submit(write, (refusal) => (refusal === null ? resolve() : reject(refusal))),
    );
  }

  /**
   * Calls `settled` when every write that was submitted before has been settled; at once when there is none. For what was
   * decided on the latest tree, like the refusal of a write.
   */
  whenSettled(settled: Settled): void {
    this.queue.addDecision(settled);
  }

  /** The same as `whenSettled`, as a promise; rejects when those writes could not be stored. */
  untilSettled(): Promise<void> {
    return new Promise((resolve, reject) =>
      this.whenSettled((refusal) => (refusal === null ? resolve() : reject(refusal))),
    );
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

  /** Puts other rules in force, or none; every listener is judged by them at once. */
  changeRules(rules: Rules | null): void {
    this.guard.rules = rules;
    for (const check of [...this.ruleChecks]) check();
  }

  /** Calls `check` whenever the rules change; the result stops that. */
  onRulesChange(check: () => void): () => void {
    this.ruleChecks.add(check);
    return () => this.ruleChecks.delete(check);
  }
}
