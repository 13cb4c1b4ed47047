import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { PagesRequest } from './finish-pages';
import { placeImmutable, readIfExists, TEXT_FILE, walkFiles } from 'still-live/build/files';

// To compress smaller files saves no network packet.
const WORTHWHILE_BYTES = 1024;

// For two cores; zlib works outside the main thread.
const CONCURRENCY = 2;

function brotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}

async function writeIfSmaller(file: string, compressed: Buffer, original: Buffer): Promise<void> {
  if (compressed.length < original.length) await writeFile(file, compressed);
}

type Compressible = Pick<PagesRequest, 'dir' | 'before'>;

// Links the compressed versions of a file from the last release if it has the same file.
async function takeOver({ dir, before }: Compressible, name: string, original: Buffer): Promise<boolean> {
  if (before === undefined) return false;
  const old = join(before, name);
  if (!readIfExists(`${old}.br`) || readIfExists(old)?.equals(original) !== true) return false;
  await placeImmutable(`${old}.br`, join(dir, `${name}.br`));
  if (readIfExists(`${old}.gz`)) await placeImmutable(`${old}.gz`, join(dir, `${name}.gz`));
  return true;
}

// Reads synchronously: while the export is checked, the main thread has no time for answers of the file system.
async function compressFile(places: Compressible, name: string): Promise<void> {
  const file = join(places.dir, name);
  const original = readFileSync(file);
  const { length } = original;
  if (length <= WORTHWHILE_BYTES || (await takeOver(places, name, original))) return;
  await writeIfSmaller(`${file}.br`, await brotli(original), original);
  await writeIfSmaller(`${file}.gz`, await promisify(gzip)(original, { level: 9 }), original);
}

export async function precompress(places: Compressible): Promise<void> {
  const names = walkFiles(places.dir).filter((name) => TEXT_FILE.test(name));
  await pLimit(CONCURRENCY).map(names, (name) => compressFile(places, name));
}
