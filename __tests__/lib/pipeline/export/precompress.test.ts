import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { precompress, qualitiesOf } from '@/lib/pipeline/export/precompress';

/** Text that compresses as the HTML of a page does, always the same: words of a small vocabulary. */
function pageOf(words: number): string {
  const text = Array.from({ length: words }, (_word, index) => {
    const hash = createHash('sha256').update(String(index)).digest();
    return `<p>${hash.toString('hex', 0, 2)} ${hash.toString('hex', 2, 3)}</p>`;
  });
  return `<!DOCTYPE html>${text.join('')}`;
}

/** Compresses an export in which the first page and the thirty-first are this one. Returns their sizes. */
async function compressed(html: string) {
  const dir = await mkdtemp(join(tmpdir(), 'precompress-'));
  const names = Array.from({ length: 31 }, (_page, index) => `${String(100 + index)}.html`);
  const ends = ['100.html', '130.html'];
  const small = pageOf(100);
  for (const name of names) await writeFile(join(dir, name), ends.includes(name) ? html : small);
  await precompress({ dir, before: undefined });
  const files = await Promise.all(ends.map((name) => readFile(join(dir, `${name}.br`))));
  for (const file of files) expect(brotliDecompressSync(file).toString()).toBe(html);
  return files.map(({ length }) => length);
}

test('of many pages the later ones take a quicker compression, while they fit into the first packets', async () => {
  const html = pageOf(2000);
  const [first, last] = await compressed(html);
  const best = brotliCompressSync(html).length;
  expect(first).toBe(best);
  expect(last).toBeGreaterThan(best);
  expect(last).toBeLessThanOrEqual(14_000);
});

test('a page that fits into the first packets only with the best compression has it, wherever it is', async () => {
  const html = pageOf(8000);
  const best = brotliCompressSync(html).length;
  expect(best).toBeGreaterThan(14_000);
  expect(await compressed(html)).toEqual([best, best]);
});

test.each([
  ['a file that is no page', -1, [11]],
  ['one of the first pages', 29, [11]],
  ['a page of a site with thousands of positions', 1999, [6, 10, 11]],
])('%s is compressed at the first of its qualities that fits', (_what, page, qualities) => {
  expect(qualitiesOf(45_000, page)).toEqual(qualities);
});
