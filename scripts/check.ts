import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/command';
import { runSteps } from '@/lib/tools/test/run-steps';
import { staticStepsOf } from '@/lib/tools/test/static-steps';

const run = promisify(execFile);

async function namesOf(...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run('git', [...args, '-z']);
  return stdout.split('\0').filter((name) => name !== '');
}

/**
 * The files that differ from the last commit, new ones too, without deleted ones.
 * @throws {Error} with the message of git, when the folder is no repository.
 */
async function changedFiles(): Promise<readonly string[]> {
  const changed = await namesOf('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD');
  return [...changed, ...(await namesOf('ls-files', '--others', '--exclude-standard'))];
}

/**
 * `npm run check`: types, their lint and the dependency rule of all sources; format, other lints and unit tests of what
 * has changed since the last commit.
 */
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const unit = {
    name: 'unit tests of what changed',
    command: [
      process.execPath,
      'node_modules/jest/bin/jest.js',
      '--onlyChanged',
      '--passWithNoTests',
    ] as const,
  };
  const failed = await runSteps([unit, ...staticStepsOf(await changedFiles())], 2);
  if (failed.length > 0) throw new Error(`npm run check: failed at ${failed.join(', ')}`);
});
