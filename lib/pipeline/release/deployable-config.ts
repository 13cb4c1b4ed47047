import { rename, writeFile } from 'node:fs/promises';
import { isRecord } from '@/lib/content/raw-tree';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';
import type { Redirect } from '@/lib/pipeline/serve/redirects';

function firebaseRedirect({ source, destination }: Redirect): object {
  return { source: `${source.slice(0, -1)}{,/}`, destination, type: 301 };
}

/**
 * Adds the header rules and redirects of a release to a `firebase.json`, for `firebase deploy --config`.
 * @param firebaseJson The parsed file.
 * @returns A new object.
 * @throws {Error} when the file has no hosting section.
 */
export function deployableConfig(
  firebaseJson: unknown,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): Record<string, unknown> {
  if (!isRecord(firebaseJson) || !isRecord(firebaseJson['hosting']))
    throw new Error('firebase.json: hosting must be an object');
  const { hosting } = firebaseJson;
  const own: unknown[] = Array.isArray(hosting['headers']) ? hosting['headers'] : [];
  const moved: unknown[] = Array.isArray(hosting['redirects']) ? hosting['redirects'] : [];
  const all = [...moved, ...redirects.map(firebaseRedirect)];
  return { ...firebaseJson, hosting: { ...hosting, headers: [...own, ...rules], redirects: all } };
}

/**
 * Writes the completed `firebase.json` of a release, in one step.
 * @param file Where to write it: in the folder of the original, because its paths are relative to it.
 */
export async function writeDeployableConfig(
  file: string,
  firebaseJson: unknown,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(
    temporary,
    `${JSON.stringify(deployableConfig(firebaseJson, rules, redirects), null, 2)}\n`,
  );
  await rename(temporary, file);
}
