import picomatch from 'picomatch';
import { isRecord } from '@/lib/content/raw-tree';

/** Headers for the paths that match a glob, as in `hosting.headers` of `firebase.json`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The parts of the hosting section that change answers, and that the static server does not know. */
const UNKNOWN = ['rewrites', 'redirects', 'cleanUrls', 'trailingSlash', 'i18n', 'appAssociation'];

function listOf(value: unknown, where: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`firebase.json: ${where} must be a list`);
  return value;
}

function text(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Error(`firebase.json: ${where} must be a text`);
  return value;
}

function record(value: unknown, where: string): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`firebase.json: ${where} must be an object`);
  return value;
}

/**
 * Parses header rules, as `firebase.json` and the `.headers.json` of a release contain them.
 * @param value The parsed JSON.
 * @param where Where the rules are, for messages.
 * @throws {Error} that names the invalid part.
 */
export function parseHeaderRules(value: unknown, where = 'hosting.headers'): HeaderRule[] {
  return listOf(value, where).map((entry, index) => {
    const rule = record(entry, `${where}[${index}]`);
    const headers = listOf(rule['headers'], `${where}[${index}].headers`).map((item) => {
      const header = record(item, `${where}[${index}].headers`);
      return {
        key: text(header['key'], `${where}[${index}] key`),
        value: text(header['value'], `${where}[${index}] value`),
      };
    });
    return { source: text(rule['source'], `${where}[${index}].source`), headers };
  });
}

/**
 * Returns the header rules of a `firebase.json`.
 * @param firebaseJson The parsed JSON of the whole file.
 * @throws {Error} that names the invalid part, or one that `npm run serve` would ignore.
 */
export function hostingHeaders(firebaseJson: unknown): HeaderRule[] {
  const hosting = record(record(firebaseJson, 'the file')['hosting'] ?? {}, 'hosting');
  const unknown = UNKNOWN.find((key) => hosting[key] !== undefined);
  if (unknown !== undefined)
    throw new Error(`firebase.json: hosting.${unknown} is not known to npm run serve; only headers are`);
  return parseHeaderRules(hosting['headers']);
}

/** Compiles a glob for paths without their first slash: dot files too, and any character in a name. */
function globOf(source: string): RegExp {
  return source === '/' ? /^$/ : picomatch.makeRe(source.replace(/^\//, ''), { dot: true, flags: 's' });
}

/**
 * Makes a function that returns the headers for a request path.
 * @param rules The rules in order. Where two rules set the same header, the later one applies.
 */
export function headersFor(rules: readonly HeaderRule[]): (path: string) => Map<string, string> {
  const compiled = rules.map(({ source, headers }) => ({ glob: globOf(source), headers }));
  return (path) => {
    const matching = compiled
      .filter(({ glob }) => glob.test(path.slice(1)))
      .flatMap(({ headers }) => headers);
    return new Map(matching.map(({ key, value }) => [key.toLowerCase(), value]));
  };
}
