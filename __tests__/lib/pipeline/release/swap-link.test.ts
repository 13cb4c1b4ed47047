import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withReleaseLock } from '@/lib/pipeline/release/release-lock';
import { swapLink } from '@/lib/pipeline/release/swap-link';

const SWAPS = 200;
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'swap-'));
  for (const name of ['a', 'b']) {
    await mkdir(join(dir, name));
    await writeFile(join(dir, name, 'index.html'), name);
  }
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('whoever reads while the link is swapped finds one release or the other, never none', async () => {
  const out = join(dir, 'out');
  const show = (name: string) =>
    withReleaseLock(dir, 'building', (lock) => swapLink(lock, out, join(dir, name), dir));
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
