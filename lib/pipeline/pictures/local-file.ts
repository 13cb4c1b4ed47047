import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { MediaError } from './media-error';

/** A folder whose files have addresses with a prefix: `{ prefix: '/demo/', dir: 'content/media' }`. */
export interface PublicDir {
  readonly prefix: string;
  readonly dir: string;
}

/** A file of this site. */
export interface LocalFile {
  readonly file: string;
  /** Decoded path in the site, without the leading slash. */
  readonly sitePath: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** Decodes the path of a root-relative address; refuses paths that could leave their folder. */
function sitePathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new MediaError('the path is not valid percent-encoding');
  }
  const segments = decoded.split('/').slice(1);
  // Dot files are private by convention, and `..` leaves the folder.
  const refused = segments.some(
    (segment) => segment === '' || segment.startsWith('.') || /[\\\0]/.test(segment),
  );
  if (refused) throw new MediaError('the path is not a plain file path');
  return segments.join('/');
}

/**
 * Finds the file of a root-relative address (`/demo/x.jpg`).
 * @param publicDirs The folders; the longest matching prefix wins.
 * @throws {MediaError} when there is no such file, or a link leads outside its folder.
 */
export async function findLocalFile(address: string, publicDirs: readonly PublicDir[]): Promise<LocalFile> {
  const sitePath = sitePathOf(address);
  const owner = publicDirs
    .filter(({ prefix }) => `/${sitePath}`.startsWith(prefix))
    .reduce<PublicDir | undefined>(
      (best, next) => (best && best.prefix.length >= next.prefix.length ? best : next),
      undefined,
    );
  if (!owner) throw new MediaError('no folder of this site has this path');
  const wanted = join(resolve(owner.dir), `/${sitePath}`.slice(owner.prefix.length));
  let file: string;
  try {
    file = await realpath(wanted);
  } catch {
    throw new MediaError('there is no such file on this site');
  }
  // A symbolic link must not publish a file of another folder.
  if (!file.startsWith((await realpath(owner.dir)) + sep))
    throw new MediaError('the file lies outside its folder');
  const entry = await stat(file);
  if (!entry.isFile()) throw new MediaError('the path is not a file');
  return { file, sitePath, size: entry.size, mtimeMs: entry.mtimeMs };
}
