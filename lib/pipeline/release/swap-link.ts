import { lstat, mkdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { errorCode } from '@/lib/settings/operator-error';
import type { ReleaseLock } from './release-lock';

/** Moves a link into place, also onto another file system; there, the lock is only looked at just before. */
async function moveLink(link: string, out: string, stage: string, target: string): Promise<void> {
  try {
    await rename(link, out);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    const beside = join(dirname(resolve(out)), `.${basename(out)}-${basename(stage)}`);
    await symlink(target, beside);
    await stat(stage);
    await rename(beside, out);
  }
}

/**
 * Makes the link `out` point to a release in one atomic step: a reader sees the old release or the new one,
 * never none. If a real folder is in place of the link (an export by another tool), it is first moved to
 * `asideDir` and kept; only then, `out` is missing for a moment.
 * @param releaseDir Folder of the release.
 * @param asideDir Folder for what was in place of the link.
 * @returns Where a real folder was moved; `undefined` when there was none.
 */
export async function swapLink(
  { stage }: ReleaseLock,
  out: string,
  releaseDir: string,
  asideDir: string,
): Promise<string | undefined> {
  const parent = dirname(resolve(out));
  await mkdir(parent, { recursive: true });
  const target = relative(parent, resolve(releaseDir));
  const link = join(stage, 'out');
  await symlink(target, link);
  const there = await lstat(out).catch(() => undefined);
  const aside =
    there && !there.isSymbolicLink() ? join(asideDir, `.aside-${basename(out)}-${Date.now()}`) : undefined;
  if (aside !== undefined) await rename(out, aside);
  await moveLink(link, out, stage, target);
  return aside;
}

/** Removes the link when the release that it points to is gone: Next builds nothing beside such a link. */
export async function dropBrokenLink(out: string): Promise<void> {
  const link = await lstat(out).catch(() => undefined);
  const release = await stat(out).catch(() => undefined);
  if (link?.isSymbolicLink() === true && !release) await rm(out);
}
