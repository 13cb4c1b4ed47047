import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { moveInto, readJson, writeWhole } from 'still-live/build/files';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

const dir = temporaryFolder();

test('what is new is moved, what is in both is joined, the newer file wins, and nothing stays behind', async () => {
  await writeFiles(dir('from'), { 'new/deep/a': 'a', 'both/b': 'new b' });
  await writeFiles(dir('to'), { 'both/b': 'old b', 'both/c': 'c' });
  await moveInto(dir('from'), dir('to'));
  const read = (name: string): Promise<string> => readFile(dir('to', name), 'utf8');
  expect(await Promise.all(['new/deep/a', 'both/b', 'both/c'].map(read))).toEqual(['a', 'new b', 'c']);
  expect(await readdir(dir('from'))).toEqual([]);
});

test('a file is written whole, into a folder that need not be there; where it cannot be written the old one stays; nothing stays beside it', async () => {
  const file = dir('inner', 'a.json');
  await writeWhole(file, 'old');
  await writeWhole(file, 'new');
  expect(await readFile(file, 'utf8')).toBe('new');
  expect(await readdir(dir('inner'))).toEqual(['a.json']);
  await mkdir(dir('a.json'));
  await expect(writeWhole(dir('a.json'), 'new')).rejects.toThrow();
  expect(await readdir(dir())).toEqual(['a.json', 'inner']);
});

test.each([
  ['is not JSON', '{"a":1,}', 'Expected double-quoted property name in JSON at position 7'],
  ['is not there', undefined, 'ENOENT: no such file or directory'],
])('a file that %s is one line that names it and says what to do', async (_, text, reason) => {
  const file = dir('demo.json');
  if (text !== undefined) await writeFile(file, text);
  const reading = readJson(file);
  await expect(reading).rejects.toThrow(`${file}: cannot be read (`);
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toThrow(/^[^\n]+\); correct it, or restore it with Git$/);
});
