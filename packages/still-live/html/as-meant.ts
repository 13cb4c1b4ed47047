import { BLOCKS } from './blocks';
import type { Token } from './tokens';
import { type IsLeftOut, wordItem } from './word-marker';
import { withSigns } from './word-signs';

type OpenToken = Extract<Token, { type: 'open' }>;
type Attributes = OpenToken['attributes'];
type List = 'ul' | 'ol';

// Quill and CKEditor write with classes what the policy allows as styles.
const CLASS_STYLES: ReadonlyMap<string, string> = new Map([
  ...['center', 'right', 'justify'].map((to) => [`ql-align-${to}`, `text-align:${to}`] as const),
  ['ql-size-small', 'font-size:.75em'],
  ['ql-size-large', 'font-size:1.5em'],
  ['ql-size-huge', 'font-size:2.5em'],
  ['text-tiny', 'font-size:.7em'],
  ['text-small', 'font-size:.85em'],
  ['text-big', 'font-size:1.4em'],
  ['text-huge', 'font-size:1.8em'],
]);

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/lower-(?:alpha|latin)/i, 'a'],
  [/upper-(?:alpha|latin)/i, 'A'],
  [/lower-roman/i, 'i'],
  [/upper-roman/i, 'I'],
];

const WORD_PARAGRAPH = /^(?:p|h[1-6])$/;
const TEXT_BLOCK = /^(?:p|div|h[1-6]|t[dhr])$/;
const IS_UNMARKED = /list-style(?:-type)?:\s*none/i;

const styleOf = ({ attributes }: OpenToken): string => attributes.get('style') ?? '';
const classOf = ({ attributes }: OpenToken): string => attributes.get('class') ?? '';
const close = (name: string): Token => ({ type: 'close', name });
const isSpace = (token: Token | undefined): boolean => token?.type === 'text' && token.raw.trim() === '';
const isList = (token: Token | undefined): boolean =>
  token !== undefined && token.type !== 'text' && /^[uo]l$/.test(token.name);

function styled(token: OpenToken): OpenToken {
  const { attributes } = token;
  const align = TEXT_BLOCK.test(token.name) ? (attributes.get('align') ?? '') : '';
  const added = classOf(token)
    .split(/\s+/)
    .map((name) => CLASS_STYLES.get(name) ?? '');
  if (align !== '') added.push(`text-align:${align}`);
  const style = [...added, styleOf(token)].filter((one) => one !== '').join(';');
  const type = token.name === 'ol' ? TYPES.find(([pattern]) => pattern.test(style))?.[1] : undefined;
  const direction = classOf(token).includes('ql-direction-rtl') ? 'rtl' : undefined;
  const changed = { ...(style && { style }), ...(type && { type }), ...(direction && { dir: direction }) };
  const left = [...attributes].filter(([name]) => name !== 'align' || align === '');
  return { ...token, attributes: new Map([...left, ...Object.entries(changed)]) };
}

interface Container {
  readonly name: List;
  readonly attributes: Attributes;
  readonly around: number;
}

class Lists {
  private levels: { name: List; rank: number }[] = [];
  private containers: Container[] = [];
  // An ended list is held back, because a list that follows an entry directly belongs into that entry.
  private ended: Token | undefined;
  private paragraph = '';
  // Word in the browser puts each entry into a list and a box of its own.
  private boxes = 0;
  private readonly weights: boolean[] = [];

  constructor(
    private readonly all: readonly Token[],
    private readonly isInList: () => boolean,
    private readonly isLeftOut: IsLeftOut,
  ) {}

  *tokens(): Generator<Token> {
    for (let index = 0; index < this.all.length; index += 1) {
      const token = this.all[index];
      if (token === undefined) return;
      if (this.levels.length > 0 && !this.isInList()) this.forget();
      const item =
        token.type === 'open' && WORD_PARAGRAPH.test(token.name) && this.isOutside
          ? wordItem(this.all, index, this.isLeftOut)
          : undefined;
      if (item && token.type === 'open') {
        yield* this.entry(item.list, item.rank, item.attributes, {
          type: 'open',
          name: 'li',
          attributes: new Map(),
        });
        this.paragraph = token.name;
        for (const kept of item.kept) yield* kept.type === 'open' ? this.open(kept, index) : [kept];
        index = item.next - 1;
      } else if (token.type === 'text') yield* this.text(token);
      else if (token.type === 'open') yield* this.open(styled(token), index);
      else yield* this.close(token);
    }
  }

  private forget(): void {
    [this.levels, this.containers, this.ended, this.paragraph, this.boxes] = [[], [], undefined, '', 0];
  }

  private get isOutside(): boolean {
    return this.containers.length === 0 && (this.levels.length > 0 || !this.isInList());
  }

  private get isBetween(): boolean {
    return this.levels.length > 0 && this.containers.length === 0 && this.paragraph === '';
  }

  private *text(token: Token): Generator<Token> {
    const isPending =
      this.containers.length > 0 && this.levels.length <= (this.containers.at(-1)?.around ?? 0);
    if (isSpace(token) && (this.isBetween || this.ended || isPending)) return;
    yield* this.content();
    yield token;
  }

