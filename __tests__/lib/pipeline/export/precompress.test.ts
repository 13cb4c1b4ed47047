import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { precompress } from '@/lib/pipeline/export/precompress';

test('every page is as small as can be, also a large one and the last of many', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'precompress-'));
  const html = Array.from({ length: 30_000 }, (_, index) => `<p>${(index * index) % 977}</p>`).join('');
  expect(html.length).toBeGreaterThan(256 * 1024);
  const pages = Array.from({ length: 40 }, (_, index) => [`${index}.html`, html.slice(0, 2000)]);
  for (const [name = '', text = ''] of [...pages, ['z.html', html]]) await writeFile(join(dir, name), text);
  await precompress({ dir, before: undefined });
  const best = (text: string): number =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }).length;
  expect((await readFile(join(dir, '39.html.br'))).length).toBe(best(html.slice(0, 2000)));
  expect((await readFile(join(dir, 'z.html.br'))).length).toBe(best(html));
});
