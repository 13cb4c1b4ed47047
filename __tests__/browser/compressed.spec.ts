import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { walkFiles } from 'still-live/build/files';
import { expect, test } from './fixtures';
import { OUT } from './test-site';

const read = (name: string): Promise<Buffer> => readFile(join(OUT, name));

test('every compressed file of the export holds what the file beside it holds, scripts that the build writes late among them', async () => {
  const names = walkFiles(OUT).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(names.filter((name) => name.includes('/page-data-'))).toHaveLength(2);
  const differing: string[] = [];
  for (const name of names) {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    const original = await read(name.slice(0, -3));
    if (!unpack(await read(name)).equals(original)) differing.push(name);
  }
  expect(differing).toEqual([]);
});
