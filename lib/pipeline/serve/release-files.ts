import { open, readdir, realpath, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { Stats } from 'node:fs';

/** An open file. Its content stays the same even if its release is replaced or deleted while it is sent. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly stats: Stats;
}

/** Files whose name contains a hash of their content: a file of any release is correct. */
const CONTENT_NAMED = /^\/(?:_next\/static|media)\//;

/** Name of the folder that contains the releases. */
const RELEASES = '.releases';

/**
 * Decodes a request path into a relative file path, without empty segments. Returns `undefined` for a path
 * that no public file can have.
 */
export function filePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
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
 * Opens a regular file inside a folder. The caller closes the handle.
 * @param root Real path of the folder.
 * @param relative Path of the file inside it.
 * @returns The file; `undefined` when there is none or a link leads outside the folder.
 */
export async function openInside(root: string, relative: string): Promise<OpenFile | undefined> {
  const wanted = join(root, relative);
  const real = await realpath(wanted).catch(() => undefined);
  if (real === undefined || !real.startsWith(root + sep)) return undefined;
  const handle = await open(real).catch(() => undefined);
  const stats = await handle?.stat();
  if (handle && stats?.isFile()) return { handle, stats };
  await handle?.close();
  return undefined;
}

/**
 * Opens a content-hashed file (`/_next/static/…`, `/media/…`) that the current release lacks, from the newest
 * other release that has it: pages that are still open request files of their own release.
 * @param root Real path of the current release.
 * @param path Decoded path with a leading slash.
 */
export async function openInOtherReleases(root: string, path: string): Promise<OpenFile | undefined> {
  const releases = dirname(root);
  if (!CONTENT_NAMED.test(path) || basename(releases) !== RELEASES) return undefined;
  const names = await readdir(releases).catch(() => []);
  for (const name of names
    .filter((id) => !id.startsWith('.'))
    .sort()
    .reverse()) {
    const other = join(releases, name);
    const file = other === root ? undefined : await openInside(other, path.slice(1));
    if (file) return file;
  }
  return undefined;
}
