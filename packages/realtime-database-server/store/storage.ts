import { access, mkdir, open, readlink, unlink, type FileHandle } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { TreeNode } from '../tree/node';
import { lockFile } from './file-lock';
import { LogFile } from './log-file';
import { encodeRecord } from './log-record';
import { Memory } from './memory';
import type { WriteLog } from './namespace';
import type { Settled } from './settle-queue';
import { noteLast, syncFolder, writeSnapshot } from './snapshot-file';
import { logName, logNumbers, readStored, reportFault, type Stored } from './stored';
import { unless } from './system-file';
import { messageOf } from '../tree/errors';
import { atOnce, inSlices, type Steps } from '../tree/steps';
import type { Write } from '../tree/write';

/** A longer log is merged into the snapshot when it is also longer than twice the snapshot. */
const COMPACT_AFTER = 4 * 1024 * 1024;

/** No client ever sees any part of a write that could not be stored. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(cause: unknown) {
    super(
      `cannot store, writes are refused until there is room or the disk is repaired: ${messageOf(cause)}`,
      {
        cause,
      },
    );
  }
}

interface StorageOptions {
  readonly file: string;
  readonly report: (line: string) => void;
  readonly release: () => Promise<void>;
}

interface Waiting {
  readonly namespace: string;
  readonly write: Write;
  readonly settled: Settled;
}

interface Batch {
  readonly pieces: readonly Buffer[];
  readonly sequence: number;
  readonly trees: ReadonlyMap<string, TreeNode | null>;
}

const NOTHING: Write = { base: [], merge: false, changes: [], before: null, after: null, now: 0 };

/**
 * Stores the trees of a server in a snapshot file, and the writes after it in logs. Writes that arrive while
 * the disk is busy are stored together. Compaction starts a new log and writes the snapshot while the server
 * runs.
 */
export class Storage implements WriteLog {
  private waiting: Waiting[] = [];
  private isFailing = false;
  private flushing: Promise<void> | null = null;
  private compacting: Promise<void> = Promise.resolve();
  private isCompacting = false;
  private readonly memory = new Memory();
  private notes: FileHandle | null = null;

  constructor(
    private readonly options: StorageOptions,
    private readonly state: Stored,
    private log: LogFile | null,
  ) {}

  get stored(): ReadonlyMap<string, TreeNode | null> {
    return this.state.trees;
  }

  append(namespace: string, write: Write, settled: Settled): void {
    this.waiting.push({ namespace, write, settled });
    this.flushing ??= this.flush();
  }

  /**
   * Stores the initial trees of the databases that are not stored yet.
   * @throws {Error} when they cannot be stored.
   */
  async begin(initial: Iterable<readonly [string, TreeNode | null]>): Promise<void> {
    const { trees } = this.state;
    const { size } = trees;
    if (this.log !== null) this.notes = await open(this.options.file, 'r+');
    for (const [namespace, tree] of initial) if (!trees.has(namespace)) trees.set(namespace, tree);
    if (this.log !== null && trees.size === size) return;
    await this.beginLog();
    await this.writeState();
  }

  private async flush(): Promise<void> {
    // Wait for one turn of the event loop, to store the writes that arrive together in one step.
    await new Promise((next) => setImmediate(next));
    while (this.waiting.length > 0) {
      await this.store(this.waiting.splice(0));
      await this.compactIfLong();
    }
    this.flushing = null;
  }

  /**
   * Stores some writes together. On failure it refuses them and all that wait, because those are based on the
   * trees after these.
   */
  private async store(writes: readonly Waiting[]): Promise<void> {
    let refusal: StorageError | null = null;
    try {
      if (writes.some(({ write }) => write.changes.some(({ node }) => node !== null)))
        this.memory.checkRoom();
      else this.memory.forget();
      const { pieces, sequence, trees } = await inSlices(this.batchOf(writes));
      const log = this.log ?? (await this.beginLog());
      await log.append(pieces);
      this.state.sequence = sequence;
      for (const [namespace, tree] of trees) this.state.trees.set(namespace, tree);
      await this.note();
    } catch (error) {
      refusal = new StorageError(error);
    }
    this.reportChange(refusal);
    const settled = refusal === null ? writes : [...writes, ...this.waiting.splice(0)];
    for (const write of settled) write.settled(refusal);
  }

