import { isRecord } from '@/lib/content/raw-tree';
import { sourceGlob } from './source-glob';

/** Headers for the paths a glob matches, as in the `hosting.headers` of `firebase.json`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The part of `firebase.json`'s hosting section that the static server follows. */
export interface HostingConfig {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly cleanUrls: boolean;
  /** `true` adds a slash, `false` takes it away, `undefined` leaves addresses as they are. */
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

/** Reads header rules, as `firebase.json` and the `.headers.json` of a release hold them. Throws an `Error` that names the part that is wrong. */
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

/** Reads the content of `firebase.json`. Takes parsed JSON; gives its hosting part. Throws an `Error` that names what is wrong. */
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

/** Makes the look-up of headers by request path. Takes the rules in order; where two set the same header the later wins. */
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
