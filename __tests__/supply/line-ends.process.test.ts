import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary-folder';

const run = promisify(execFile);
const folder = temporaryFolder();

test('files keep their line ends where Git is told to change them, as by default on Windows', async () => {
  const files = [
    'README.md',
    'app/layout.tsx',
    'styles/global.scss',
    'content/feeling.json',
    'docs/images/home.jpg',
  ];
  await run('git', ['-c', 'core.autocrlf=true', 'checkout-index', `--prefix=${folder()}/`, '--', ...files]);
  for (const file of files) {
    const out = await readFile(folder(file));
    // From the index, as `out` is: the file in the working tree may have been edited.
    const { stdout: ours } = await run('git', ['cat-file', 'blob', `:${file}`], {
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
    });
    // Compared as a whole, a picture would be printed byte by byte.
    expect([file, out.equals(ours)]).toEqual([file, true]);
  }
});
