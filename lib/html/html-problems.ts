import type { HtmlProblems } from '@/lib/content/checks/html-problems';
import { type Addresses, attributeValue } from './attribute';
import { cleanCharacters } from './characters';
import { ALIASES, ALLOWED, attributesOf, BLOCKS, type Kind } from './policy';
import { safeStyle } from './style';
import { type Token, tokens } from './tokens';

const NO_PROBLEMS: HtmlProblems = { removed: [], unclosed: [], links: [], pictures: [] };

/** Elements that HTML closes by itself, or that have no end tag (HTML standard, "Optional tags" and "Void elements"). */
const WITHOUT_END: ReadonlySet<string> = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup html head body rp rt'
  ).split(' '),
);

/** Attributes whose loss nobody sees: programs read them, or the site sets its own. */
const UNSEEN = /^(class|id|name|role|target|rel|loading|decoding|tabindex|data-.*|aria-.*)$/;

const EXCERPT = 24;

type OpenToken = Extract<Token, { type: 'open' }>;

/** Character references that occur in addresses and styles. */
function decode(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

/** The names of the properties of a `style` that the policy does not keep. */
function lostProperties(style: string): string[] {
  const declarations = style.split(';').filter((declaration) => declaration.trim() !== '');
  return declarations
    .filter((one) => safeStyle(one) === undefined)
    .map((one) => one.replace(/:.*/s, '').trim());
}

function lostOf(tag: OpenToken, name: string, addresses: Addresses): string[] {
  return [...tag.attributes].flatMap(([attribute, written]) => {
    const value = decode(written);
    if (attribute === 'style') return lostProperties(value).map((property) => `${property} (<${tag.name}>)`);
    const isKept = attributesOf(name).includes(attribute)
      ? attributeValue(name, attribute, value, addresses) !== undefined
      : UNSEEN.test(attribute);
    return isKept ? [] : [`${attribute} (<${tag.name}>)`];
  });
}

/** What is lost of a start tag: the element itself, or some of its attributes. */
function removedBy(tag: OpenToken, kind: Kind, addresses: Addresses): string[] {
  const name = ALIASES.get(tag.name) ?? tag.name;
  if (ALLOWED[kind].has(name)) return lostOf(tag, name, addresses);
  // Editors' programs wrap every text in paragraphs; in a label only the words count.
  return kind === 'phrasing' && BLOCKS.has(name) ? [] : [`<${tag.name}>`];
}

/** Tags that are opened and not closed, or closed and not open. */
function unclosedTags(all: readonly Token[]): ReadonlySet<string> {
  const stack: string[] = [];
  const unclosed = new Set<string>();
  const report = (names: readonly string[]): void => names.forEach((name) => unclosed.add(`<${name}>`));
  for (const token of all) {
    if (token.type === 'text' || WITHOUT_END.has(token.name)) continue;
    if (token.type === 'open') {
      stack.push(token.name);
      continue;
    }
    const index = stack.lastIndexOf(token.name);
    if (index >= 0) report(stack.splice(index).slice(1));
    else if (!unclosed.has(`<${token.name}>`)) unclosed.add(`</${token.name}>`);
  }
  report(stack);
  return unclosed;
}

function isCommentOpen(html: string): boolean {
  const comment = html.lastIndexOf('<!--');
  return comment >= 0 && !/--!?>/.test(html.slice(comment));
}

/** The beginning of a token that is a tag without an end. */
function unfinishedOf(token: Token): string | undefined {
  const begun = token.type === 'text' && /^<\/?[a-z]/i.test(token.raw) ? token.raw : undefined;
  return begun === undefined ? undefined : begun.slice(0, EXCERPT);
}

/** The addresses that some elements of a text have, each once. */
function addressesOf(all: readonly OpenToken[], name: string, attribute: string): string[] {
  const written = all.filter((tag) => tag.name === name).map((tag) => tag.attributes.get(attribute));
  return [...new Set(written.filter((value) => value !== undefined).map(decode))];
}

/**
 * Looks for what an editor should know about a text: what the sanitiser takes out, HTML that is not closed, and the addresses in it.
 * Takes the HTML as written, where it stands and how addresses are understood. Needs no parser, so it runs anywhere; linear
 * time, never throws.
 */
export function htmlProblems(untrusted: string, kind: Kind, addresses: Addresses): HtmlProblems {
  if (!untrusted.includes('<')) return NO_PROBLEMS;
  const html = cleanCharacters(untrusted);
  const all = [...tokens(html)];
  const opened = all.filter((token) => token.type === 'open');
  const unfinished = all.map(unfinishedOf).find((beginning) => beginning !== undefined);
  return {
    removed: [...new Set(opened.flatMap((tag) => removedBy(tag, kind, addresses)))],
    unclosed: [...unclosedTags(all), ...(isCommentOpen(html) ? ['<!--'] : [])],
    ...(unfinished !== undefined && { unfinished }),
    links: addressesOf(opened, 'a', 'href'),
    pictures: addressesOf(opened, 'img', 'src'),
  };
}
