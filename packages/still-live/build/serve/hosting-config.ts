import picomatch from 'picomatch';
import * as v from 'valibot';
import { isRecord, own } from 'still-live/content/raw-tree';
import { checked } from 'still-live/settings/from-outside';
import { join } from 'node:path';
import { readJson, writeWhole } from 'still-live/build/files';

const header = v.object({ key: v.string(), value: v.string() });
const headerRules = v.array(v.object({ source: v.string(), headers: v.array(header) }));

export type HeaderRule = v.InferOutput<typeof headerRules>[number];

/** Files of a release with the header rules and redirects that the build made. As dot files, they are not served. */
export const RELEASE_HEADERS = '.headers.json';
export const RELEASE_REDIRECTS = '.redirects.json';

// The parts of the hosting section that change answers, and that the static server does not know.
const UNKNOWN = ['rewrites', 'redirects', 'cleanUrls', 'trailingSlash', 'i18n', 'appAssociation'];

/** @throws {Error} that names the first invalid rule. */
export function parseHeaderRules(value: unknown = [], where = 'hosting.headers'): readonly HeaderRule[] {
  return checked(headerRules, value, (place) => {
    const [rule] = place.split('.');
    const fault =
      place === ''
        ? ' must be a list'
        : `[${rule}] must have a source and headers of a key and a value, all texts`;
    return new Error(`firebase.json: ${where}${fault}`);
  });
}

/** @throws {Error} that names the invalid part, or one that `npm run serve` would ignore. */
export function hostingHeaders(firebaseJson: unknown): readonly HeaderRule[] {
  const hosting = own(firebaseJson, 'hosting') ?? {};
  if (!isRecord(hosting)) throw new Error('firebase.json: hosting must be an object');
  const unknown = UNKNOWN.find((key) => hosting[key] !== undefined);
  if (unknown !== undefined)
    throw new Error(`firebase.json: hosting.${unknown} is not known to npm run serve; only headers are`);
  return parseHeaderRules(hosting['headers']);
}

// For paths without their first slash. A glob matches dot files too, and any character in a name.
function globOf(source: string): RegExp {
  return source === '/' ? /^$/ : picomatch.makeRe(source.replace(/^\//, ''), { dot: true, flags: 's' });
}

/** Where two rules set the same header, the later one applies. */
export function headersFor(rules: readonly HeaderRule[]): (path: string) => Map<string, string> {
  const compiled = rules.map(({ source, headers }) => ({ glob: globOf(source), headers }));
  return (path) => {
    const matching = compiled
      .filter(({ glob }) => glob.test(path.slice(1)))
      .flatMap(({ headers }) => headers);
    return new Map(matching.map(({ key, value }) => [key.toLowerCase(), value]));
  };
}

// Allows no character that means something in the configuration of a server.
const pagePath = v.pipe(v.string(), v.regex(/^\/(?:[\w-]+\/)+$/));
const redirects = v.array(v.object({ source: pagePath, destination: pagePath }));

export type Redirect = v.InferOutput<typeof redirects>[number];

export function parseRedirects(value: unknown): readonly Redirect[] {
  const refuse = () => new Error(`${RELEASE_REDIRECTS}: must be a list of paths (source, destination)`);
  return checked(redirects, value, refuse);
}

export function redirectFor(all: readonly Redirect[]): (path: string) => string | undefined {
  const targets = new Map(all.map(({ source, destination }) => [source, destination]));
  return (path) => targets.get(path.endsWith('/') ? path : `${path}/`);
}

// Stands beside `firebase.json`, because its paths are relative to its folder.
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
