import { DROPPED, RAW_TEXT } from './policy';

export type Token =
  | { readonly type: 'text'; readonly raw: string }
  | { readonly type: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly type: 'close'; readonly name: string };

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
  /** Whether it ends in `/>`: as XML, which many systems write, it has no end tag. */
  readonly isWhole: boolean;
}

const NAME = /[a-z][^\t\n />]*/iy;
const ATTRIBUTE =
  /[\t\n /]*([^\t\n />][^\t\n />=]*)(?:[\t\n ]*=[\t\n ]*(?:"([^"]*)"|'([^']*)'|([^\t\n >]*)))?/y;
const TAG_END = /[\t\n /]*>/y;
// An address looks like a tag, `<anna@site.example>`, and so do words between typed quotes, `<<Ciao>>`.
const NO_TAG = /(?:[^\s<>/@]*@|https?:\/\/|www\.)[^\s<>]*>|(?<=<<)[^<>]*>>/iy;

function matchAt(pattern: RegExp, html: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(html);
}

function readTag(html: string, start: number): Tag | undefined {
  const name = matchAt(NAME, html, start)?.[0] ?? '';
  const attributes = new Map<string, string>();
  let position = start + name.length;
  for (;;) {
    const end = matchAt(TAG_END, html, position);
    if (end) {
      const isWhole = end[0].includes('/');
      return { name: name.toLowerCase(), attributes, end: position + end[0].length, isWhole };
    }
    const attribute = matchAt(ATTRIBUTE, html, position);
    if (!attribute) return undefined;
    const [whole, key = '', double, single, bare] = attribute;
    const lower = key.toLowerCase();
    if (!attributes.has(lower)) attributes.set(lower, double ?? single ?? bare ?? '');
    position += whole.length;
  }
}

// A whole tag has an end tag if that is not of another element of its name.
function endTagAt(html: string, { name, end, isWhole }: Tag): number {
  const pattern = new RegExp(`<${isWhole ? '/?' : '/'}${name}(?=[\\t\\n />])`, 'gi');
  pattern.lastIndex = end;
  const found = pattern.exec(html);
  return found?.[0].startsWith('</') ? found.index : -1;
}

function markupEnd(html: string, start: number): number {
  const pattern = html.startsWith('<!--', start) ? /--!?>/g : />/g;
  pattern.lastIndex = start + 2;
  return pattern.exec(html) ? pattern.lastIndex : html.length;
}

/**
 * Takes linear time and never fails. Comments are left out, like the content of elements that are dropped with it, and
 * a tag that never ends becomes text. Need not read hostile input as a browser does, because the browser sees only what
 * is written anew.
 */
export function* tokens(html: string): Generator<Token> {
  const neverClosed = new Set<string>();
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open !== position) {
      yield { type: 'text', raw: html.slice(position, open < 0 ? html.length : open) };
      if (open < 0) return;
    }
    const closing = html[open + 1] === '/';
    const start = open + (closing ? 2 : 1);
    if (/^[a-z]/i.test(html[start] ?? '') && !matchAt(NO_TAG, html, start)) {
      const tag = readTag(html, start);
      if (!tag) {
        yield { type: 'text', raw: html.slice(open) };
        return;
      }
      position = tag.end;
      yield closing
        ? { type: 'close', name: tag.name }
        : { type: 'open', name: tag.name, attributes: tag.attributes };
      if (closing || !(RAW_TEXT.has(tag.name) || DROPPED.has(tag.name))) continue;
      const end = neverClosed.has(tag.name) ? -1 : endTagAt(html, tag);
      if (end >= 0) position = end;
      else if (tag.isWhole) yield { type: 'close', name: tag.name };
      else if (RAW_TEXT.has(tag.name)) return;
      else neverClosed.add(tag.name);
    } else if (closing || html[start] === '!' || html[start] === '?') {
      position = markupEnd(html, open);
    } else {
      yield { type: 'text', raw: '<' };
      position = start;
    }
  }
}
