import type { SafeInline } from '@/lib/content/safe-html';

/**
 * Lets a mail address in a large label break after its `@`, where a typographer would, instead of anywhere. Takes sanitised HTML and
 * gives it with a `<wbr>` there; tags stay as they are.
 */
export function withAddressBreaks(html: SafeInline): SafeInline {
  return html.replace(/<[^>]*>|@/g, (part) => (part === '@' ? '@<wbr>' : part)) as SafeInline;
}
