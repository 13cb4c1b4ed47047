import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { placeImmutable, TEXT_FILE, walkFiles } from '@/lib/pipeline/files';
import { errorCode } from '@/lib/settings/operator-error';

/** For larger files (lists of thousands of entries) the best quality takes seconds each. */
const LARGE_BYTES = 256 * 1024;

/** Compressing smaller files saves no network packet. */
const WORTHWHILE_BYTES = 1024;

/**
 * At the best quality a page takes 50 ms of the processor, at 10 it takes 18 for 1 % more bytes, at 6 it takes 2 for 6 %
 * more. So each of the first pages is as small as can be; the others fit into the first packets of a connection (RFC 6928).
 */
const PAGES_AT_BEST = 30;
const FIRST_FLIGHT_BYTES = 14_000;

/** Two cores; zlib works outside the main thread. */
const CONCURRENCY = 2;

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}

async function writeIfSmaller(file: string, compressed: Buffer, original: Buffer): Promise<void> {
  if (compressed.length < original.length) await writeFile(file, compressed);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The folder of an export, and that of the last release, whose compressed files are taken over. */
export interface Compressible {
  readonly dir: string;
  readonly before: string | undefined;
}

/** Links the compressed versions of a file from the last release if it has the same file. */
async function takeOver({ dir, before }: Compressible, name: string, original: Buffer): Promise<boolean> {
  if (before === undefined) return false;
  const old = join(before, name);
  if (!readIfThere(`${old}.br`) || readIfThere(old)?.equals(original) !== true) return false;
  await placeImmutable(`${old}.br`, join(dir, `${name}.br`));
  if (readIfThere(`${old}.gz`)) await placeImmutable(`${old}.gz`, join(dir, `${name}.gz`));
  return true;
}

/** The qualities to try: the first that fits is taken, or the last. `page` is -1 for other files. */
export function qualitiesOf(bytes: number, page: number): readonly number[] {
  const best = bytes > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  return page < PAGES_AT_BEST ? [best] : [6, 10, best];
}

async function compressed(original: Buffer, page: number): Promise<Buffer> {
  let result = original;
  for (const quality of qualitiesOf(original.length, page)) {
    result = await brotli(original, quality);
    if (result.length <= FIRST_FLIGHT_BYTES) break;
  }
  return result;
}

/** Reads synchronously: while the export is checked, the main thread has no time for answers of the file system. */
async function compressFile(places: Compressible, name: string, page: number): Promise<void> {
  const file = join(places.dir, name);
  const original = readFileSync(file);
  const { length } = original;
  if (length <= WORTHWHILE_BYTES || (await takeOver(places, name, original))) return;
  await writeIfSmaller(`${file}.br`, await compressed(original, page), original);
  await writeIfSmaller(`${file}.gz`, await promisify(gzip)(original, { level: 9 }), original);
}

/** Writes `.br` and `.gz` beside every text file above 1 KB, if smaller. What did not change is taken over. */
export async function precompress(places: Compressible): Promise<void> {
  const names = walkFiles(places.dir).filter((name) => TEXT_FILE.test(name));
  const pages = names.filter((name) => name.endsWith('.html'));
  await pLimit(CONCURRENCY).map(names, (name) => compressFile(places, name, pages.indexOf(name)));
}
