import type { ExportData, SiteData, SitePage } from './site-data';

export type Json = string | number | boolean | readonly Json[] | JsonRecord;
export type JsonRecord = { readonly [key: string]: Json };

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Writes JSON for a `<script>`: it never contains `</script>`, `<!--` or `]]>`, and is valid JavaScript too (U+2028 and
 * U+2029 are escaped).
 * @throws {TypeError} when the value is not JSON: `undefined`, a function, a cycle.
 */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined)
    throw new TypeError(`packages/still-live/content/structure: a value of type ${typeof value} is not JSON`);
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

/** What the site says in the words of schema.org beside what the engine knows. */
export interface Structure {
  /** Properties of its `Organization`. */
  readonly organization?: (records: SiteData['snapshot']['records']) => JsonRecord;
  /** What a page describes, such as a `JobPosting`, if anything. */
  readonly ofPage?: (page: SitePage, data: ExportData) => JsonRecord | undefined;
}

declare module 'still-live/declaration' {
  interface Declaration {
    readonly structure: Structure;
  }
}
