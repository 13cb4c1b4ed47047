import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withReleaseLock } from '@/lib/pipeline/release/release-lock';
import { swapLink } from '@/lib/pipeline/release/swap-link';
import { temporaryFolder } from '../../../temporary-folder';

const SWAPS = 200;
const dir = temporaryFolder();

beforeEach(async () => {
  for (const name of ['a', 'b']) {
    await mkdir(dir(name));
    await writeFile(dir(name, 'index.html'), name);
  }
});

test('whoever reads while the link is swapped finds one release or the other, never none', async () => {
  const out = dir('out');
  const show = (name: string) =>
    withReleaseLock(dir(), 'building', (lock) => swapLink(lock, out, dir(name), dir()));
  await show('a');
  const swaps = { done: 0 };
  const read = new Set<string>();
  const reading = (async () => {
    while (swaps.done < SWAPS) read.add(await readFile(join(out, 'index.html'), 'utf8'));
  })();
  for (; swaps.done < SWAPS; swaps.done += 1) await show(swaps.done % 2 === 0 ? 'b' : 'a');
  await reading;
  expect([...read].sort()).toEqual(['a', 'b']);
});
