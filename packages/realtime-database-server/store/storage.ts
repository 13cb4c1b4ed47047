import { mkdir, readdir, unlink } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { TreeNode } from '../tree/node';
import { lockFile } from './file-lock';
import { LogFile, readLog } from './log-file';
import { encodeRecord, replay } from './log-record';
import type { WriteLog } from './namespace';
import { settling, type Settled } from './settle-queue';
import { readSnapshot, syncFolder, writeSnapshot } from './snapshot-file';
import { messageOf } from '../tree/errors';
import { inSlices, type Steps } from '../tree/steps';
import type { Write } from '../tree/write';

/** A log is merged into the snapshot when it is longer than this and than twice the snapshot, in bytes. */
const COMPACT_AFTER = 4 * 1024 * 1024;

/** A write that was refused because it could not be stored. No client ever sees any part of it. */
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
  readonly trees: Map<string, TreeNode | null>;
  readonly report: (line: string) => void;
  /** Releases the lock of the file. */
  readonly release: () => Promise<void>;
}

interface Waiting {
  readonly namespace: string;
  readonly write: Write;
  readonly settled: Settled;
}

/** The records of some writes, and the trees after them. */
interface Batch {
  readonly bytes: Buffer;
  readonly sequence: number;
  readonly trees: ReadonlyMap<string, TreeNode | null>;
}

function logName(file: string, number: number): string {
  return `${file}.${number}.log`;
}

async function logNumbers(file: string): Promise<number[]> {
  const names = await readdir(dirname(file));
  const prefix = `${basename(file)}.`;
  const numbers = names
    .filter((name) => name.startsWith(prefix) && name.endsWith('.log'))
    .map((name) => Number(name.slice(prefix.length, -'.log'.length)));
  return numbers.filter((number) => Number.isInteger(number)).sort((a, b) => a - b);
}

/**
 * Stores the trees of a server in a snapshot file, and the writes after it in logs. Writes that arrive while
 * the disk is busy are stored together. Compaction starts a new log and writes the snapshot while the server
 * runs.
 */
export class Storage implements WriteLog {
  private waiting: Waiting[] = [];
  /** Whether the last attempt to store writes failed. */
  private isFailing = false;
  private flushing: Promise<void> | null = null;
  private compacting: Promise<void> = Promise.resolve();
  private isCompacting = false;

  private snapshotSize = 0;

  constructor(
    private readonly options: StorageOptions,
    private sequence: number,
    private log: LogFile,
    private logNumber: number,
  ) {}

  get stored(): ReadonlyMap<string, TreeNode | null> {
    return this.options.trees;
  }

  append(namespace: string, write: Write, settled: Settled): void {
    this.waiting.push({ namespace, write, settled });
    this.flushing ??= this.flush();
  }

