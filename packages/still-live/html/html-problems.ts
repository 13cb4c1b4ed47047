import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { asMeant } from './as-meant';
import { attributeValue, siteAddresses } from './attribute';
import { cleanCharacters, LIMITS } from './plain-sanitiser';
import { BLOCKS } from './blocks';
import { WITHOUT_CONTENT } from './element-ends';
import { shownTokens } from './hidden';
import { ALIASES, ALLOWED, attributesOf, type Kind, RAW_TEXT } from './policy';
import { safeStyle } from './style';
import { type Token, tokens } from './tokens';

/** No list has duplicates, and each keeps the order of the text. */
export interface HtmlProblems {
  readonly removed: readonly string[];
  /** The beginning of each part that its source hides. */
  readonly hidden: readonly string[];
  readonly unclosed: readonly string[];
  /** The tag of `unclosed` from which nothing is shown. */
  readonly lost?: string;
  /** The start of a tag that never ends, and so is read as text. */
  readonly unfinished?: string;
  readonly links: readonly string[];
  /** The targets of the links that the site does not open (`file:`, `ftp:`…), as written. */
  readonly refused: readonly string[];
  readonly pictures: readonly string[];
  readonly typedList?: string;
  /** Whether lines, or some paragraphs, end only in the source, so that their words run together on the page. */
  readonly hasLooseLines: boolean;
  /** Commands and marks of another system, which visitors would see: `[contact-form-7 id="1"]`, `{{ name }}`, `**b**`. */
  readonly commands: readonly string[];
  /** A word that a line of a PDF file cut in two. */
  readonly brokenWord?: string;
  /** The end of a line that a PDF file cut within a sentence, as it did the next ones. */
  readonly cutLine?: string;
  /** Whether the site shows only its beginning. */
  readonly isTooLong: boolean;
  readonly undescribed: number;
}

const ADDRESSES = siteAddresses();

// The HTML standard makes the end tag optional, or has none.
const WITHOUT_END: ReadonlySet<string> = new Set([
  ...WITHOUT_CONTENT,
  ...'p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup html head body rp rt o:p'.split(
    ' ',
  ),
]);

// Programs write these for themselves. No browser shows them, or nobody sees that the site has its own.
const UNSEEN_ELEMENT = /^(?:o:p|st\d:.*|meta|xml|head|title|link|colgroup|col|picture|source)$/;
const UNSEEN_PROPERTY = new RegExp(
  `^\\s*(?:${[
    'mso-|--|-webkit-|box-sizing|font-variant|font-feature|(?:letter|word)-spacing|orphans|widows|white-space|line-height',
    'text-decoration-(?:color|style|thickness|skip)|text-transform:\\s*none|text-indent:\\s*0',
    'vertical-align:\\s*(?:baseline|top|middle)|font-family|overflow|(?:word|overflow)-wrap|(?:word|line)-break|tab-interval',
    // What is usual; an indent is told, and a size that is not that of any text.
    'font:(?!.*(?:bold|italic|[6-9]00))|display:\\s*inline|float:\\s*none|min-height|direction:\\s*ltr|unicode-bidi|text-wrap|caret-color',
    '(?:border|outline)(?:-width)?:\\s*(?:0|none)|border-(?:style|color|image)',
    '(?:margin|padding)(?!-(?:left|inline))|font-size:\\s*(?:small|medium|(?:9|1[0-2])(?:\\.\\d+)?pt|1[1-6](?:\\.\\d+)?px)',
  ].join('|')})`,
  'i',
);

// Their removal has no visible effect: only programs read them, or the site sets its own.
const UNSEEN = new RegExp(
  `^(?:${[
    'class|id|name|role|target|rel|loading|decoding|tabindex|contenteditable|data-.*|aria-.*|srcset|sizes|fetchpriority',
    // What Outlook and Word write for themselves.
    'xmlns.*|xml:.*|v?link|originalsrc|shash|para(?:e)?id|clear|[ovwx]:.*|item.*|x-.*|attributionsrc|blockedimagesrc',
  ].join('|')})$`,
);

