import { isRecord } from '@/lib/content/raw-tree';
import { sourceGlob } from './source-glob';

/** Headers for the paths that match a glob, as in `hosting.headers` of `firebase.json`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The part of the hosting section of `firebase.json` that the static server supports. */
export interface HostingConfig {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly cleanUrls: boolean;
  /** `true` adds a trailing slash, `false` removes it, `undefined` leaves addresses unchanged. */
  readonly trailingSlash: boolean | undefined;
}

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
    const source = text(rule['source'], `${where}[${index}].source`);
    sourceGlob(source);
    const headers = listOf(rule['headers'], `${where}[${index}].headers`).map((item) => {
      const header = record(item, `${where}[${index}].headers`);
      return {
        key: text(header['key'], `${where}[${index}] key`),
        value: text(header['value'], `${where}[${index}] value`),
      };
    });
    return { source, headers };
  });
}

/**
 * Parses the hosting section of a `firebase.json`.
 * @param firebaseJson The parsed JSON of the whole file.
 * @throws {Error} that names the invalid part.
 */
export function parseHostingConfig(firebaseJson: unknown): HostingConfig {
  const hosting = record(record(firebaseJson, 'the file')['hosting'] ?? {}, 'hosting');
  const trailingSlash = hosting['trailingSlash'];
  return {
    headers: parseHeaderRules(hosting['headers']),
    rewrites: listOf(hosting['rewrites'], 'hosting.rewrites').map((entry, index) => {
      const rule = record(entry, `hosting.rewrites[${index}]`);
      const source = text(rule['source'], `hosting.rewrites[${index}].source`);
      sourceGlob(source);
      return { source, destination: text(rule['destination'], `hosting.rewrites[${index}].destination`) };
    }),
    cleanUrls: hosting['cleanUrls'] === true,
    trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
  };
}

/**
 * Makes a function that returns the headers for a request path.
 * @param rules The rules in order. Where two rules set the same header, the later one applies.
 */
export function headersFor(rules: readonly HeaderRule[]): (path: string) => Map<string, string> {
  const compiled = rules.map(({ source, headers }) => ({ matches: sourceGlob(source), headers }));
  return (path) => {
    const result = new Map<string, string>();
    for (const { matches, headers } of compiled) {
      if (!matches.test(path)) continue;
      for (const { key, value } of headers) result.set(key.toLowerCase(), value);
    }
    return result;
  };
}
