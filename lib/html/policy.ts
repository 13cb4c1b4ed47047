/*
 * The one policy of what HTML may live on the page, used at build and live. Everything not named here goes: unknown tags lose
 * the tag and keep their text. There are no ids, names or classes: they would let content clobber the page's globals, answer
 * to its routes (`:target`) and wear its styles.
 */

/** `flow` for blocks of text, `phrasing` for headings, labels and buttons. */
export type Kind = 'flow' | 'phrasing';

/** Elements that run inside a line and contain only what they may contain anywhere. */
export const INLINE: ReadonlySet<string> = new Set(
  'abbr b cite code em i mark q s small span strong sub sup time u'.split(' '),
);

/** Headings: they hold phrasing only. `h1` belongs to the screen, so a content's `h1` becomes `h2`. */
export const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/** Parts that live only inside a `table`. */
export const TABLE_PARTS: ReadonlySet<string> = new Set('caption thead tbody tfoot tr td th'.split(' '));

/** Elements that start a new line; where one is taken away, a space stands in so that words do not glue. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...'p ul ol li dl dt dd table blockquote figure figcaption pre div hr'.split(' '),
  ...HEADINGS,
  ...TABLE_PARTS,
]);

/** Elements without content and end tag. */
export const VOIDS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Every element of each kind. */
export const ALLOWED: Readonly<Record<Kind, ReadonlySet<string>>> = {
  flow: new Set([...INLINE, ...BLOCKS, ...VOIDS, 'a']),
  phrasing: new Set([...INLINE, 'br']),
};

const AS_DIV =
  'address article aside body center details dialog fieldset footer form header hgroup html legend main nav optgroup option search section summary';

/** Elements that stand for an allowed one, so that the shape of the text survives. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ...AS_DIV.split(' ').map((name) => [name, 'div'] as const),
  ['h1', 'h2'],
  ['strike', 's'],
  ['del', 's'],
  ['ins', 'u'],
  ['tt', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['dfn', 'em'],
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['menu', 'ul'],
]);

/** Elements whose text is code, or belongs to something that is not shown: it goes with them, to the end when never closed. */
export const RAW_TEXT: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes'.split(' '),
);

/** Elements dropped together with their content, when they are closed at all. */
export const DROPPED: ReadonlySet<string> = new Set(
  'svg math template noscript object applet audio video canvas select datalist map'.split(' '),
);

const GLOBAL = ['dir', 'lang', 'style', 'title'];
const OWN: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['alt', 'height', 'src', 'width'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** The attributes that content may set on an element. Takes a lower-case tag name. */
export function attributesOf(tag: string): readonly string[] {
  return Object.hasOwn(OWN, tag) ? [...GLOBAL, ...(OWN[tag] ?? [])] : GLOBAL;
}

/** Attributes that only the sanitiser sets. */
export const FORCED = ['decoding', 'loading', 'rel', 'target'] as const;

/** All attributes that can be in the output. */
export const ATTRIBUTES: readonly string[] = [
  ...new Set([...GLOBAL, ...Object.values(OWN).flat(), ...FORCED]),
];

/**
 * What one text may cost. The limits count what comes out, so an output is never over them and sanitising it again
 * changes nothing. Past `elements` and `depth` tags are dropped and their text kept; past `characters` the text ends.
 */
export const LIMITS = {
  /** Elements inside each other. */
  depth: 100,
  /** Elements in all. */
  elements: 10_000,
  /** UTF-16 units of decoded text and attribute values in all. */
  characters: 200_000,
  /** UTF-16 units of one attribute value as written; a longer one (a `data:` picture) is dropped. */
  attribute: 4_000,
  /** UTF-16 units of markup given to the parser: more than any output within the other limits can have. */
  markup: 2_500_000,
} as const;
