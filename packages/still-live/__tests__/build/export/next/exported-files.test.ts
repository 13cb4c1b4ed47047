import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCompileHints } from 'still-live/build/export/next/next-parts';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const HINT = '//# allFunctionsCalledOnLoad\n';
const dir = temporaryFolder();
let chunks: string;

beforeEach(async () => {
  chunks = dir('_next', 'static', 'chunks');
  await mkdir(chunks, { recursive: true });
});

test('large scripts begin with the hint, once; small ones and other files are left', async () => {
  const large = 'f();'.repeat(5000);
  await writeFile(join(chunks, 'large.js'), large);
  await writeFile(join(chunks, 'small.js'), 'f();');
  await writeFile(join(chunks, 'large.css'), large);
  await addCompileHints(dir());
  await addCompileHints(dir());
  expect(await readFile(join(chunks, 'large.js'), 'utf8')).toBe(HINT + large);
  expect(await readFile(join(chunks, 'small.js'), 'utf8')).toBe('f();');
  expect(await readFile(join(chunks, 'large.css'), 'utf8')).toBe(large);
});