  /**
   * Stores an initial tree, unless the namespace has a stored tree already.
   * @throws {StorageError} when it cannot be stored.
   */
  async keep(namespace: string, tree: TreeNode | null): Promise<void> {
    if (this.options.trees.has(namespace)) return;
    const write: Write = { base: [], merge: false, changes: [], before: null, after: tree, now: 0 };
    await settling((settled) => this.append(namespace, write, settled));
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
      const { bytes, sequence, trees } = await inSlices(this.batchOf(writes));
      await this.log.append(bytes);
      this.sequence = sequence;
      for (const [namespace, tree] of trees) this.options.trees.set(namespace, tree);
    } catch (error) {
      refusal = new StorageError(error);
    }
    this.reportChange(refusal);
    const settled = refusal === null ? writes : [...writes, ...this.waiting.splice(0)];
    for (const write of settled) write.settled(refusal);
  }

  /** Returns the records of some writes, and the trees after them. */
  private *batchOf(writes: readonly Waiting[]): Steps<Batch> {
    const trees = new Map<string, TreeNode | null>();
    let { sequence } = this;
    const records: Buffer[] = [];
    for (const { namespace, write } of writes) {
      sequence += 1;
      // The first record of a namespace contains its whole tree, because its initial data is not in the log.
      const isKnown = trees.has(namespace) || this.options.trees.has(namespace);
      const logged = isKnown ? write : { ...write, changes: [{ path: [], node: write.after }] };
      records.push(Buffer.from(yield* encodeRecord(sequence, namespace, logged)));
      yield;
      trees.set(namespace, write.after);
    }
    return { bytes: Buffer.concat(records), sequence, trees };
  }

  private reportChange(refusal: StorageError | null): void {
    if ((refusal !== null) === this.isFailing) return;
    this.isFailing = refusal !== null;
    const { file, report } = this.options;
    report(refusal === null ? `${file}: writes are stored again` : `${file}: ${refusal.message}`);
  }

  private async compactIfLong(): Promise<void> {
    if (this.isCompacting || this.log.length < Math.max(COMPACT_AFTER, 2 * this.snapshotSize)) return;
    this.isCompacting = true;
    try {
      const next = await LogFile.open(logName(this.options.file, this.logNumber + 1), 0);
      await syncFolder(dirname(this.options.file));
      await this.log.close();
      this.log = next;
      this.logNumber += 1;
      const snapshot = { sequence: this.sequence, trees: new Map(this.options.trees) };
      this.compacting = this.compact(this.logNumber, snapshot);
    } catch (error) {
      this.options.report(`${this.options.file}: cannot begin another log: ${String(error)}`);
      this.isCompacting = false;
    }
  }

  private async compact(
    firstKept: number,
    snapshot: { sequence: number; trees: Map<string, TreeNode | null> },
  ) {
    try {
      this.snapshotSize = await writeSnapshot(this.options.file, snapshot);
      for (const number of await logNumbers(this.options.file)) {
        if (number < firstKept) await unlink(logName(this.options.file, number));
      }
    } catch (error) {
      this.options.report(`${this.options.file}: cannot compact: ${String(error)}`);
    }
    this.isCompacting = false;
  }

  /** Waits until everything is on the disk, and closes the files. */
  async close(): Promise<void> {
    while (this.flushing !== null) await this.flushing;
    await this.compacting;
    await this.log.close();
    await this.options.release();
  }
}

/** Reads the stored trees. `log` is the one to continue, with the length of its complete part in bytes. */
async function readStored(file: string, report: (line: string) => void) {
  const snapshot = await readSnapshot(file);
  const trees = new Map(snapshot?.trees ?? []);
  let sequence = snapshot?.sequence ?? 0;
  let log = { number: 1, length: 0 };
  for (const number of await logNumbers(file)) {
    const { records, length } = await readLog(logName(file, number), report);
    for (const record of records) {
      if (record.sequence <= sequence) continue;
      if (record.sequence !== sequence + 1) {
        throw new Error(
          `${logName(file, number)}: write ${sequence + 1} is missing; restore the file from a copy`,
        );
      }
      sequence = record.sequence;
      trees.set(record.namespace, replay(trees.get(record.namespace) ?? null, record));
    }
    log = { number, length };
  }
  return { trees, sequence, log };
}

/**
 * Opens the state in `file` (a snapshot) and `file.N.log` (the writes after it). They are created when
 * absent.
 * @throws {Error} with one line when they do not match, or another server uses them.
 */
export async function openStorage(path: string, report: (line: string) => void): Promise<Storage> {
  const file = resolve(path);
  await mkdir(dirname(file), { recursive: true });
  const release = await lockFile(file);
  try {
    const { trees, sequence, log } = await readStored(file, report);
    const open = await LogFile.open(logName(file, log.number), log.length);
    await syncFolder(dirname(file));
    return new Storage({ file, trees, report, release }, sequence, open, log.number);
  } catch (error) {
    await release();
    throw error;
  }
}
