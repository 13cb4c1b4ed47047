import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { bundledCommand } from '../bundled-command';
import { temporaryFolder } from '../temporary-folder';

const folder = temporaryFolder();

beforeEach(async () => {
  await mkdir(folder('content'));
});

test('npm run dev ends, with its database, when the content has no home page', async () => {
  const content = { projects: { feeling: { pagine: { contatti: { a: 1 } } } } };
  await writeFile(folder('content', 'demo.json'), JSON.stringify(content));
  const command = [await bundledCommand('scripts/dev'), '--port', '0', '--database-port', '0'];
  await expect(promisify(execFile)(process.execPath, command, { cwd: folder() })).rejects.toMatchObject({
    code: 1,
    stderr: 'error: projects/feeling/pagine/home: is missing; publish this page before building\n',
  });
});
