import { own } from '@/lib/content/raw-tree';
import { type Parsed, parseRecord } from '@/lib/content/parse/parse-record';
import type { RecordPath, Records } from '@/lib/content/records';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { sanitisePlain } from '@/lib/html/plain-sanitiser';

/**
 * Returns whether every text with `<` or `&` in a parsed record is the same text at the same place in a record
 * that the page already shows. The same place means the same field, so such a text has been sanitised, if it
 * is HTML at all.
 */
function hasOnlyShownMarkup(value: unknown, shown: unknown): boolean {
  if (typeof value === 'string') return value === shown || !/[<&]/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => hasOnlyShownMarkup(part, own(shown, key)));
}

/**
 * Parses a record whose texts need no sanitiser: they have no markup, or the page already shows them at the
 * same place. Most changes are of this form; the sanitiser need not be downloaded, and the change is shown at
 * once.
 * @param path Path of the record.
 * @param raw Its new value in the database.
 * @param shown The record that the page shows; `undefined` when there is none.
 * @returns The same as `parseRecord` with the sanitiser; `undefined` when the sanitiser is needed.
 */
export function parseWithoutSanitiser<P extends RecordPath>(
  path: P,
  raw: unknown,
  shown: Records[P] | undefined,
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
  });
  // Until here a text with markup is not sanitised, whatever its type says.
  return markup.length === 0 || hasOnlyShownMarkup(parsed.value, shown) ? parsed : undefined;
}
