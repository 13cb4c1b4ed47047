import type { SafeInline } from './safe-html';

/** Lets a mail address in a large label break after its `@` instead of anywhere. */
export function withAddressBreaks(html: SafeInline): SafeInline {
  return html.replace(/<[^<>]*>|@/g, (part) => (part === '@' ? '@<wbr>' : part)) as SafeInline;
}
