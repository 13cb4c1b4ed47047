import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/** What a program prints, by line. */
export function lines(program: string, ...args: readonly string[]): string[] {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return execFileSync(program, args, { encoding: 'utf8', stdio: [...stdio] })
    .split('\n')
    .filter((line) => line !== '');
}

/** The commit that others have: where this branch left its upstream or main; without either, the last commit. */
export function commonCommit(): string {
  for (const other of ['@{upstream}', 'origin/main', 'main']) {
    try {
      return lines('git', 'merge-base', 'HEAD', other)[0] ?? 'HEAD';
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD';
}

/** The files that differ from what others have, committed or not. */
export function changedFiles(): string[] {
  return [
    ...lines('git', 'diff', '--name-only', '--diff-filter=d', commonCommit()),
    ...lines('git', 'ls-files', '--others', '--exclude-standard'),
  ];
}

export function trackedFiles(): string[] {
  // One that was removed may still be in the index.
  return lines('git', 'ls-files').filter((file) => existsSync(file));
}

/** The lines that each file has more since a commit, or fewer. */
export function changedLines(since: string): readonly (readonly [file: string, added: number])[] {
  return lines('git', 'diff', '--numstat', '--no-renames', since).map((line) => {
    const [added, removed, file = ''] = line.split('\t');
    return [file, Number(added) - Number(removed)];
  });
}
