import type { SafeHtml } from '@/lib/content/safe-html';
import { type Addresses, checkedAttributes } from './attribute';
import { cleanCharacters, cutCharacters, escapeAttribute, escapeText } from './characters';
import { isBlank } from './is-blank';
import { LIMITS, VOIDS } from './policy';

/** Elements that are useless without one attribute. Without it only their content is written. */
const ESSENTIAL: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['img', 'src'],
]);

/**
 * Writes clean HTML in one form: checked attributes in alphabetical order, character references as in
 * `innerHTML`, at most `LIMITS.characters` of text. Every `<` of the output is written here, for an element
 * that the caller allows. Links without an address and pictures without a source leave only their text; so do
 * links that show nothing, at which the keyboard and screen readers would still stop.
 */
export class Writer {
  private readonly out: string[] = [];
  private left: number = LIMITS.characters;
  /** A parser drops a line break that follows `<pre>`, so none is written there. */
  private afterPre = false;

  constructor(private readonly addresses: Addresses) {}

  get isFull(): boolean {
    return this.left <= 0;
  }

  get html(): string {
    return this.out.join('');
  }

  /**
   * Writes a start tag.
   * @param attributes As the author wrote them, with references decoded.
   * @returns Where it stands, for `close`; `undefined` when the element needs no end tag.
   */
  open(name: string, attributes: ReadonlyMap<string, string>): number | undefined {
    const checked = checkedAttributes(name, attributes, this.addresses);
    const essential = ESSENTIAL.get(name);
    if (essential !== undefined && !checked.has(essential)) return undefined;
    const written = [...checked].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, value] of written) this.left -= value.length;
    const tag = written.map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`).join('');
    // A link may be taken back, so that its content follows the `<pre>`.
    this.afterPre = name === 'pre' || (name === 'a' && this.afterPre);
    const position = this.out.push(`<${name}${tag}>`) - 1;
    return VOIDS.has(name) ? undefined : position;
  }

  close(name: string, position: number): void {
    if (name === 'a' && isBlank(this.out.slice(position + 1).join('') as SafeHtml)) {
      this.out[position] = '';
      return;
    }
    this.afterPre = false;
    this.out.push(`</${name}>`);
  }

  /** Writes text; its references are decoded. */
  text(data: string): void {
    const clean = cleanCharacters(data);
    const text = cutCharacters(this.afterPre ? clean.replace(/^\n+/, '') : clean, this.left);
    if (text === '') return;
    this.left -= text.length;
    this.afterPre = false;
    this.out.push(escapeText(text));
  }
}
