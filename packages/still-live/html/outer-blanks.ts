import { isBlank } from './is-blank';
import type { SafeHtml } from './safe-html';

const LINE = /\s*<(br|p|div)(?: [^>]*)?>/y;
const LAST_LINE = /(?:<br>|<\/(p|div)>)$/;

// A line is one element without another line in it.
function isBlankLine(line: string): boolean {
  return !/^<.*<(?:p|div)\b/s.test(line) && !/<\/(?:p|div)>.*</s.test(line) && isBlank(line as SafeHtml);
}

function startOfWords(html: string): number {
  let start = 0;
  for (;;) {
    LINE.lastIndex = start;
    const name = LINE.exec(html)?.[1];
    if (name === undefined) return start;
    const end = name === 'br' ? LINE.lastIndex : html.indexOf(`</${name}>`, start) + `</${name}>`.length;
    if (name !== 'br' && !isBlankLine(html.slice(start, end).trimStart())) return start;
    start = end;
  }
}

function endOfWords(html: string): number {
  let end = html.length;
  for (;;) {
    const left = html.slice(0, end).trimEnd();
    const last = LAST_LINE.exec(left.slice(-'</div>'.length));
    if (!last) return end;
    const [tag, name] = last;
    const start = name === undefined ? left.length - tag.length : left.lastIndexOf(`<${name}`);
    if (name !== undefined && !isBlankLine(left.slice(start))) return end;
    end = start;
  }
}

/** Editing programs leave lines without words before and after a text, which visitors would see as a gap. */
export function withoutOuterBlanks(html: string): string {
  const start = startOfWords(html);
  return html.slice(start, Math.max(start, endOfWords(html)));
}
