import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapConcurrent } from '@/lib/pipeline/pictures/map-concurrent';
import { walkFiles } from './walk-files';

/** What precompressing came to, in bytes and files. */
export interface Precompressed {
  readonly files: number;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** Pages of single positions: there may be thousands, and each is read by few. */
const MANY = /^lavora_con_noi\/[^/]+\//;
const QUICK = 4;

/** From here on the best quality takes seconds a file: lists of thousands of entries. */
const LARGE_BYTES = 256 * 1024;

/** What compresses well; pictures, films and WOFF2 are compressed already, and files with a leading dot are never served. */
const TEXT = /(?:^|\/)[^./][^/]*\.(?:html|css|js|mjs|json|map|txt|xml|svg|webmanifest)$/;

/** Below this a compressed file saves no packet. */
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
 * Puts a Brotli (11; 9 for the largest) and a gzip (9) sibling beside every text file of an export that is larger than 1 KB, unless
 * compressing does not make it smaller; pages of positions get a quick Brotli alone. Takes the export's folder; gives what it came to.
 */
export async function precompress(dir: string): Promise<Precompressed> {
  const all = await walkFiles(dir);
  const there = new Set(all);
  // What the last release had as it is brings its siblings along (lib/pipeline/pages/page-files.ts).
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