// The site decides how lists, tables and lines look, but how a list counts is kept.
const LIST = /^(?:ul|ol|li)$/;
const OF_LISTS = /^\s*(?:list-style|type$|margin|padding|text-indent)/i;
const TABLE = /^(?:table|t[rdh]|thead|tbody|tfoot|hr)$/;
const OF_TABLES =
  /^\s*(?:border|size$|cell(?:padding|spacing)|width|height|v(?:ertical-)?align|nowrap|table-layout)/i;

const EXCERPT = 24;

type OpenToken = Extract<Token, { type: 'open' }>;

function lostProperties(style: string, ofSite: RegExp | undefined): string[] {
  const isUnseen = (one: string): boolean =>
    one.trim() === '' || UNSEEN_PROPERTY.test(one) || ofSite?.test(one) === true;
  const declarations = style.split(';').filter((one) => !isUnseen(one));
  return declarations
    .filter((one) => safeStyle(one) === undefined)
    .map((one) => one.replace(/:.*/s, '').trim());
}

function lostOf(tag: OpenToken, name: string): string[] {
  return [...tag.attributes].flatMap(([attribute, written]) => {
    const value = decodeHTMLAttribute(written);
    const ofSite = LIST.test(name) ? OF_LISTS : TABLE.test(name) ? OF_TABLES : undefined;
    if (attribute === 'style')
      return lostProperties(value, ofSite).map((property) => `${property} (<${tag.name}>)`);
    const isKept = attributesOf(name).includes(attribute)
      ? attribute === 'title' || attributeValue(name, attribute, value, ADDRESSES) !== undefined
      : UNSEEN.test(attribute) || ofSite?.test(attribute) === true;
    return isKept ? [] : [`${attribute} (<${tag.name}>)`];
  });
}

function removedBy(tag: OpenToken, kind: Kind): string[] {
  const name = ALIASES.get(tag.name) ?? tag.name;
  if (UNSEEN_ELEMENT.test(name)) return [];
  if (ALLOWED[kind].has(name)) return lostOf(tag, name);
  // Editing programs put every text into paragraphs; in a label only the text is kept.
  return kind === 'phrasing' && BLOCKS.has(name) ? [] : [`<${tag.name}>`];
}

function unclosedTags(all: readonly Token[]): ReadonlySet<string> {
  const open: string[] = [];
  // The number of open elements of each name, so that an end tag that closes nothing need not search all of them.
  const counts = new Map<string, number>();
  const unclosed = new Set<string>();
  const count = (name: string, by: number): unknown => counts.set(name, (counts.get(name) ?? 0) + by);
  const report = (names: readonly string[]): void => names.forEach((name) => unclosed.add(`<${name}>`));
  for (const token of all) {
    if (token.type === 'text' || WITHOUT_END.has(token.name)) continue;
    const { type, name } = token;
    if (type === 'open') {
      open.push(name);
      count(name, 1);
    } else if ((counts.get(name) ?? 0) > 0) {
      // The elements inside have no end tag of their own.
      const [closed, ...inside] = open.splice(open.lastIndexOf(name));
      for (const each of [closed ?? name, ...inside]) count(each, -1);
      report(inside);
    } else if (!unclosed.has(`<${name}>`)) unclosed.add(`</${name}>`);
  }
  report(open);
  return unclosed;
}

const TYPED_ENTRY = /^(?:[·•∙▪◦●‣–—*➢✓■○-]|\(?\d{1,2}[.)]|[a-z]\))\s+\S/;

function typedListIn(lines: readonly string[]): string | undefined {
  return lines.find((line, index) => TYPED_ENTRY.test(line) && TYPED_ENTRY.test(lines[index + 1] ?? ''));
}

// Commands of WordPress, of Liquid and Twig, and of Joomla.
const COMMANDS =
  /\[\/?[a-z][\w-]{0,60}(?:\s[^[\]]{0,200})?\]|\{[{%][^{}]{1,200}[%}]\}|\{load(?:position|module)[^{}]{0,200}\}/gi;

