import { own } from 'still-live/content/raw-tree';
import { type Parsed, parseRecord } from 'still-live/content/parse/parse-record';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import type { SafeHtml, SafeInline, Sanitiser } from 'still-live/html/safe-html';
import { sanitisePlain } from 'still-live/html/plain-sanitiser';
import { loadedOnce } from './loaded-once';

// A text that the page shows already at the same place has been sanitised, if that field is HTML at all.
function hasOnlyShownMarkup(value: unknown, shown: unknown): boolean {
  if (typeof value === 'string') return value === shown || !/[<&]/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => hasOnlyShownMarkup(part, own(shown, key)));
}

/**
 * Parses a change without the sanitiser, which need not be downloaded: most changes have no markup, or the page already
 * shows it at the same place.
 * @returns The same as `parseRecord`; `undefined` when the sanitiser is needed.
 */
export function parsePlain<P extends RecordPath>(
  path: P,
  raw: unknown,
  shown: Records[P] | undefined,
  siteUrl?: string,
): Parsed<Records[P]> | undefined {
  const markup: string[] = [];
  const clean = (untrusted: string): string => {
    const plain = sanitisePlain(untrusted);
    if (plain === undefined) markup.push(untrusted);
    return plain ?? untrusted;
  };
  const parsed = parseRecord(path, raw, {
    flow: (text) => clean(text) as SafeHtml,
    phrasing: (text) => clean(text) as SafeInline,
    siteUrl,
  });
  // Until here a text with markup is not sanitised, whatever its type says.
  return markup.length === 0 || hasOnlyShownMarkup(parsed.value, shown) ? parsed : undefined;
}

interface ParserOptions {
  /** Downloads the sanitiser. Called for the first text with new markup, and again only if that failed. */
  readonly loadSanitiser: () => Promise<Sanitiser>;
  readonly siteUrl?: string;
}

/** Parses the raw value of a record, given the value that the page shows. A promise when the sanitiser is needed. */
export type RecordParser = (
  path: RecordPath,
  raw: unknown,
  shown: Records[RecordPath] | undefined,
) => Parsed<Records[RecordPath]> | Promise<Parsed<Records[RecordPath]>>;

export function createRecordParser({ loadSanitiser, siteUrl }: ParserOptions): RecordParser {
  let sanitiser: Sanitiser | undefined;
  const sanitiserOnce = loadedOnce(loadSanitiser);
  return (path, raw, shown) => {
    if (sanitiser) return parseRecord(path, raw, sanitiser);
    const plain = parsePlain(path, raw, shown, siteUrl);
    return plain ?? sanitiserOnce().then((loaded) => parseRecord(path, raw, (sanitiser = loaded)));
  };
}
