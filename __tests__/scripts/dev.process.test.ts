import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledCommand } from '../bundled-command';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeling-dev-'));
  await mkdir(join(folder, 'content'));
});
afterEach(() => rm(folder, { recursive: true }));

test('npm run dev ends, with its database, when the content has no home page', async () => {
  const content = { projects: { feeling: { pagine: { contatti: { a: 1 } } } } };
  await writeFile(join(folder, 'content', 'demo.json'), JSON.stringify(content));
  const command = [await bundledCommand('scripts/dev'), '--port', '0', '--database-port', '0'];
  await expect(promisify(execFile)(process.execPath, command, { cwd: folder })).rejects.toMatchObject({
    code: 1,
    stderr: 'error: projects/feeling/pagine/home: is missing; publish this page before building\n',
  });
});
