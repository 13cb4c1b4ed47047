import { allNodes } from '@/lib/content/schema/content-tree';
import type { ContentNode } from '@/lib/content/schema/normal-form';

/** A line of a terminal, indented; its characters are whole. */
const LINE = /.{1,92}/gsu;

/** A text as an editor wrote it, on one line: characters that cannot be seen are written by their numbers. */
function visible(text: string): string {
  return text.replace(/\r?\n/g, '⏎').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${code}⟩`;
  });
}

/** Breaks a text into lines of the width of a terminal, at whole characters; nothing is left out. */
function wrapped(text: string): string[] {
  return text.match(LINE) ?? [''];
}

const ADDRESSES: Readonly<Record<string, string>> = { href: 'link to', src: 'picture', srcset: 'picture' };

/** Returns what a text does or holds that a reader of the page cannot read: addresses, comments, attributes. */
function hiddenParts(html: string): string[] {
  const comments = [...html.matchAll(/<!--([^]*?)(?:-->|$)/g)].map(
    ([, text = '']) => `invisible: comment ${text}`,
  );
  const tags = html.replace(/<!--[^]*?(?:-->|$)/g, '').match(/<[a-z][^>]*>?/gi) ?? [];
  const attributes = tags.flatMap((tag) => [
    ...tag.matchAll(/([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g),
  ]);
  const named = attributes.map(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare ?? '';
    const what = ADDRESSES[name.toLowerCase()];
    return what === undefined ? `invisible: attribute ${name}="${value}"` : `${what} ${value}`;
  });
  return [...comments, ...named];
}

function textLines(label: string, text: string): string[] {
  const [first = '', ...rest] = wrapped(visible(text));
  const notes = hiddenParts(text).flatMap((note) => wrapped(visible(note)));
  return [
    `      ${label.padEnd(7)} ${first}`,
    ...rest.map((line) => `            | ${line}`),
    ...notes.map((line) => `            · ${line}`),
  ];
}

/**
 * Returns the lines that show some content whole, as it is written: every text of it, then its links and
 * picture addresses, and what no reader of the page sees. Who approves must see all that will be published.
 * @param label `before`, `after`, or what else to write in front.
 */
export function writtenLines(label: string, content: ContentNode | undefined): string[] {
  const texts = allNodes(content).filter(({ value }) => value !== undefined);
  if (texts.length === 0) return [`      ${label.padEnd(7)}`];
  return texts.flatMap(({ path, value }) => {
    const name = path.slice((content?.path.length ?? 0) + 1);
    const own = name === '' ? [] : [`      ${label.padEnd(7)} ${visible(name)}:`];
    return [...own, ...textLines(name === '' ? label : '', String(value))];
  });
}
