import { rename, writeFile } from 'node:fs/promises';
import { isRecord } from '@/lib/content/raw-tree';
import type { HeaderRule } from '@/lib/pipeline/serve/hosting-config';
import type { Redirect } from '@/lib/pipeline/serve/redirects';

function firebaseRedirect({ source, destination }: Redirect): object {
  return { source: `${source.slice(0, -1)}{,/}`, destination, type: 301 };
}

/**
 * Completes a `firebase.json` with a build's own header rules and redirects, for `firebase deploy --config`. Takes the parsed file, the
 * rules and the redirects; gives a new object. Throws an `Error` when the file has no hosting section.
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
 * Writes the completed `firebase.json` of a build. Takes where to (the same folder as the original, because Firebase reads its paths from
 * there), the parsed original, the rules and the redirects. Appears whole or not at all.
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
