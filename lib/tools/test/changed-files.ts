import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function namesOf(...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run('git', [...args, '-z']);
  return stdout.split('\0').filter((name) => name !== '');
}

/**
 * Returns the paths of the files that differ from the last commit, new ones among them, without those that were deleted.
 * @throws {Error} with the message of git, when the folder is no repository.
 */
export async function changedFiles(): Promise<readonly string[]> {
  const changed = await namesOf('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD');
  return [...changed, ...(await namesOf('ls-files', '--others', '--exclude-standard'))];
}
