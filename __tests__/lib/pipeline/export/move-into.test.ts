import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveInto } from '@/lib/pipeline/export/move-into';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'move-'));
  for (const folder of ['from/new/deep', 'from/both', 'to/both'])
    await mkdir(join(dir, folder), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('what is new is moved, what is in both is joined, the newer file wins, and nothing stays behind', async () => {
  await writeFile(join(dir, 'from/new/deep/a'), 'a');
  await writeFile(join(dir, 'from/both/b'), 'new b');
  await writeFile(join(dir, 'to/both/b'), 'old b');
  await writeFile(join(dir, 'to/both/c'), 'c');
  await moveInto(join(dir, 'from'), join(dir, 'to'));
  const read = (name: string): Promise<string> => readFile(join(dir, 'to', name), 'utf8');
  expect(await Promise.all(['new/deep/a', 'both/b', 'both/c'].map(read))).toEqual(['a', 'new b', 'c']);
  expect(await readdir(join(dir, 'from'))).toEqual([]);
});
