import { BLOCKS } from './blocks';
import { ALIASES } from './policy';
import type { Token } from './tokens';

type OpenToken = Extract<Token, { type: 'open' }>;

/** Elements of HTML that have no content, and so no end tag. */
export const WITHOUT_CONTENT: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

// Reviewers’ comments have styles and classes of Word. `mso-hide` alone is for Outlook: every other program shows the
// text.
const LOOK = /(?:^|;)\s*(display|visibility|mso-element|mso-special-character)\s*:\s*([a-z-]+)/gi;
const HIDES =
  /^(?:display none|visibility (?:hidden|collapse)|mso-element comment(?:-list)?|mso-special-character comment)$/;
const COMMENT = /\bmsocom(?:anchor|off|txt)\b/;

function isHidden({ name, attributes }: OpenToken): boolean {
  const looks = (attributes.get('style') ?? '').toLowerCase().matchAll(LOOK);
  // The last declaration of a property counts.
  const last = new Map(Array.from(looks, ([, property = '', value = '']) => [property, value] as const));
  return (
    attributes.has('hidden') ||
    [...last].some(([property, value]) => HIDES.test(`${property} ${value}`)) ||
    COMMENT.test(attributes.get('class') ?? '') ||
    // What was deleted in Word while it tracked changes. An author’s own `<del>` is to be seen.
    (name === 'del' && attributes.has('datetime') && /^mailto:/i.test(attributes.get('cite') ?? ''))
  );
}

const isBlock = ({ name }: OpenToken): boolean => BLOCKS.has(ALIASES.get(name) ?? name);

/** Returns where each element ends, by where it begins: without an end tag nowhere, and without content at once. */
function endsOf(all: readonly Token[]): ReadonlyMap<number, number> {
  const open = new Map<string, number[]>();
  const ends = new Map<number, number>();
  for (const [place, token] of all.entries()) {
    if (token.type === 'text') continue;
    const places = open.get(token.name) ?? [];
    open.set(token.name, places);
    if (token.type === 'close') ends.set(places.pop() ?? place, place);
    else if (WITHOUT_CONTENT.has(token.name)) ends.set(place, place);
    else places.push(place);
  }
  return ends;
}

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
  return shown;
}
