import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file into an export, with a hash of its content in the name, so that it may be cached for ever.
 * @param dir Folder of the export.
 * @param kind Where Next keeps such files: `chunks` for scripts, `media` for others.
 * @param name Start of the name.
 * @param ending `.css`, `.js`, …
 * @returns Its address.
 */
export async function writeHashed(
  dir: string,
  kind: 'chunks' | 'media',
  name: string,
  ending: string,
  content: string | Buffer,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const folder = `/_next/static/${kind}`;
  const address = `${folder}/${name}-${hash}${ending}`;
  await mkdir(join(dir, folder), { recursive: true });
  await writeFile(join(dir, address), content);
  return address;
}
