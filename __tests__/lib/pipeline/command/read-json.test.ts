import { writeFile } from 'node:fs/promises';
import { readJson } from '@/lib/pipeline/files';
import { temporaryFolder } from '../../../temporary-folder';

const folder = temporaryFolder();
let file: string;

beforeEach(async () => {
  file = folder('demo.json');
});

test.each([
  ['is not JSON', '{"a":1,}', 'Expected double-quoted property name in JSON at position 7'],
  ['is not there', undefined, 'ENOENT: no such file or directory'],
])('a file that %s is one line that names it and says what to do', async (_, text, reason) => {
  if (text !== undefined) await writeFile(file, text);
  const reading = readJson(file);
  await expect(reading).rejects.toThrow(`${file}: cannot be read (`);
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toThrow(/^[^\n]+\); correct it, or restore it with Git$/);
});

test('a byte order mark and line ends of Windows are read', async () => {
  await writeFile(file, '\uFEFF{\r\n"a":1}\r\n');
  expect(await readJson(file)).toEqual({ a: 1 });
});
