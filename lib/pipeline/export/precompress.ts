import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { placeImmutable, walkFiles } from '@/lib/pipeline/files';
import { errorCode } from '@/lib/settings/operator-error';

/** For larger files (lists of thousands of entries) the best quality takes seconds each. */
const LARGE_BYTES = 256 * 1024;

/** Text files. Pictures, films and WOFF2 are compressed already; dot files are never served. */
const TEXT = /(?:^|\/)[^./][^/]*\.(?:html|css|js|mjs|json|map|txt|xml|svg|webmanifest)$/;

/** Compressing smaller files saves no network packet. */
const WORTHWHILE_BYTES = 1024;

/**
 * At the best quality a page takes 50 ms of the processor. Of many pages, the later ones take a quicker one (2 ms for 6 %
 * more bytes, 18 ms for 1 % more) with which they still fit into the first packets of a connection (RFC 6928).
 */
const PAGES_AT_BEST = 30;
const QUICK_QUALITIES = [6, 10];
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

async function smallest(original: Buffer, isOneOfMany: boolean): Promise<Buffer> {
  for (const quality of isOneOfMany ? QUICK_QUALITIES : []) {
    const quick = await brotli(original, quality);
    if (quick.length <= FIRST_FLIGHT_BYTES) return quick;
  }
  return brotli(original, original.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY);
}

/** Reads synchronously: while the export is checked, the main thread has no time for answers of the file system. */
async function compressFile(places: Compressible, name: string, isOneOfMany: boolean): Promise<void> {
  const file = join(places.dir, name);
  const original = readFileSync(file);
  const { length } = original;
  if (length <= WORTHWHILE_BYTES || (await takeOver(places, name, original))) return;
  await writeIfSmaller(`${file}.br`, await smallest(original, isOneOfMany), original);
  await writeIfSmaller(`${file}.gz`, await promisify(gzip)(original, { level: 9 }), original);
}

/**
 * Writes a Brotli file (quality 11; less for the largest and for many pages) and a gzip file (level 9) beside every text file of an
 * export that is larger than 1 KB, if it is smaller. Files of the last release that did not change are taken over.
 */
export async function precompress(places: Compressible): Promise<void> {
  const names = walkFiles(places.dir).filter((name) => TEXT.test(name));
  const many = new Set(names.filter((name) => name.endsWith('.html')).slice(PAGES_AT_BEST));
  await pLimit(CONCURRENCY).map(names, (name) => compressFile(places, name, many.has(name)));
}
