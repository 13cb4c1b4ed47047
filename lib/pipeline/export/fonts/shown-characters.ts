import { attributeOf, elementsIn, findElement, type Page, type PageElement, textIn } from '../html-tree';

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

function classesOf(element: PageElement): readonly string[] {
  return attributeOf(element, 'class')?.split(/\s+/) ?? [];
}

function isInside(element: PageElement, name: string): boolean {
  const { parentNode } = element;
  return parentNode !== null && 'attrs' in parentNode
    ? classesOf(parentNode).includes(name) || isInside(parentNode, name)
    : false;
}

function isFirstChild(element: PageElement): boolean {
  return element.parentNode?.childNodes.find((node) => 'tagName' in node) === element;
}

/** Whether a selector is about elements with this tag and these classes, as far as they tell. */
function isNamed(tag: string, own: readonly string[], { classes, tags }: Subject): boolean {
  return classes.size > 0 ? own.some((name) => classes.has(name)) : tags.size === 0 || tags.has(tag);
}

/**
 * Makes a function that tells whether an element is the subject of one of some selectors. It compares each
 * combination of tag and classes only once: large sites have hundreds of thousands of elements.
 */
function subjectTest(subjects: readonly Subject[]): (element: PageElement) => boolean {
  const known = new Map<string, readonly Subject[]>();
  return (element) => {
    const name = `${element.tagName} ${attributeOf(element, 'class') ?? ''}`;
    const named =
      known.get(name) ?? subjects.filter((subject) => isNamed(element.tagName, classesOf(element), subject));
    known.set(name, named);
    return named.some(
      ({ isFirst, around }) =>
        (!isFirst || isFirstChild(element)) && around.every((outer) => isInside(element, outer)),
    );
  };
}

/** What browsers put at the end of a line themselves: hyphens where they break a word, dots where they cut a text. */
const LINE_ENDS = '-\u2010…';

/**
 * Lists the characters that a face needs for some texts.
 * @param texts The texts.
 * @returns The different characters of the texts and of the ends of lines, sorted, without those that no font
 *   shows; none for no text.
 */
export function charactersOf(texts: readonly string[]): string {
  const text = texts.join('');
  if (text.trim() === '') return '';
  return [...new Set(text + LINE_ENDS)]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/**
 * Finds the texts that pages show in a face. It finds too many rather than too few: of a selector it only
 * looks at classes, tags and first children.
 * @param pages The finished pages.
 * @param style All their style sheets, as one text.
 * @param properties The custom properties of the face; without them all text of the bodies counts.
 */
export function shownTexts(
  pages: readonly Page[],
  style: string,
  properties: readonly string[] | undefined,
): readonly string[] {
  if (!properties) return pages.map((page) => textIn(findElement(page, 'body') ?? page));
  const uses = (declarations: string): boolean =>
    properties.some((property) => declarations.includes(`font-family:var(${property})`));
  const subjects = [...style.matchAll(RULE)]
    .filter(([, , declarations = '']) => uses(declarations))
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^()]*\))/).map(subjectOf));
  const isSubject = subjectTest(subjects);
  const isShown = (element: PageElement): boolean =>
    isSubject(element) || uses(attributeOf(element, 'style') ?? '');
  const shown = pages.flatMap((page) => [...elementsIn(page)].filter(isShown));
  return shown.map(textIn);
}
