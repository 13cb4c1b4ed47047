import { asCopied } from './as-copied';
import { BLOCKS } from './blocks';
import { endsOf } from './element-ends';
import { ALIASES } from './policy';
import type { Token } from './tokens';

type OpenToken = Extract<Token, { type: 'open' }>;

// Reviewers’ comments have styles and classes of Word. `mso-hide` alone is for Outlook: every other program shows the
// text.
const LOOK = /(?:^|;)\s*(display|visibility|mso-element|mso-special-character)\s*:\s*([a-z-]+)/gi;
const HIDES =
  /^(?:display none|visibility (?:hidden|collapse)|mso-element comment(?:-list)?|mso-special-character comment)$/;
// Comments of Word, and what Bootstrap and WordPress say to screen readers alone.
const UNSEEN_CLASS =
  /\bmsocom(?:anchor|off|txt)\b|(?<![\w-])(?:sr-only|visually-hidden|screen-reader-text)(?![\w-])/;

function isHidden({ name, attributes }: OpenToken): boolean {
  const looks = (attributes.get('style') ?? '').toLowerCase().matchAll(LOOK);
  // The last declaration of a property counts.
  const last = new Map(Array.from(looks, ([, property = '', value = '']) => [property, value] as const));
  return (
    attributes.has('hidden') ||
    [...last].some(([property, value]) => HIDES.test(`${property} ${value}`)) ||
    UNSEEN_CLASS.test(attributes.get('class') ?? '') ||
    // A picture of a newsletter that only counts readers.
    (name === 'img' && ['width', 'height'].every((side) => /^[01]$/.test(attributes.get(side) ?? ''))) ||
    // Word measures the columns of a table by such a row.
    (name === 'tr' && attributes.get('height') === '0') ||
    // What was deleted in Word while it tracked changes. An author’s own `<del>` is to be seen.
    (name === 'del' && attributes.has('datetime') && /^mailto:/i.test(attributes.get('cite') ?? ''))
  );
}

const isBlock = ({ name }: OpenToken): boolean => BLOCKS.has(ALIASES.get(name) ?? name);

function wordsOf(part: readonly Token[]): string {
  return part.map((token) => (token.type === 'text' ? token.raw : ' ')).join('');
}

/**
 * Leaves out what the source of a text hides: drafts, the comments and deletions of Word, what only mail programs show.
 * An element without its end tag is shown, because nobody knows how much of the text it would hide. Takes linear time.
 * @param found Takes the words of each hidden element.
 */
export function shownTokens(all: readonly Token[], found: string[] = []): Token[] {
  const ends = endsOf(all);
  const shown: Token[] = [];
  let next = 0;
  for (const [place, token] of all.entries()) {
    if (place < next) continue;
    const end = ends.get(place);
    if (token.type !== 'open' || end === undefined || !isHidden(token)) {
      shown.push(token);
      continue;
    }
    next = end + 1;
    found.push(wordsOf(all.slice(place, end)));
    const isBetweenWords = shown.at(-1)?.type === 'text' && all[next]?.type === 'text';
    if (isBlock(token) && isBetweenWords) shown.push({ type: 'text', raw: ' ' });
  }
  return asCopied(shown);
}
