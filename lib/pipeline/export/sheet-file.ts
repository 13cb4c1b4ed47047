import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = '/_next/static/media';

/**
 * Writes a style sheet into an export, with a hash of its content in the name.
 * @param dir Folder of the export.
 * @param name Start of the name.
 * @param style The rules.
 * @returns Its address.
 */
export async function writeSheet(dir: string, name: string, style: string): Promise<string> {
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 12);
  const address = `${FOLDER}/${name}-${hash}.css`;
  await mkdir(join(dir, FOLDER), { recursive: true });
  await writeFile(join(dir, address), style);
  return address;
}
