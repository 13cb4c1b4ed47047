import { composeLetters } from 'still-live/html/characters';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodedPath, fileInside, filePath } from 'still-live/build/serve/release-files';
import { MediaError } from './media-limits';

export interface LocalFile {
  readonly file: string;
  readonly sitePath: string;
  /** In bytes. */
  readonly size: number;
}

// On a Mac, accents in the names of files are often characters of their own (NFD).
async function asNamed(folder: string, path: string): Promise<string> {
  let found = '';
  for (const segment of path.split('/')) {
    const names = await readdir(join(folder, found)).catch(() => []);
    found = join(found, names.find((name) => composeLetters(name) === composeLetters(segment)) ?? segment);
  }
  return found;
}

/**
 * Finds the file of a root-relative address (`/foto/x.jpg`) in the folder `public/`.
 * @throws {MediaError} when there is no such file, or a link leads outside its folder.
 */
export async function findLocalFile(address: string, publicDir: string): Promise<LocalFile> {
  const path = address.replace(/[?#].*/s, '');
  if (decodedPath(path) === undefined)
    throw new MediaError('the path is not valid percent-encoding', 'missing');
  const sitePath = filePath(path);
  if (sitePath === undefined || /\/(\/|$)/.test(path))
    throw new MediaError('the path is not a plain file path', 'missing');
  const folder = await realpath(publicDir).catch(() => publicDir);
  const file =
    (await fileInside(folder, sitePath)) ?? (await fileInside(folder, await asNamed(folder, sitePath)));
  if (file === undefined) throw new MediaError('there is no such file on this site', 'missing');
  return { file, sitePath, size: (await stat(file)).size };
}
