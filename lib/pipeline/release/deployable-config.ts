import { rename, writeFile } from 'node:fs/promises';
import { isRecord } from '@/lib/content/raw-tree';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';

/**
 * Adds the header rules of a build to a `firebase.json`, for `firebase deploy --config`.
 * @param firebaseJson The parsed file.
 * @param rules The header rules.
 * @returns A new object.
 * @throws {Error} when the file has no hosting section.
 */
export function deployableConfig(
  firebaseJson: unknown,
  rules: readonly HeaderRule[],
): Record<string, unknown> {
  if (!isRecord(firebaseJson) || !isRecord(firebaseJson['hosting']))
    throw new Error('firebase.json: hosting must be an object');
  const { hosting } = firebaseJson;
  const own: unknown[] = Array.isArray(hosting['headers']) ? hosting['headers'] : [];
  return { ...firebaseJson, hosting: { ...hosting, headers: [...own, ...rules] } };
}

/**
 * Writes the completed `firebase.json` of a build. The file is written atomically.
 * @param file Where to write. It must be in the folder of the original, because Firebase resolves its paths
 *   from there.
 * @param firebaseJson The parsed original.
 * @param rules The header rules.
 */
export async function writeDeployableConfig(
  file: string,
  firebaseJson: unknown,
  rules: readonly HeaderRule[],
): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(deployableConfig(firebaseJson, rules), null, 2)}\n`);
  await rename(temporary, file);
}
