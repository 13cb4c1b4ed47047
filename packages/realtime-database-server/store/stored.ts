import { access, constants, copyFile, readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { TreeNode } from '../tree/node';
import { readLog } from './log-file';
import { replay } from './log-record';
import { readSnapshot, type SnapshotFile } from './snapshot-file';
import { unless } from './system-file';

export interface Stored {
  readonly trees: Map<string, TreeNode | null>;
  sequence: number;
  snapshot: SnapshotFile | null;
  logNumber: number;
}

export function logName(file: string, number: number): string {
  return `${file}.${number}.log`;
}

export async function logNumbers(file: string): Promise<number[]> {
  const names = await readdir(dirname(file));
  const prefix = `${basename(file)}.`;
  const numbers = names
    .filter((name) => name.startsWith(prefix) && name.endsWith('.log'))
    .map((name) => Number(name.slice(prefix.length, -'.log'.length)));
  return numbers.filter((number) => Number.isInteger(number)).sort((a, b) => a - b);
}

function missing(from: number, to: number): string {
  return to <= from ? `write ${from} is missing` : `writes ${from} to ${to} (${to - from + 1}) are missing`;
}

interface Fault {
  readonly log: string;
  readonly problem: string;
  readonly last: number;
}

async function keepBeside(file: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = `${file}.damaged${count === 1 ? '' : `-${count}`}`;
    if (await unless('EEXIST', copyFile(file, name, constants.COPYFILE_EXCL))) return name;
  }
}

/**
 * Reads one log into the state.
 * @param isNamed Whether the snapshot names it, so that it has at least the record that every log begins with.
 * @returns Its length in bytes, or what is wrong with it.
 * @throws {Error} when writes before it are missing.
 */
async function readInto(state: Stored, log: string, isNamed: boolean): Promise<number | Fault> {
  const { records, length, isDamaged, last } = await readLog(log, ({ sequence, namespace, ...record }) => {
    const before = namespace === '' ? sequence : sequence - 1;
    if (before > state.sequence)
      throw new Error(`${log}: ${missing(state.sequence + 1, before)}; restore the file from a copy`);
    if (sequence <= state.sequence) return;
    state.sequence = sequence;
    const tree = state.trees.get(namespace) ?? null;
    state.trees.set(namespace, replay(tree, { sequence, namespace, ...record }));
  });
  if (records === 0 && (isNamed || isDamaged)) return { log, problem: 'is not a log of this state', last: 0 };
  return isDamaged ? { log, problem: `is damaged at byte ${length}`, last } : length;
}

export async function readStored(
  file: string,
): Promise<{ state: Stored; length: number; fault: Fault | null }> {
  const snapshot = await readSnapshot(file);
  const { trees = new Map<string, TreeNode | null>(), sequence = 0, log: named = null } = snapshot ?? {};
  const numbers = (await logNumbers(file)).filter((number) => number >= (named ?? 0));
  const state: Stored = {
    trees: new Map(trees),
    sequence,
    snapshot,
    logNumber: numbers.at(-1) ?? named ?? 0,
  };
  let length = 0;
  let fault: Fault | null = null;
  if (named !== null && !numbers.includes(named))
    fault = { log: logName(file, named), problem: 'is missing', last: 0 };
  for (const number of numbers) {
    const read = await readInto(state, logName(file, number), number === named);
    if (typeof read === 'number') length = read;
    else fault ??= read;
  }
  const { last = 0 } = snapshot ?? {};
  if (fault !== null) fault = { ...fault, last: Math.max(fault.last, last) };
  else if (last > state.sequence)
    fault = { log: logName(file, state.logNumber), problem: 'has lost its end', last };
  if (named === null) state.snapshot = null;
  return { state, length, fault };
}

export async function reportFault(
  { log, problem, last }: Fault,
  { sequence }: Stored,
  report: (line: string) => void,
): Promise<void> {
  const lost =
    last > sequence
      ? missing(sequence + 1, last)
      : `the writes from number ${sequence + 1} on are missing, nobody knows how many`;
  const isThere = await unless('ENOENT', access(log));
  report(`${log} ${problem}: ${lost}${isThere ? `; it is kept as ${await keepBeside(log)}` : ''}`);
}
