import { createHash } from 'node:crypto';
import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/content/safe-html';
import type { Kind } from './policy';

/** Sanitised HTML by `memoryKey` of what it was made from. To be kept only as long as the sanitiser is the same. */
export type SanitisedMemory = ReadonlyMap<string, string>;

/** A sanitiser with a memory. */
export interface RememberingSanitiser {
  readonly sanitiser: Sanitiser;
  /** What was asked for since it was made: what the next build needs. */
  readonly used: SanitisedMemory;
}

/** Text without these needs no parser; remembering it would cost more than it saves. */
const MARKUP = /[<&]/;

function memoryKey(kind: Kind, untrusted: string): string {
  return createHash('sha256').update(`${kind}:${untrusted}`).digest('base64url');
}

/**
 * Gives a sanitiser that asks another one only for what it does not remember: parsing two thousand unchanged descriptions
 * again is most of what a rebuild on publish would do. Takes that other one, made when first needed, and what it made earlier.
 */
export function rememberingSanitiser(make: () => Sanitiser, known: SanitisedMemory): RememberingSanitiser {
  const used = new Map<string, string>();
  let made: Sanitiser | undefined;

  function remember(kind: Kind, untrusted: string): string {
    if (!MARKUP.test(untrusted)) return (made ??= make())[kind](untrusted);
    const key = memoryKey(kind, untrusted);
    const safe = used.get(key) ?? known.get(key) ?? (made ??= make())[kind](untrusted);
    used.set(key, safe);
    return safe;
  }

  return {
    sanitiser: {
      flow: (untrusted) => remember('flow', untrusted) as SafeHtml,
      phrasing: (untrusted) => remember('phrasing', untrusted) as SafeInline,
    },
    used,
  };
}