  private *open(token: OpenToken, index: number): Generator<Token> {
    const { name, attributes } = token;
    const isBox = name === 'div' && /\bListContainerWrapper\b/.test(classOf(token));
    if (this.paragraph !== '' && BLOCKS.has(name)) this.paragraph = '';
    if (isBox) this.boxes += 1;
    else if (isList(token)) {
      if (this.isBetween && this.boxes === 0) yield* this.endTo(0);
      this.ended = undefined;
      const around = this.boxes > 0 ? 0 : this.levels.length;
      this.containers.push({ name: name as List, attributes, around });
    } else if (name === 'br' && this.endsCopy(token, index)) {
      return;
    } else if (name === 'li' && this.containers.length > 0) {
      if (IS_UNMARKED.test(styleOf(token)) && isList(this.nextShown(index))) return;
      yield* this.listItem(token);
    } else if (/^(?:b|strong)$/.test(name)) {
      // Google Docs puts a whole text into such a <b>. Word also says `mso-bidi-font-weight: normal` of bold words.
      const isLight = /(?<![\w-])font-weight:\s*(?:normal|400)/i.test(styleOf(token));
      this.weights.push(isLight);
      if (isLight) return;
      yield* this.content();
      yield token;
    } else {
      yield* this.content();
      yield token;
    }
  }

  private *close(token: Extract<Token, { type: 'close' }>): Generator<Token> {
    const { name } = token;
    if (this.paragraph !== '' && name === this.paragraph) this.paragraph = '';
    else if (name === 'div' && this.boxes > 0 && this.containers.length === 0) this.boxes -= 1;
    else if (name === 'li' && this.containers.length > 0) this.ended = token;
    else if (isList(token) && this.containers.length > 0) yield* this.endContainer();
    else {
      if (/^(?:b|strong)$/.test(name) && this.weights.pop() === true) return;
      if (this.isBetween || BLOCKS.has(name)) yield* this.content();
      yield token;
    }
  }

  // Whether a `<br>` ends what was copied, and no line of it.
  private endsCopy(token: OpenToken, index: number): boolean {
    const next = this.nextShown(index);
    const isLast = next === undefined || (next.type !== 'text' && BLOCKS.has(next.name));
    return isLast && /\bApple-interchange-newline\b/.test(classOf(token));
  }

  private nextShown(index: number): Token | undefined {
    let next = index + 1;
    while (isSpace(this.all[next])) next += 1;
    return this.all[next];
  }

  private *listItem(token: OpenToken): Generator<Token> {
    const { attributes } = token;
    const { name, attributes: ofList } = this.containers.at(-1) ?? { name: 'ul', attributes: new Map() };
    const written = attributes.get('data-list');
    const list = written === undefined ? name : written === 'ordered' ? 'ol' : 'ul';
    const indent = Number(/\bql-indent-(\d)/.exec(classOf(token))?.[1] ?? 0);
    const level =
      Number(this.boxes > 0 ? attributes.get('data-aria-level') : undefined) || this.containers.length;
    const changed = TYPES.find(([pattern]) => list === 'ol' && pattern.test(styleOf(token)))?.[1];
    const own = changed === undefined ? ofList : new Map([['type', changed], ...ofList]);
    yield* this.entry(list, level * 10 + indent, list === name ? own : new Map(), token);
  }

  private *entry(name: List, rank: number, attributes: Attributes, token: OpenToken): Generator<Token> {
    this.ended = undefined;
    while (this.levels.length > 1 && (this.levels.at(-1)?.rank ?? 0) > rank)
      yield* this.endTo(this.levels.length - 1);
    const top = this.levels.at(-1);
    // The first entry may have been deeper than those that follow.
    if (top && top.rank > rank) top.rank = rank;
    if (top && top.rank === rank && top.name !== name) yield* this.endTo(this.levels.length - 1);
    if (top?.rank !== rank || top.name !== name) {
      this.levels.push({ name, rank });
      yield { type: 'open', name, attributes };
    }
    yield token;
  }

  // Content that is no entry ends the lists that were made of paragraphs of Word; in a list whose tag is not written
  // yet it becomes an entry.
  private *content(): Generator<Token> {
    if (this.isBetween) yield* this.endTo(0);
    const container = this.containers.at(-1);
    if (this.ended) yield this.ended;
    this.ended = undefined;
    if (container && this.levels.length <= container.around && this.boxes === 0) {
      this.levels.push({ name: container.name, rank: this.containers.length * 10 });
      yield { type: 'open', name: container.name, attributes: container.attributes };
    }
  }

  private *endContainer(): Generator<Token> {
    this.ended = undefined;
    yield* this.content();
    const around = this.containers.pop()?.around ?? 0;
    if (this.boxes > 0) return;
    const [bottom] = this.levels;
    // A list in place of the first entry of another one is that one.
    const isInPlace = around === 0 && this.containers.length > 0;
    if (isInPlace && bottom) bottom.rank = this.containers.length * 10;
    yield* this.endTo(isInPlace ? 1 : around);
  }

  private *endTo(depth: number): Generator<Token> {
    for (const { name } of this.levels.splice(depth).reverse()) yield close(name);
  }
}

/**
 * Turns the tokens of a text into what its author meant: the lists of Word, Google Docs, Quill and TinyMCE become
 * nested lists, the classes of editing programs styles, and letters of Wingdings signs. Takes linear time.
 * @param isInList Says whether a list is open after the tokens that were given.
 * @param isLeftOut Is asked about the tag that follows the tokens that were given.
 */
export function asMeant(
  tokens: Iterable<Token>,
  isInList: () => boolean,
  isLeftOut: IsLeftOut,
): Generator<Token> {
  return new Lists([...withSigns(tokens)], isInList, isLeftOut).tokens();
}
