import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import type { SafeHtml } from './safe-html';
import { type Addresses, checkedAttributes } from './attribute';
import { composeLetters, cutCharacters, escapeAttribute, escapeText } from './characters';
import { cleanCharacters, LIMITS } from './plain-sanitiser';
import { isBlank } from './is-blank';
import { BLOCKS, HEADINGS } from './blocks';
import { VOIDS } from './policy';

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** `undefined` when the start tag was left out, as that of a link without an address is. */
  readonly position: number | undefined;
  readonly isBold: boolean;
}

// A table also opens its section, row and cell; a list its item.
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['table', 4],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'].map((name) => [name, 2] as const),
]);

// Without this attribute the element is useless, and only its content is written.
const ESSENTIAL: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['img', 'src'],
]);

// Elements within a line that a style puts on lines of their own.
const APART = /(?:^|;)\s*display:\s*(?:block|flex|grid|table|list-item)/i;

// What a program says of each text: it would make words of headings and buttons lighter than others. Inside bold words
// it means something. A link may be taken back, so it counts as none.
const LIGHT = /(?:^|; )font-weight: (?:normal|400)(?=;|$)/;
const BOLD = /^<(?:b|strong|th)\b|^<(?!a\b).*[" ]font-weight: (?:bold|[5-9]00)/;

function decoded(written: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const short = [...written].filter(([, value]) => value.length <= LIMITS.attribute);
  return new Map(short.map(([name, value]) => [name, decodeHTMLAttribute(value)]));
}

/**
 * Holds the output so far and the open elements. The output has one form: checked attributes in alphabetical order,
 * references as in `innerHTML`.
 * Every `<` is written here, and only for an element that the caller allows.
 */
export class OpenElements {
  private readonly out: string[] = [];
  private left: number = LIMITS.characters;
  // A parser drops a line break that follows `<pre>`, so none is written there.
  private afterPre = false;
  private readonly stack: OpenElement[] = [];
  private elements = 0;
  // A block was removed, so the next text needs a space before it.
  private gapped = false;
  private solid = false;

  constructor(private readonly addresses: Addresses) {}

  get isFull(): boolean {
    return this.left <= 0;
  }

  get top(): string {
    return this.nameAt(this.stack.length - 1);
  }

  get isInList(): boolean {
    return this.stack.some(({ name }) => name === 'ul' || name === 'ol');
  }

  nameAt(index: number): string {
    return this.stack[index]?.name ?? '';
  }

  lastIndexOf(name: string): number {
    return this.stack.findLastIndex((element) => element.name === name);
  }

  /** Returns -1 when none of `names` is open above the innermost of `stops`. */
  find(names: ReadonlySet<string>, stops: ReadonlySet<string>): number {
    const index = this.stack.findLastIndex(({ name }) => names.has(name) || stops.has(name));
    return names.has(this.nameAt(index)) ? index : -1;
  }

  hasRoom(name: string): boolean {
    return this.elements < LIMITS.elements && this.stack.length + (LEVELS.get(name) ?? 1) <= LIMITS.depth;
  }

  open(name: string, written: ReadonlyMap<string, string> = new Map()): void {
    this.begin(name, decoded(written));
  }

  reopen({ name, attributes }: OpenElement): void {
    if (this.hasRoom(name)) this.begin(name, attributes);
  }

  /** Returns the closed elements, outermost first. */
  closeTo(depth: number): readonly OpenElement[] {
    const closed = this.stack.splice(depth);
    for (const { name, attributes, position } of closed.toReversed()) {
      if (position !== undefined) this.writeEnd(name, position);
      if (BLOCKS.has(name)) this.breakLine();
      else if (APART.test(attributes.get('style') ?? '')) this.gap();
    }
    return closed;
  }

  gap(): void {
    this.gapped = true;
  }

  text(raw: string): void {
    if (this.gapped && this.solid && !/^[\t\n ]/.test(raw)) this.write(' ');
    this.gapped = false;
    this.solid = !/[\t\n ]$/.test(raw);
    this.write(decodeHTML(raw));
  }

  end(): string {
    this.closeTo(0);
    return this.out.join('');
  }

  private begin(name: string, attributes: ReadonlyMap<string, string>): void {
    this.elements += 1;
    if (APART.test(attributes.get('style') ?? '')) this.gap();
    const position = this.writeStart(name, attributes);
    const isBold = BOLD.test(this.out[position ?? -1] ?? '');
    if (!VOIDS.has(name)) this.stack.push({ name, attributes, position, isBold });
    if (BLOCKS.has(name) || name === 'br') this.breakLine();
  }

  private breakLine(): void {
    this.gapped = false;
    this.solid = false;
  }

  private writeStart(name: string, attributes: ReadonlyMap<string, string>): number | undefined {
    const checked = new Map(checkedAttributes(name, attributes, this.addresses));
    const style = checked.get('style') ?? '';
    if (LIGHT.test(style) && name !== 'th' && !this.stack.some(({ isBold }) => isBold)) {
      const left = style.replace(LIGHT, '').replace(/^; /, '');
      if (left === '') checked.delete('style');
      else checked.set('style', left);
    }
    const essential = ESSENTIAL.get(name);
    if (essential !== undefined && !checked.has(essential)) return undefined;
    const written = [...checked].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, value] of written) this.left -= value.length;
    const tag = written.map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`).join('');
    // A link may be taken back, so that its content follows the `<pre>`.
    this.afterPre = name === 'pre' || (name === 'a' && this.afterPre);
    return this.out.push(`<${name}${tag}>`) - 1;
  }

  // A link that shows nothing is taken back, and such a heading becomes a paragraph, because the keyboard and screen
  // readers would stop at them.
  private writeEnd(name: string, position: number): void {
    const isStop = name === 'a' || HEADINGS.has(name);
    const isEmpty = isStop && isBlank(this.out.slice(position + 1).join('') as SafeHtml);
    if (isEmpty && name === 'a') {
      this.out[position] = '';
      return;
    }
    if (isEmpty) this.out[position] = (this.out[position] ?? '').replace(name, 'p');
    this.afterPre = false;
    this.out.push(`</${isEmpty ? 'p' : name}>`);
  }

  private write(data: string): void {
    const clean = composeLetters(cleanCharacters(data));
    const text = cutCharacters(this.afterPre ? clean.replace(/^\n+/, '') : clean, this.left);
    if (text === '') return;
    this.left -= text.length;
    this.afterPre = false;
    this.out.push(escapeText(text));
  }
}
