import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';

/** Folders whose file names contain a hash of the content, so that a file of any release is correct. */
export const CONTENT_NAMED = ['_next/static/', 'media/'];

const RELEASES = '.releases';

/** Returns `undefined` when the path is not valid percent-encoding. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns `undefined` for what no public file has: a path outside the folder, or a dot file. */
export function filePath(pathname: string): string | undefined {
  const decoded = decodedPath(pathname);
  if (decoded === undefined) return undefined;
  const segments = decoded
    .split('/')
    .slice(1)
    .filter((segment, index, all) => segment !== '' || index === all.length - 1);
  const isPublic = segments.every(
    (segment, index) =>
      !/[\\\0]/.test(segment) && (!segment.startsWith('.') || (index === 0 && segment === '.well-known')),
  );
  return isPublic ? segments.join('/') : undefined;
}

/** Returns `undefined` when there is no such regular file, or a link leads outside. */
export async function fileInside(root: string, relative: string): Promise<string | undefined> {
  const real = await realpath(join(root, relative)).catch(() => undefined);
  if (real === undefined || !real.startsWith(root + sep)) return undefined;
  const found = await stat(real).catch(() => undefined);
  return found?.isFile() === true ? real : undefined;
}

/**
 * Finds a hashed file in the newest other release that has it, because pages that are still open request files of their
 * own release.
 */
export async function fileInOtherReleases(root: string, path: string): Promise<string | undefined> {
  const releases = dirname(root);
  if (!CONTENT_NAMED.some((folder) => path.startsWith(folder)) || basename(releases) !== RELEASES)
    return undefined;
  const names = (await readdir(releases).catch(() => [])).filter((name) => !name.startsWith('.'));
  for (const name of names.sort().reverse()) {
    const file = await fileInside(join(releases, name), path);
    if (file !== undefined) return file;
  }
  return undefined;
}
