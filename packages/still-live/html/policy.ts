/*
 * The only policy of which HTML is allowed on the page; build and browser both use it. Everything that is not
 * listed is removed: an unknown element loses its tags and keeps its text. Ids, names and classes are not
 * allowed: content could otherwise overwrite global variables of the page, match its routes (`:target`) and
 * use its styles.
 */

import { BLOCKS } from './blocks';

/** `flow` allows blocks of text; `phrasing` is for headings, labels and buttons. */
export type Kind = 'flow' | 'phrasing';

/** Elements inside a line, which contain only what may stand inside any element. */
export const INLINE: ReadonlySet<string> = new Set(
  'abbr b cite code em i mark q s small span strong sub sup time u'.split(' '),
);

export const VOIDS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

export const ALLOWED: Readonly<Record<Kind, ReadonlySet<string>>> = {
  flow: new Set([...INLINE, ...BLOCKS, ...VOIDS, 'a']),
  phrasing: new Set([...INLINE, 'br']),
};

const AS_DIV =
  'address article aside body center details dialog fieldset footer form header hgroup html legend main nav optgroup option search section summary';

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

/** Code, or never shown: removed with their text, up to the end of the document when they are not closed. */
export const RAW_TEXT: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes'.split(' '),
);

/** Elements removed together with their content, if they are closed. */
export const DROPPED: ReadonlySet<string> = new Set(
  'svg math template noscript applet audio video canvas select datalist map xml'.split(' '),
);

const GLOBAL = ['dir', 'lang', 'style', 'title'];
const OWN: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['alt', 'height', 'src', 'width'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

export function attributesOf(tag: string): readonly string[] {
  return Object.hasOwn(OWN, tag) ? [...GLOBAL, ...(OWN[tag] ?? [])] : GLOBAL;
}
