import type { SafeInline } from '@/lib/content/safe-html';

/**
 * Lets a mail address in a large label break after its `@` instead of anywhere.
 * @param html Sanitised HTML.
 * @returns The same HTML with a `<wbr>` after each `@` outside tags.
 */
export function withAddressBreaks(html: SafeInline): SafeInline {
  return html.replace(/<[^>]*>|@/g, (part) => (part === '@' ? '@<wbr>' : part)) as SafeInline;
}
