import type { SafeHtml, SafeInline } from './safe-html';
import { plainText } from './plain-text';

// These show something without text. `<3` is no tag: a text may not be sanitised yet.
const SHOWN = /<(?:img|hr|\d)/i;

// Characters such as U+200B, which editing programs leave in an emptied field and `\s` does not match.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

// In a longer text, which may not be sanitised yet, the search for words could take long.
const LONGEST_BLANK = 1000;

export function isUnseen(text: string): boolean {
  return text.replace(UNSEEN, '').trim() === '';
}

/**
 * Returns whether nothing would be seen: no words, no picture and no line, as in the `<p><br></p>` of an emptied field.
 */
export function isBlank(html: SafeHtml | SafeInline): boolean {
  return html.length <= LONGEST_BLANK && isUnseen(plainText(html)) && !SHOWN.test(html);
}
