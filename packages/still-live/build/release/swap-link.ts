import { lstat, mkdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { errorCode } from 'still-live/settings/operator-error';
import type { ReleaseLock } from './release-lock';

// Where `out` is on another file system, the link cannot be moved out of the stage: it is made beside `out`, after a
// look whether the lock still holds.
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
 * Works in one step: a reader sees the old release or the new one. A real folder in its place (of another tool) is
 * moved to `asideDir` first.
 */
export async function swapLink(
  { stage }: ReleaseLock,
  out: string,
  releaseDir: string,
  asideDir: string,
): Promise<void> {
  const parent = dirname(resolve(out));
  await mkdir(parent, { recursive: true });
  const target = relative(parent, resolve(releaseDir));
  const link = join(stage, 'out');
  await symlink(target, link);
  const there = await lstat(out).catch(() => undefined);
  if (there?.isSymbolicLink() === false)
    await rename(out, join(asideDir, `.aside-${basename(out)}-${Date.now()}`));
  await moveLink(link, out, stage, target);
}

/** Removes the link when the release that it points to is gone, because Next builds nothing beside such a link. */
export async function dropBrokenLink(out: string): Promise<void> {
  const link = await lstat(out).catch(() => undefined);
  const release = await stat(out).catch(() => undefined);
  if (link?.isSymbolicLink() === true && !release) await rm(out);
}