// Plain words in brackets may be meant as such: `[sic]`, `[part-time]`.
const IS_COMMAND = /^\{|^\[\/|=|^\[[a-z\d]*_/i;

// Bold, italics and strike, links and titles of WhatsApp and Markdown, and its tables and code.
const MARKS =
  /(?<![\p{L}\p{N}*_~])(\*{1,3}|_{1,2}|~{1,2})(?=[\p{L}\p{N}«“"])[^*_~]{1,200}(?<=[\p{L}\p{N}.,:;!?»”"%€)])\1(?![\p{L}\p{N}*_~])|\[[^[\]]{1,200}\]\([^()\s]{1,200}\)|^#{1,6}\s\S.{0,60}|^\|(?:\s?:?-{2,200}:?\s?\|)+|^```\w{0,20}$/gu;

// What chats of language models write for a source, which only they show as a link.
const SOURCES = '[\ue200-\ue206]|【[^【】]{1,40}】|:contentReference\\S{1,40}|\\[cite: ?[\\d, ]{1,40}\\]';

// HTML that was pasted as text, so that its reader sees it, and letters that were read in another encoding: `Ã¨`.
// An `à` has become `Ã` and a space; Portuguese ends words of capitals so.
const CODE = new RegExp(
  `</?(?:${[...ALLOWED.flow].join('|')})(?=[ />])[^<>]{0,200}>|&(?:[a-z]{2,6}|#\\d{2,5});|Ã(?:[^\\s\\p{L}]|\\u00a0)|(?<=\\p{Ll})Ã(?!\\p{L})|Â(?:[\\u00a0-\\u00bf]|(?!\\p{L}))|â€.|\ufffd|${SOURCES}`,
  'gu',
);

function commandsIn(line: string): readonly string[] {
  const commands = (line.match(COMMANDS) ?? []).filter((command) => IS_COMMAND.test(command));
  return [...commands, ...(line.match(MARKS) ?? []), ...(line.match(CODE) ?? [])];
}

// Parts of a word such as “medio- e lungo” are followed by a short word.
const BROKEN_WORD = /\p{L}{0,30}\p{Ll}{2}[-\u00ad\u2010]\s+\p{Ll}{3,30}/u;

const LINE_END = /\S[^\S\n]*\n\s*\S/;
// `<` stands for the tag of a block.
const BLANK_LINE = /[^\s<][^\S\n]*\n[^\S\n]*\n\s*[^\s<]/;

// WordPress makes a paragraph of what stands between two blank lines, also beside other blocks.
function isLoose(html: string, shown: readonly Token[]): boolean {
  const isBreak = (name: string): boolean => BLOCKS.has(ALIASES.get(name) ?? name) || name === 'br';
  const names = new Set(shown.flatMap((token) => (token.type === 'open' ? [token.name] : [])));
  if (![...names].some(isBreak)) return LINE_END.test(html);
  const words = shown.map((token) => (token.type === 'text' ? token.raw : isBreak(token.name) ? '<' : ''));
  return !names.has('pre') && BLANK_LINE.test(words.join(''));
}

// A line that fills a column and ends within a sentence.
const CUT_LINE = /^(?=.{40}).*[\p{Ll},]$/u;
// Entries and cells end without a full stop.
const ENTRY = /^(?:li|d[dt]|t[dh])$/;

function cutLineIn(lines: readonly string[]): string | undefined {
  const cut = lines.filter((line, index) => CUT_LINE.test(line) && /^\p{Ll}/u.test(lines[index + 1] ?? ''));
  return cut.length > 1 ? cut[0]?.slice(-EXCERPT).replace(/^\S*\s/, '') : undefined;
}

function linesOf(all: Iterable<Token>, hasLooseLines: boolean): readonly string[] {
  const pieces = Array.from(all, (token) => {
    if (token.type === 'text') return decodeHTML(hasLooseLines ? token.raw : token.raw.replace(/\n/g, ' '));
    const name = ALIASES.get(token.name) ?? token.name;
    return BLOCKS.has(name) || name === 'br' ? '\n' : '';
  });
  const lines = pieces.join('').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

const excerptOf = (raw: string): string =>
  decodeHTML(raw).replace(/\s+/g, ' ').trim().slice(0, EXCERPT).trimEnd();

function lostFrom(html: string, last: Token | undefined): string | undefined {
  if (last?.type === 'open' && RAW_TEXT.has(last.name)) return `<${last.name}>`;
  const comment = html.lastIndexOf('<!--');
  return comment >= 0 && !/--!?>/.test(html.slice(comment)) ? '<!--' : undefined;
}

const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|hei[cf])$/i;

/** @param alt Empty for a picture that only adorns. */
export function isUndescribed(alt: string | undefined): boolean {
  return alt === undefined || FILE_NAME.test(alt);
}

function addressesOf(all: readonly OpenToken[], name: string, attribute: string): string[] {
  const written = all.flatMap((tag) => (tag.name === name ? (tag.attributes.get(attribute) ?? []) : []));
  return [...new Set(written.map((value) => decodeHTMLAttribute(value)))];
}

function isRefused(link: string): boolean {
  const isRoute = ADDRESSES.link(link).kind === 'internal';
  return isRoute && attributeValue('a', 'href', link, ADDRESSES) === undefined;
}

/**
 * Finds what the sanitiser removes, tags that are not closed, and addresses. Uses no parser, takes linear time and
 * never throws.
 */
export function htmlProblems(untrusted: string, kind: Kind): HtmlProblems {
  const html = cleanCharacters(untrusted);
  const all = [...tokens(html)];
  const hidden: string[] = [];
  const shown = shownTokens(all, hidden);
  const opened = shown.filter((token) => token.type === 'open');
  const meant = [
    ...asMeant(
      shown,
      () => false,
      () => false,
    ),
  ];
  const hasLooseLines = isLoose(html, shown);
  const lines = linesOf(meant, hasLooseLines);
  const typedList = typedListIn(lines)?.slice(0, EXCERPT);
  const [brokenWord] = BROKEN_WORD.exec(lines.join('\n')) ?? [];
  const isOfEntries = opened.some(({ name }) => ENTRY.test(name));
  const cutLine = isOfEntries || hasLooseLines ? undefined : cutLineIn(lines);
  const links = addressesOf(opened, 'a', 'href');
  const refused = new Set(links.filter(isRefused));
  const texts = shown.flatMap((token) => (token.type === 'text' ? [token.raw] : []));
  const unfinished = texts.find((raw) => /^<\/?[a-z]/i.test(raw))?.slice(0, EXCERPT);
  const lost = lostFrom(html, all.at(-1));
  const unclosed = new Set([...unclosedTags(all), ...(lost === undefined ? [] : [lost])]);
  return {
    removed: [...new Set(meant.flatMap((tag) => (tag.type === 'open' ? removedBy(tag, kind) : [])))],
    hidden: [...new Set(hidden.map(excerptOf))].filter((text) => text !== ''),
    unclosed: [...unclosed],
    ...(lost !== undefined && { lost }),
    ...(unfinished !== undefined && { unfinished }),
    ...(typedList !== undefined && { typedList }),
    ...(brokenWord !== undefined && { brokenWord: brokenWord.replace(/\s+/, ' ') }),
    ...(cutLine !== undefined && { cutLine }),
    isTooLong: texts.join('').length > LIMITS.characters || opened.length > LIMITS.elements,
    hasLooseLines,
    commands: [...new Set(lines.flatMap(commandsIn))],
    links: links.filter((link) => !refused.has(link)),
    refused: [...refused],
    pictures: addressesOf(opened, 'img', 'src'),
    undescribed: opened.filter(
      ({ name, attributes }) => name === 'img' && isUndescribed(attributes.get('alt')),
    ).length,
  };
}
