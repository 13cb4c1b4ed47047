import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/content/safe-html';
import { sanitisePlain } from '@/lib/html/plain-sanitiser';

/** A sanitiser that accepts only texts without markup. */
interface PlainAttempt {
  readonly sanitiser: Sanitiser;
  /** Returns whether no text so far had markup. Otherwise the parsed value must not be used. */
  readonly wasPlainText: () => boolean;
}

/** Makes a sanitiser for records without markup, for which the full sanitiser need not be downloaded. */
export function attemptPlain(): PlainAttempt {
  let isPlainText = true;
  const clean = (untrusted: string): string => {
    const plain = sanitisePlain(untrusted);
    if (plain === undefined) isPlainText = false;
    return plain ?? '';
  };
  return {
    sanitiser: { flow: (text) => clean(text) as SafeHtml, phrasing: (text) => clean(text) as SafeInline },
    wasPlainText: () => isPlainText,
  };
}
