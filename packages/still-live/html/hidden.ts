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

const isBlock = (name: string): boolean => BLOCKS.has(ALIASES.get(name) ?? name);

// What ends an element that has no end tag, except inside the third.
const ENDED_BY: readonly (readonly [RegExp, RegExp, readonly string[]])[] = [
  [/^li$/, /^li$/, ['ul', 'ol']],
  [/^d[dt]$/, /^d[dt]$/, ['dl']],
  [/^t[dh]$/, /^t(?:[dhr]|body|head|foot)$/, ['table']],
  [/^tr$/, /^t(?:r|body|head|foot)$/, ['table']],
  [/^h[1-6]$/, /^h[1-6]$/, []],
];

/** How many elements of each name are open. */
class Opened {
  private readonly counts = new Map<string, number>();

  has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  read(token: Token): void {
    if (token.type === 'text' || WITHOUT_CONTENT.has(token.name)) return;
    const count = (this.counts.get(token.name) ?? 0) + (token.type === 'open' ? 1 : -1);
    this.counts.set(token.name, Math.max(count, 0));
  }
}

class HiddenElement {
  text = '';
  private readonly inside = new Opened();

  constructor(
    private readonly name: string,
    private readonly around: Opened,
  ) {}

  /** Whether it ends before this tag: as in a parser, because what follows is to be seen. */
  endsBefore(token: Token): boolean {
    if (token.type === 'open') {
      if (this.name === 'p' && isBlock(token.name)) return true;
      return ENDED_BY.some(
        ([names, by, except]) =>
          names.test(this.name) && by.test(token.name) && !except.some((name) => this.inside.has(name)),
      );
    }
    if (token.type === 'text' || token.name === this.name || this.inside.has(token.name)) return false;
    const canEnd = !isBlock(this.name) || (isBlock(token.name) && token.name !== 'p');
    return canEnd && this.around.has(token.name);
  }

  /** Returns whether this token is its last. */
  read(token: Token): boolean {
    if (token.type === 'close' && token.name === this.name && !this.inside.has(this.name)) return true;
    this.text += token.type === 'text' ? token.raw : isBlock(token.name) || token.name === 'br' ? ' ' : '';
    this.inside.read(token);
    return false;
  }
}

/**
 * Leaves out what the source of a text hides: drafts, the comments and deletions of Word, what only mail programs show.
 * Takes linear time.
 * @param found Takes each hidden element; its text is complete at the end.
 */
export function* shownTokens(
  all: Iterable<Token>,
  found: { readonly text: string }[] = [],
): Generator<Token> {
  const around = new Opened();
  let hidden: HiddenElement | undefined;
  let last: Token['type'] = 'open';
  let isGap = false;
  for (const token of all) {
    if (hidden?.endsBefore(token) === false) {
      if (hidden.read(token)) hidden = undefined;
      continue;
    }
    hidden = undefined;
    if (token.type === 'open' && isHidden(token)) {
      isGap ||= isBlock(token.name);
      if (WITHOUT_CONTENT.has(token.name)) continue;
      hidden = new HiddenElement(token.name, around);
      found.push(hidden);
      continue;
    }
    // The words around a block stay apart.
    if (isGap && last === 'text' && token.type === 'text') yield { type: 'text', raw: ' ' };
    isGap = false;
    around.read(token);
    last = token.type;
    yield token;
  }
}
