import { rename, writeFile } from 'node:fs/promises';
import { isRecord } from '@/lib/content/raw-tree';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';

/**
 * Completes a `firebase.json` with a build's own header rules, for `firebase deploy --config`. Takes the parsed file and the rules; gives
 * a new object. Throws an `Error` when the file has no hosting section.
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
 * Writes the completed `firebase.json` of a build. Takes where to (the same folder as the original, because Firebase reads its paths from
 * there), the parsed original and the rules. Appears whole or not at all.
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
