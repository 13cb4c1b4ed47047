import type { SafeHtml } from '@/lib/content/safe-html';
import { cleanCharacters, cutCharacters, escapeAttribute, escapeText } from './characters';
import { isBlank } from './is-blank';
import { LIMITS, VOIDS } from './policy';

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** Elements that are useless without one attribute. Without it only their content is written. */
const ESSENTIAL: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['img', 'src'],
]);

class Writer {
  private readonly out: string[] = [];
  private left: number = LIMITS.characters;
  /** The parser drops a line break that follows `<pre>`, so none is written there. */
  private afterPre = false;

  children(parent: Node): void {
    for (let child = parent.firstChild; child && this.left > 0; child = child.nextSibling) {
      if (child.nodeType === TEXT_NODE) this.text(child.nodeValue ?? '');
      else if (child.nodeType === ELEMENT_NODE) this.element(child as Element);
    }
  }

  get html(): string {
    return this.out.join('');
  }

  private text(data: string): void {
    const clean = cleanCharacters(data);
    const text = cutCharacters(this.afterPre ? clean.replace(/^\n+/, '') : clean, this.left);
    if (text === '') return;
    this.left -= text.length;
    this.afterPre = false;
    this.out.push(escapeText(text));
  }

  private element(element: Element): void {
    const name = element.localName;
    const essential = ESSENTIAL.get(name);
    if (essential !== undefined && !element.hasAttribute(essential)) {
      this.children(element);
      return;
    }
    const start = this.out.push(`<${name}${this.attributes(element)}>`) - 1;
    // A link may be taken back, so that its content follows the `<pre>`.
    this.afterPre = name === 'pre' || (name === 'a' && this.afterPre);
    if (VOIDS.has(name)) return;
    this.children(element);
    if (name === 'a' && this.isBlankSince(start)) {
      this.out[start] = '';
      return;
    }
    this.afterPre = false;
    this.out.push(`</${name}>`);
  }

  /** Returns whether nothing that can be seen was written after a tag. */
  private isBlankSince(start: number): boolean {
    return isBlank(this.out.slice(start + 1).join('') as SafeHtml);
  }

  private attributes(element: Element): string {
    let written = '';
    for (const name of element.getAttributeNames().sort()) {
      const value = element.getAttribute(name) ?? '';
      this.left -= value.length;
      written += ` ${name}="${escapeAttribute(value)}"`;
    }
    return written;
  }
}

/**
 * Writes the content of a sanitised tree as HTML in one form: attributes in alphabetical order, character
 * references as in `innerHTML`, nothing beyond the limit of characters. Links without an address and pictures
 * without a source leave only their text; so do links that show nothing, which the keyboard and screen readers
 * would still stop at. The recursion is safe, because the policy limits the depth of the
 * tree.
 * @param parent The node whose content is written.
 */
export function writeContent(parent: Node): string {
  const writer = new Writer();
  writer.children(parent);
  return writer.html;
}
