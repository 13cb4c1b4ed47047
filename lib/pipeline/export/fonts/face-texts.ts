import {
  attributeOf,
  classNames,
  elementsIn,
  findElement,
  type Page,
  type PageElement,
  textIn,
} from '../html-tree';
import { FACES } from './faces';

/** The texts that a page shows in each face, by its family. */
export type FaceTexts = ReadonlyMap<string, readonly string[]>;

/** A rule of a style sheet that holds no other rule: its selectors and its declarations. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Where one part of a selector ends and the next begins, outside brackets. */
const COMBINATOR = /\s*[\s>+~]\s*(?![^()[\]]*[)\]])/;

/** What a selector is about, as far as it is looked at. */
interface Subject {
  /** Classes of which the element has one; without them, its tag is one of these; without both, it is any. */
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly isFirst: boolean;
  /** Classes that elements around it must have. */
  readonly around: readonly string[];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([whole, name]) => name ?? whole);
}

function classesIn(part: string): string[] {
  return matches(part, /\.([\w-]+)/g);
}

function subjectOf(selector: string): Subject {
  const parts = selector
    .replace(/:not\([^()]*\)|\[[^\]]*\]/g, '')
    .trim()
    .split(COMBINATOR);
  const last = parts.pop() ?? '';
  return {
    classes: new Set(classesIn(last)),
    tags: new Set(matches(last, /(?<![.:\w-])[a-z][a-z0-9]*/g)),
    isFirst: last.includes(':first-child'),
    around: parts.filter((part) => !part.includes(':')).flatMap(classesIn),
  };
}

function isInside(element: PageElement, name: string): boolean {
  const { parentNode } = element;
  return parentNode !== null && 'attrs' in parentNode
    ? classNames(parentNode).includes(name) || isInside(parentNode, name)
    : false;
}

function isFirstChild(element: PageElement): boolean {
  return element.parentNode?.childNodes.find((node) => 'tagName' in node) === element;
}

/** Returns whether a selector is about elements with this tag and these classes, as far as they tell. */
function isNamed(tag: string, own: readonly string[], { classes, tags }: Subject): boolean {
  return classes.size > 0 ? own.some((name) => classes.has(name)) : tags.size === 0 || tags.has(tag);
}

/** Elements with the same tag, classes and style. */
type Alike = readonly [first: PageElement, ...others: PageElement[]];

/**
 * Groups the elements of a page by tag, classes and style, so that each combination is compared with the style
 * sheet once.
 */
function alikeElements(page: Page): readonly Alike[] {
  const groups = new Map<string, [PageElement, ...PageElement[]]>();
  for (const element of elementsIn(page)) {
    const name = `${element.tagName} ${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'style') ?? ''}`;
    const group = groups.get(name);
    if (group) group.push(element);
    else groups.set(name, [element]);
  }
  return [...groups.values()];
}

/** Returns those of some elements that are the subject of one of some selectors. */
function subjectsAmong(alike: Alike, subjects: readonly Subject[]): readonly PageElement[] {
  const [{ tagName }] = alike;
  const named = subjects.filter((subject) => isNamed(tagName, classNames(alike[0]), subject));
  if (named.length === 0) return [];
  return alike.filter((element) =>
    named.some(
      ({ isFirst, around }) =>
        (!isFirst || isFirstChild(element)) && around.every((outer) => isInside(element, outer)),
    ),
  );
}

/** What browsers put at the end of a line themselves: hyphens where they break a word, dots where they cut a text. */
const LINE_ENDS = '-\u2010…';

/** Returns whether a code unit is half of a character (Unicode, 3.8, D71 to D74). */
function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/**
 * Lists the characters that a face needs for some texts.
 * @param texts The texts.
 * @returns The different characters of the texts and of the ends of lines, sorted, without those that no font
 *   shows; none for no text.
 */
export function charactersOf(texts: readonly string[]): string {
  if (texts.every((text) => text.trim() === '')) return '';
  const found = new Set(LINE_ENDS);
  // Large sites have millions of characters: each different one is made once.
  const seen = new Uint8Array(0x10000);
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      if (seen[unit] === 1) continue;
      const character = String.fromCodePoint(text.codePointAt(index) ?? unit);
      found.add(character);
      if (character.length > 1) index += 1;
      else if (!isSurrogate(unit)) seen[unit] = 1;
    }
  }
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** Returns whether declarations ask for a face by one of its custom properties. */
function asksFor(declarations: string, properties: readonly string[]): boolean {
  return properties.some((property) => declarations.includes(`font-family:var(${property})`));
}

/** The selectors of a style sheet that ask for a face: few, and the same for thousands of pages. */
const knownSubjects = new Map<string, readonly Subject[]>();

function subjectsIn(style: string, properties: readonly string[]): readonly Subject[] {
  const key = properties.join() + style;
  const subjects =
    knownSubjects.get(key) ??
    [...style.matchAll(RULE)]
      .filter(([, , declarations = '']) => asksFor(declarations, properties))
      .flatMap(([, selectors = '']) => selectors.split(/,(?![^()]*\))/).map(subjectOf));
  knownSubjects.set(key, subjects);
  return subjects;
}

/**
 * Finds the texts that a page shows in each face. It finds too many rather than too few: of a selector it only
 * looks at classes, tags and first children.
 * @param page The finished page.
 * @param style Its style sheets, as one text.
 */
export function faceTexts(page: Page, style: string): FaceTexts {
  const alike = alikeElements(page);
  return new Map(
    FACES.map(({ family, properties }) => {
      if (!properties) return [family, [textIn(findElement(page, 'body') ?? page)]];
      const subjects = subjectsIn(style, properties);
      const shown = alike.flatMap((elements) =>
        asksFor(attributeOf(elements[0], 'style') ?? '', properties)
          ? elements
          : subjectsAmong(elements, subjects),
      );
      return [family, shown.map(textIn)];
    }),
  );
}

/** Puts the texts of several pages together. */
export function joinTexts(all: readonly FaceTexts[]): FaceTexts {
  return new Map(FACES.map(({ family }) => [family, all.flatMap((texts) => texts.get(family) ?? [])]));
}
