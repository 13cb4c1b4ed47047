import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeling-line-ends-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('files keep their line ends where Git is told to change them, as by default on Windows', async () => {
  const files = [
    'README.md',
    'app/layout.tsx',
    'styles/global.scss',
    'content/demo.json',
    'docs/images/home.jpg',
  ];
  await run('git', ['-c', 'core.autocrlf=true', 'checkout-index', `--prefix=${folder}/`, '--', ...files]);
  for (const file of files) {
    const out = await readFile(join(folder, file));
    // From the index, as `out` is: the file in the working tree may have been edited.
    const { stdout: ours } = await run('git', ['cat-file', 'blob', `:${file}`], {
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
    });
    // Compared as a whole, a picture would be printed byte by byte.
    expect([file, out.equals(ours)]).toEqual([file, true]);
  }
});
