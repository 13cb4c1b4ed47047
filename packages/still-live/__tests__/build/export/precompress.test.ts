import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { precompress } from 'still-live/build/export/precompress';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

const dir = temporaryFolder();

test('every page is as small as can be, also a large one and the last of many', async () => {
  const html = Array.from({ length: 30_000 }, (_, index) => `<p>${(index * index) % 977}</p>`).join('');
  expect(html.length).toBeGreaterThan(256 * 1024);
  const pages = Array.from({ length: 40 }, (_, index) => [`${index}.html`, html.slice(0, 2000)]);
  await writeFiles(dir(), { ...Object.fromEntries(pages), 'z.html': html });
  await precompress({ dir: dir(), before: undefined });
  const best = (text: string): number =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }).length;
  expect((await readFile(dir('39.html.br'))).length).toBe(best(html.slice(0, 2000)));
  expect((await readFile(dir('z.html.br'))).length).toBe(best(html));
});
