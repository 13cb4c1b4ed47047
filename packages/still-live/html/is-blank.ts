import type { SafeHtml, SafeInline } from './safe-html';
import { plainText } from './plain-text';

/** Shows something without text. `<3` is no tag: a text may not be sanitised yet. */
const SHOWN = /<(?:img|hr|\d)/i;

/** Without width and ink, such as U+200B, which editing programs leave in an emptied field; `\s` does not have them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** In characters: to look for the words of a longer text could take long before it is sanitised. */
const LONGEST_BLANK = 1000;

export function isUnseen(text: string): boolean {
  return text.replace(UNSEEN, '').trim() === '';
}

/** No words, no picture and no line, as the `<p><br></p>` that editing programs leave in an emptied field. */
export function isBlank(html: SafeHtml | SafeInline): boolean {
  return html.length <= LONGEST_BLANK && isUnseen(plainText(html)) && !SHOWN.test(html);
}
