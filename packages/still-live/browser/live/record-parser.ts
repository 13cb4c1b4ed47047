import { type Parsed, parseRecord } from 'still-live/content/parse/parse-record';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import type { Sanitiser } from 'still-live/html/safe-html';
import { loadedOnce } from './loaded-once';
import { parsePlain } from './parse-plain';

interface ParserOptions {
  /** Downloads the sanitiser. Called when a text with new markup has come, and again only if it failed. */
  readonly loadSanitiser: () => Promise<Sanitiser>;
  readonly siteUrl?: string;
}

/** Reads the raw value of a record of which the page shows a value. A promise where it waits for the sanitiser. */
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
