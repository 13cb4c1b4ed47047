import { lstat, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';

/**
 * Points the link `out` at a release in one step: a reader finds the old one or the new one, never none. Takes the link and the
 * release's folder. A real folder in the link's place (an export by another tool) is moved to `asideDir` first and kept; only
 * then, and only once, `out` is missing for an instant. Gives where it was moved, if it was.
 */
export async function swapLink(
  out: string,
  releaseDir: string,
  asideDir: string,
): Promise<string | undefined> {
  const parent = dirname(resolve(out));
  await mkdir(parent, { recursive: true });
  const temporary = join(parent, `.${basename(out)}-next`);
  await rm(temporary, { recursive: true, force: true });
  await symlink(relative(parent, resolve(releaseDir)), temporary);
  const there = await lstat(out).catch(() => undefined);
  const aside =
    there && !there.isSymbolicLink() ? join(asideDir, `.aside-${basename(out)}-${Date.now()}`) : undefined;
  if (aside !== undefined) await rename(out, aside);
  await rename(temporary, out);
  return aside;
}
