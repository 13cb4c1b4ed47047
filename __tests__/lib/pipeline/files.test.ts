import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moveInto, writeWhole } from '@/lib/pipeline/files';

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

test('a file is written whole, into a folder that need not be there, and nothing else stays beside it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'whole-')), 'inner', 'a.json');
  await writeWhole(file, 'old');
  await writeWhole(file, 'new');
  expect(await readFile(file, 'utf8')).toBe('new');
  expect(await readdir(dirname(file))).toEqual(['a.json']);
});

test('a file that cannot be written leaves the old one, and nothing beside it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'whole-'));
  await mkdir(join(dir, 'a.json'));
  await expect(writeWhole(join(dir, 'a.json'), 'new')).rejects.toThrow();
  expect(await readdir(dir)).toEqual(['a.json']);
});
