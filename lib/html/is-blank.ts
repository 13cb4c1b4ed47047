import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { plainText } from './plain-text';

/**
 * Matches elements that show something without any text, and `<3`, which is no tag: a text may not be sanitised
 * yet.
 */
const SHOWN = /<(?:img|hr|\d)/i;

/**
 * Characters that have no width and no ink, such as U+200B: editing programs leave one in a field that an editor
 * has emptied. (JavaScript's `\s` does not contain them.)
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A longer text counts as one that shows something, in characters. To look for its words could take long
 * before it is sanitised (`parse-without-sanitiser.ts`).
 */
const LONGEST_BLANK = 1000;

/** Returns whether a text has no character that can be seen. */
export function isUnseen(text: string): boolean {
  return text.replace(UNSEEN, '').trim() === '';
}

/**
 * Returns whether HTML shows nothing: no words, no picture and no line, as the `<p><br></p>` or `<p>&nbsp;</p>`
 * that editing programs leave in an emptied field.
 */
export function isBlank(html: SafeHtml | SafeInline): boolean {
  return html.length <= LONGEST_BLANK && isUnseen(plainText(html)) && !SHOWN.test(html);
}