  private *batchOf(writes: readonly Waiting[]): Steps<Batch> {
    const trees = new Map<string, TreeNode | null>();
    let { sequence } = this.state;
    const pieces: Buffer[] = [];
    for (const { namespace, write } of writes) {
      sequence += 1;
      // The first record of a namespace contains its whole tree, because its initial data is not in the log.
      const isKnown = trees.has(namespace) || this.state.trees.has(namespace);
      const logged = isKnown ? write : { ...write, changes: [{ path: [], node: write.after }] };
      for (const piece of yield* encodeRecord(sequence, namespace, logged)) pieces.push(piece);
      yield;
      trees.set(namespace, write.after);
    }
    return { pieces, sequence, trees };
  }

  /**
   * Notes the number of the last write. The note is not synced: it outlives the process, and after a power failure it may be
   * an earlier one, never one of a write that is not in the log. A write that could not be noted is stored all the same.
   */
  private async note(): Promise<void> {
    const { notes, state } = this;
    if (notes === null || state.snapshot === null) return;
    await noteLast(notes, state.snapshot, state.sequence).catch(() => undefined);
  }

  private reportChange(refusal: StorageError | null): void {
    if ((refusal !== null) === this.isFailing) return;
    this.isFailing = refusal !== null;
    const { file, report } = this.options;
    report(refusal === null ? `${file}: writes are stored again` : `${file}: ${refusal.message}`);
  }

  private async compactIfLong(): Promise<void> {
    const { log, state, isCompacting } = this;
    const longest = Math.max(COMPACT_AFTER, 2 * (state.snapshot?.size ?? 0));
    if (isCompacting || log === null || log.length < longest) return;
    this.isCompacting = true;
    try {
      await this.beginLog();
      this.compacting = this.compact();
    } catch (error) {
      this.options.report(
        `${this.options.file}: cannot begin another log: ${messageOf(error)}; the one there goes on; free space on the disk`,
      );
      this.isCompacting = false;
    }
  }

  private async compact(): Promise<void> {
    try {
      await this.writeState();
    } catch (error) {
      this.options.report(
        `${this.options.file}: cannot compact: ${messageOf(error)}; nothing is lost, but the log grows; free space on the disk`,
      );
    }
    this.isCompacting = false;
  }

  private async beginLog(): Promise<LogFile> {
    const { state } = this;
    const { file } = this.options;
    const next = await LogFile.open(logName(file, state.logNumber + 1), 0);
    // A log is never empty, so that one that was emptied is noticed.
    await next.append(atOnce(encodeRecord(state.sequence, '', NOTHING)));
    await syncFolder(dirname(file));
    await this.log?.close();
    this.log = next;
    state.logNumber += 1;
    return next;
  }

  private async writeState(): Promise<void> {
    const { state } = this;
    const { file } = this.options;
    const { sequence, logNumber: log } = state;
    const snapshot = await writeSnapshot(file, { sequence, log, trees: new Map(state.trees) });
    const before = this.notes;
    this.notes = await open(file, 'r+');
    state.snapshot = snapshot;
    await this.note();
    await before?.close();
    for (const number of await logNumbers(file)) if (number < log) await unlink(logName(file, number));
  }

  /**
   * Waits until everything is on the disk, and closes the files.
   * @throws {Error} when they were removed meanwhile.
   */
  async close(): Promise<void> {
    while (this.flushing !== null) await this.flushing;
    await this.compacting;
    this.memory.close();
    const { file, release } = this.options;
    await this.note();
    await this.notes?.sync();
    await this.notes?.close();
    await this.log?.close();
    await release();
    for (const name of [file, logName(file, this.state.logNumber)]) {
      if (this.log === null || (await unless('ENOENT', access(name)))) continue;
      throw new Error(`${name} was removed while the server ran: what it had stored there is lost`);
    }
  }
}

/**
 * Opens the state in `file` (a snapshot) and `file.N.log` (the writes after it). They are created when
 * absent.
 * @throws {Error} with one line when they do not match, or another server uses them.
 */
export async function openStorage(path: string, report: (line: string) => void): Promise<Storage> {
  // A link would be replaced by the next snapshot, and would have a lock and logs of its own.
  const file = resolve(dirname(path), await readlink(path).catch(() => basename(path)));
  await mkdir(dirname(file), { recursive: true });
  const release = await lockFile(file);
  try {
    const { state, length, fault } = await readStored(file);
    if (fault !== null) await reportFault(fault, state, report);
    const isContinued = fault === null && state.snapshot !== null && length > 0;
    const log = isContinued ? await LogFile.open(logName(file, state.logNumber), length) : null;
    await syncFolder(dirname(file));
    return new Storage({ file, report, release }, state, log);
  } catch (error) {
    await release();
    throw error;
  }
}
