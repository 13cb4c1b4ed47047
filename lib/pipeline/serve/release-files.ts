import { open, readdir, realpath, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { Stats } from 'node:fs';

/** A file held open: what is sent does not change when its release is swapped or deleted meanwhile. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly stats: Stats;
}

/** Files whose name says their content: any release may answer for any other. */
const CONTENT_NAMED = /^\/(?:_next\/static|media)\//;

/** Name of the folder that holds releases side by side. */
const RELEASES = '.releases';

/** Decodes a request path into a relative file path, or `undefined` for one that no public file can have. */
export function filePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/').slice(1);
  const isPublic = segments.every(
    (segment, index) =>
      !/[\\\0]/.test(segment) && (!segment.startsWith('.') || (index === 0 && segment === '.well-known')),
  );
  return isPublic ? segments.join('/') : undefined;
}

/**
 * Opens a regular file inside a folder. Takes the folder's real path and a relative path; gives `undefined` when there is
 * no such file or a link leads outside. The caller closes the handle.
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
 * Opens a content-named file (`/_next/static/…`, `/media/…`) that the current release lacks, in one of the others, newest first: pages that are
 * still open ask for what their own release had. Takes the current release's real path and the decoded path with leading slash.
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
