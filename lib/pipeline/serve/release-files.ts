import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';

/** Files whose name contains a hash of their content: a file of any release is correct. */
const CONTENT_NAMED = /^(?:_next\/static|media)\//;

/** Name of the folder that contains the releases. */
const RELEASES = '.releases';

/** Decodes a path; returns `undefined` when it is not valid percent-encoding. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Decodes the path of an address into a relative file path, without empty segments. Returns `undefined` for a path
 * that no public file can have: it would leave the folder, or name a dot file.
 */
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

/**
 * Returns the real path of a regular file inside a folder; `undefined` when there is none or a link leads outside.
 * @param root Real path of the folder.
 * @param relative Path of the file inside it.
 */
export async function fileInside(root: string, relative: string): Promise<string | undefined> {
  const real = await realpath(join(root, relative)).catch(() => undefined);
  if (real === undefined || !real.startsWith(root + sep)) return undefined;
  const found = await stat(real).catch(() => undefined);
  return found?.isFile() === true ? real : undefined;
}

/**
 * Finds a content-hashed file (`_next/static/…`, `media/…`) that the current release lacks, in the newest other
 * release that has it: pages that are still open request files of their own release.
 * @param root Real path of the current release.
 * @param path Path of the file inside it.
 */
export async function fileInOtherReleases(root: string, path: string): Promise<string | undefined> {
  const releases = dirname(root);
  if (!CONTENT_NAMED.test(path) || basename(releases) !== RELEASES) return undefined;
  const names = (await readdir(releases).catch(() => [])).filter((name) => !name.startsWith('.'));
  for (const name of names.sort().reverse()) {
    const file = await fileInside(join(releases, name), path);
    if (file !== undefined) return file;
  }
  return undefined;
}
