import picomatch from 'picomatch';
import { isRecord, own } from 'still-live/content/raw-tree';

/** Headers for the paths that match a glob, as in `hosting.headers` of `firebase.json`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Header rules that the build made, and its redirects: files of a release that are not served, as dot files. */
export const RELEASE_HEADERS = '.headers.json';
export const RELEASE_REDIRECTS = '.redirects.json';

/** The parts of the hosting section that change answers, and that the static server does not know. */
const UNKNOWN = ['rewrites', 'redirects', 'cleanUrls', 'trailingSlash', 'i18n', 'appAssociation'];

function isRule(value: unknown): value is HeaderRule {
  const isText = (part: unknown): boolean => typeof part === 'string';
  const headers = own(value, 'headers');
  return (
    isText(own(value, 'source')) &&
    Array.isArray(headers) &&
    headers.every((header) => isText(own(header, 'key')) && isText(own(header, 'value')))
  );
}

/** @throws {Error} that names the first invalid rule. */
export function parseHeaderRules(value: unknown = [], where = 'hosting.headers'): readonly HeaderRule[] {
  if (!Array.isArray(value)) throw new Error(`firebase.json: ${where} must be a list`);
  const rules: readonly unknown[] = value;
  if (rules.every(isRule)) return rules;
  const wrong = rules.findIndex((rule) => !isRule(rule));
  throw new Error(
    `firebase.json: ${where}[${wrong}] must have a source and headers of a key and a value, all texts`,
  );
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

/** Compiles a glob for paths without their first slash: dot files too, and any character in a name. */
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

export interface Redirect {
  readonly source: string;
  readonly destination: string;
}

/** The path of a page, without characters that have a meaning in the configuration of a server. */
const PATH = /^\/(?:[\w-]+\/)+$/;

function isRedirect(value: unknown): value is Redirect {
  return (
    isRecord(value) &&
    [value['source'], value['destination']].every((path) => typeof path === 'string' && PATH.test(path))
  );
}

/** @throws {Error} when they are not paths of pages. */
export function parseRedirects(value: unknown): readonly Redirect[] {
  if (Array.isArray(value) && value.every(isRedirect)) return value;
  throw new Error(`${RELEASE_REDIRECTS}: must be a list of paths (source, destination)`);
}

/** Makes a function that returns the new path of an old one, with or without a trailing slash. */
export function redirectFor(redirects: readonly Redirect[]): (path: string) => string | undefined {
  const targets = new Map(redirects.map(({ source, destination }) => [source, destination]));
  return (path) => targets.get(path.endsWith('/') ? path : `${path}/`);
}
