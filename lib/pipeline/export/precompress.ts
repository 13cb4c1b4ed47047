import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapConcurrent } from '@/lib/pipeline/pictures/map-concurrent';
import { walkFiles } from './walk-files';

/** Result of `precompress`: the number of files, and their bytes before and after. */
export interface Precompressed {
  readonly files: number;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** Pages of single positions: there may be thousands, and each has few readers. */
const MANY = /^lavora_con_noi\/[^/]+\//;
const QUICK = 4;

/** For larger files (lists of thousands of entries) the best quality takes seconds each. */
const LARGE_BYTES = 256 * 1024;

/** Text files. Pictures, films and WOFF2 are compressed already; dot files are never served. */
const TEXT = /(?:^|\/)[^./][^/]*\.(?:html|css|js|mjs|json|map|txt|xml|svg|webmanifest)$/;

/** Compressing smaller files saves no network packet. */
const WORTHWHILE_BYTES = 1024;

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

async function writeIfSmaller(file: string, compressed: Buffer, original: Buffer): Promise<number> {
  if (compressed.length >= original.length) return original.length;
  await writeFile(file, compressed);
  return compressed.length;
}

/**
 * Writes a Brotli file (quality 11; 9 for the largest) and a gzip file (level 9) beside every text file of an
 * export that is larger than 1 KB, if it is smaller. Pages of positions get only a quick Brotli file.
 */
export async function precompress(dir: string): Promise<Precompressed> {
  const all = await walkFiles(dir);
  const there = new Set(all);
  // Pages taken over from the last release have their compressed files already
  // (lib/pipeline/pages/page-files.ts).
  const names = all.filter((name) => TEXT.test(name) && !there.has(`${name}.br`));
  const sizes = await mapConcurrent(names, CONCURRENCY, async (name) => {
    const file = join(dir, name);
    const original = await readFile(file);
    if (original.length <= WORTHWHILE_BYTES) return undefined;
    const { length } = original;
    if (MANY.test(name)) {
      return {
        bytes: length,
        br: await writeIfSmaller(`${file}.br`, await brotli(original, QUICK), original),
        gz: length,
      };
    }
    const quality = length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
    const br = await writeIfSmaller(`${file}.br`, await brotli(original, quality), original);
    const gz = await writeIfSmaller(`${file}.gz`, await promisify(gzip)(original, { level: 9 }), original);
    return { bytes: length, br, gz };
  });
  return sizes
    .filter((size) => size !== undefined)
    .reduce(
      (sum, { bytes, br, gz }) => ({
        files: sum.files + 1,
        bytes: sum.bytes + bytes,
        brotli: sum.brotli + br,
        gzip: sum.gzip + gz,
      }),
      { files: 0, bytes: 0, brotli: 0, gzip: 0 },
    );
}
