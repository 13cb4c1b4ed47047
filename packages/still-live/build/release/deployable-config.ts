import { join } from 'node:path';
import { isRecord } from 'still-live/content/raw-tree';
import { readJson, writeWhole } from 'still-live/build/files';
import {
  type HeaderRule,
  parseHeaderRules,
  parseRedirects,
  type Redirect,
  RELEASE_HEADERS,
  RELEASE_REDIRECTS,
} from 'still-live/build/serve/hosting-config';

/** Stands beside `firebase.json`, because its paths are relative to its folder. */
const DEPLOYED = 'firebase.release.json';

function firebaseRedirect({ source, destination }: Redirect): object {
  return { source: `${source.slice(0, -1)}{,/}`, destination, type: 301 };
}

/**
 * Adds the rules and redirects of a release to a `firebase.json`, for `firebase deploy --config`.
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

function readOfRelease(name: string): Promise<unknown> {
  return readJson(join('out', name), 'npm run build makes a release');
}

export async function writeDeployableConfig(): Promise<string> {
  const rules = parseHeaderRules(await readOfRelease(RELEASE_HEADERS), RELEASE_HEADERS);
  const redirects = parseRedirects(await readOfRelease(RELEASE_REDIRECTS));
  const config = deployableConfig(await readJson('firebase.json'), rules, redirects);
  await writeWhole(DEPLOYED, `${JSON.stringify(config, null, 2)}\n`);
  return DEPLOYED;
}
