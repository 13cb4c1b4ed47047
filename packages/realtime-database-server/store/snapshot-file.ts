import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nodeFromJson } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { jsonPieces } from '../tree/to-json';
import { fieldsOf } from '../tree/is-record';
import { hasCode, readIfPresent } from './system-file';

/** The trees of a server after one write. */
interface Snapshot {
  /** Number of the last write that it contains; 0 for none. */
  readonly sequence: number;
  readonly trees: ReadonlyMap<string, TreeNode | null>;
}

const FORMAT = 'embedded-realtime-database';

function* linesOf({ sequence, trees }: Snapshot): Generator<string> {
  yield `${JSON.stringify({ format: FORMAT, version: 1, sequence })}\n`;
  for (const [namespace, tree] of trees) {
    yield `{"namespace":${JSON.stringify(namespace)},"data":`;
    yield* jsonPieces(tree);
    yield '}\n';
  }
  yield '{"end":true}\n';
}

/** Makes a rename or a new file in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces the file atomically by one with the snapshot. Returns its size in bytes.
 * @throws {Error} of the system when it could not be stored. The file is then unchanged.
 */
export async function writeSnapshot(file: string, snapshot: Snapshot): Promise<number> {
  const draft = `${file}.tmp`;
  try {
    await writeFile(draft, linesOf(snapshot), { flush: true });
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    // On a full disk the draft would take the room of the next writes.
    await rm(draft, { force: true });
    throw error;
  }
}

function parse(text: string): Snapshot | null {
  const [header, ...rest] = text.split('\n').filter((line) => line !== '');
  const fields = fieldsOf(JSON.parse(header ?? 'null'));
  const sequence = fields.get('sequence');
  if (fields.get('format') !== FORMAT || fields.get('version') !== 1 || typeof sequence !== 'number')
    return null;
  const end = rest.pop();
  if (end === undefined || fieldsOf(JSON.parse(end)).get('end') !== true) return null;
  const trees = new Map<string, TreeNode | null>();
  for (const line of rest) {
    const entry = fieldsOf(JSON.parse(line));
    trees.set(String(entry.get('namespace')), nodeFromJson(entry.get('data'), null, 0));
  }
  return { sequence, trees };
}

/**
 * Reads a snapshot; null when there is no such file.
 * @throws {Error} when the file is not a complete snapshot.
 */
export async function readSnapshot(file: string): Promise<Snapshot | null> {
  const refusal = `${file} is not a whole state file of this database; give another one with --persist`;
  let snapshot: Snapshot | null;
  try {
    const text = await readIfPresent(file);
    if (text === null) return null;
    snapshot = parse(text);
  } catch (cause) {
    // A folder has no text; any other error of the system names the file itself.
    const isSystemError = cause instanceof Error && 'code' in cause && !hasCode(cause, 'EISDIR');
    if (isSystemError) throw cause;
    throw new Error(refusal, { cause });
  }
  if (snapshot === null) throw new Error(refusal);
  return snapshot;
}
