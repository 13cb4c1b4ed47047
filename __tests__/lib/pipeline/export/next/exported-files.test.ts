import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints } from '@/lib/pipeline/export/next/exported-files';

const HINT = '//# allFunctionsCalledOnLoad\n';
let dir: string;
let chunks: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hints-'));
  chunks = join(dir, '_next', 'static', 'chunks');
  await mkdir(chunks, { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('large scripts begin with the hint, once; small ones and other files are left', async () => {
  const large = 'f();'.repeat(5000);
  await writeFile(join(chunks, 'large.js'), large);
  await writeFile(join(chunks, 'small.js'), 'f();');
  await writeFile(join(chunks, 'large.css'), large);
  await addCompileHints(dir);
  await addCompileHints(dir);
  expect(await readFile(join(chunks, 'large.js'), 'utf8')).toBe(HINT + large);
  expect(await readFile(join(chunks, 'small.js'), 'utf8')).toBe('f();');
  expect(await readFile(join(chunks, 'large.css'), 'utf8')).toBe(large);
});

test('an export without scripts is left alone', async () => {
  await rm(join(dir, '_next'), { recursive: true });
  await expect(addCompileHints(dir)).resolves.toBeUndefined();
});
