import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/content/safe-html';
import { sanitisePlain } from '@/lib/html/plain-sanitiser';

/** A sanitiser for texts without markup, and whether that was enough. */
interface PlainAttempt {
  readonly sanitiser: Sanitiser;
  /** Whether every text so far was free of markup; when not, what was parsed must be thrown away. */
  readonly wasPlainText: () => boolean;
}

/** Starts an attempt to parse a record without downloading the sanitiser. */
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
