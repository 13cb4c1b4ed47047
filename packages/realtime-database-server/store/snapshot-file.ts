import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { nodeFromJson } from '../tree/from-json';
import type { TreeNode } from '../tree/node';
import { messageOf } from '../tree/errors';
import { jsonPieces } from '../tree/to-json';
import { fieldsOf } from '../tree/is-record';
import { CHUNK, checksumText, linesIn } from './lines';
import { hasCode, isSystemError } from './system-file';

interface Snapshot {
  readonly sequence: number;
  readonly trees: ReadonlyMap<string, TreeNode | null>;
  /** Number of the log with the writes after it; null in a snapshot of the first version, which does not say it. */
  readonly log: number | null;
}

export interface SnapshotFile {
  readonly size: number;
  readonly checksum: string;
  readonly last: number;
}

const FORMAT = 'embedded-realtime-database';
const FORM = { prefix: 0, root: 1 };

function* piecesOf({ sequence, log, trees }: Snapshot): Generator<string> {
  yield `${JSON.stringify({ format: FORMAT, version: 2, sequence, log })}\n`;
  for (const [namespace, tree] of trees) {
    yield `{"namespace":${JSON.stringify(namespace)},"data":`;
    yield* jsonPieces(tree);
    yield '}\n';
  }
}

/** The line has the same length for all numbers, so that it can be replaced in the file. */
function endLine(checksum: string, last: number): string {
  return `{"end":true,"checksum":"${checksum}","last":${String(last).padStart(16)}}\n`;
}

/** A rename or a new file is durable only when its folder is on disk too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces the file atomically by one with the snapshot.
 * @throws {Error} of the system when it could not be stored. The file is then unchanged.
 */
export async function writeSnapshot(file: string, snapshot: Snapshot): Promise<SnapshotFile> {
  const draft = `${file}.tmp`;
  const { sequence: last } = snapshot;
  let sum = 0;
  const content = function* (): Generator<Buffer> {
    for (const piece of piecesOf(snapshot)) {
      const bytes = Buffer.from(piece);
      sum = crc32(bytes, sum);
      yield bytes;
    }
    yield Buffer.from(endLine(checksumText(sum), last));
  };
  try {
    await writeFile(draft, content(), { flush: true });
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return { size, checksum: checksumText(sum), last };
  } catch (error) {
    // On a full disk the draft would take the room of the next writes.
    await rm(draft, { force: true });
    throw error;
  }
}

/** With the number in the snapshot, a log that loses its end later is noticed. */
export async function noteLast(
  handle: FileHandle,
  { size, checksum }: SnapshotFile,
  last: number,
): Promise<void> {
  const line = endLine(checksum, last);
  await handle.write(line, size - line.length);
}

function damaged(header: ReadonlyMap<string, unknown>): Error {
  const number = String(header.get('sequence'));
  return new Error(
    `its checksum does not fit: something in it, the writes up to number ${number}, is damaged`,
  );
}

/**
 * Returns the snapshot of a header and an end.
 * @throws {Error} with the reason why they are none.
 */
function checked(
  header: ReadonlyMap<string, unknown>,
  end: ReadonlyMap<string, unknown>,
  checksum: string,
): Omit<Snapshot & SnapshotFile, 'trees' | 'size'> {
  const [version, sequence, log, last] = [
    header.get('version'),
    header.get('sequence'),
    header.get('log'),
    end.get('last'),
  ];
  if (typeof sequence !== 'number') throw new Error('it has no number');
  if (version === 1) return { sequence, checksum, log: null, last: 0 };
  if (version !== 2) throw new Error(`version ${String(version)} is not known here`);
  if (end.get('checksum') !== checksum || typeof log !== 'number') throw damaged(header);
  return { sequence, checksum, log, last: typeof last === 'number' ? last : 0 };
}

async function read(file: string): Promise<Snapshot & SnapshotFile> {
  let header: ReadonlyMap<string, unknown> | null = null;
  const trees = new Map<string, TreeNode | null>();
  for await (const { json, sumOfFile, end: size } of linesIn(createReadStream(file, CHUNK), FORM)) {
    const fields = fieldsOf(json);
    if (header === null) {
      if (fields.get('format') !== FORMAT) throw new Error('it does not begin like one');
      header = fields;
    } else if (fields.get('end') === true)
      return { ...checked(header, fields, checksumText(sumOfFile)), trees, size };
    else if (json === undefined) throw damaged(header);
    else trees.set(String(fields.get('namespace')), nodeFromJson(fields.get('data') ?? null, null, 0));
  }
  throw new Error('its end is missing');
}

/**
 * Reads a snapshot; null when there is no such file.
 * @throws {Error} when the file is not a complete snapshot.
 */
export async function readSnapshot(file: string): Promise<(Snapshot & SnapshotFile) | null> {
  try {
    return await read(file);
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return null;
    // A folder has no text; any other error of the system names the file itself.
    if (isSystemError(cause) && !hasCode(cause, 'EISDIR')) throw cause;
    throw new Error(
      `${file} is not a whole state file of this database (${messageOf(cause)}); it is left as it is: restore it from a copy, or give another one with --persist`,
      { cause },
    );
  }
}
