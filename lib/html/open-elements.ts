import { attributesOf, BLOCKS, LIMITS, VOIDS } from './policy';

/** An open element: its name and its start tag as written. */
interface OpenElement {
  readonly name: string;
  readonly tag: string;
}

/** Levels of nesting that an element needs: a table also opens its section, row and cell, a list its item. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['table', 4],
  ['ul', 2],
  ['ol', 2],
  ['li', 2],
  ['dl', 2],
  ['dt', 2],
  ['dd', 2],
]);

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** Escapes `<` and `>`. `&` stays, because the parser that follows decodes character references. */
function escapeMarkup(raw: string): string {
  return raw.replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function startTag(name: string, attributes: ReadonlyMap<string, string>): string {
  let tag = `<${name}`;
  for (const attribute of attributesOf(name)) {
    const value = attributes.get(attribute);
    if (value === undefined || value.length > LIMITS.attribute) continue;
    tag += ` ${attribute}="${escapeMarkup(value).replace(/"/g, '&quot;')}"`;
  }
  return `${tag}>`;
}

/** HTML that is being written: the output so far, and the elements that are open. */
export class OpenElements {
  private readonly out: string[] = [];
  private readonly stack: OpenElement[] = [];
  private elements = 0;
  /** Whether a block was removed since the last text, so that a space is needed before the next text. */
  private gapped = false;
  private solid = false;
  /** Length of the output, in UTF-16 code units. */
  length = 0;

  get top(): string {
    return this.stack.at(-1)?.name ?? '';
  }

  nameAt(index: number): string {
    return this.stack[index]?.name ?? '';
  }

  includes(name: string): boolean {
    return this.lastIndexOf(name) >= 0;
  }

  lastIndexOf(name: string): number {
    return this.stack.findLastIndex((element) => element.name === name);
  }

  /**
   * Returns the index of the innermost open element of `names`, searching only up to an element of `stops`;
   * -1 when there is none.
   */
  find(names: ReadonlySet<string>, stops: ReadonlySet<string>): number {
    const index = this.stack.findLastIndex(({ name }) => names.has(name) || stops.has(name));
    return names.has(this.nameAt(index)) ? index : -1;
  }

  /**
   * Returns whether the limits of the policy allow the element `name`, with the elements that it may open
   * with it.
   */
  hasRoom(name: string): boolean {
    return this.elements < LIMITS.elements && this.stack.length + (LEVELS.get(name) ?? 1) <= LIMITS.depth;
  }

  open(name: string, attributes: ReadonlyMap<string, string> = NO_ATTRIBUTES): void {
    const element = { name, tag: startTag(name, attributes) };
    this.begin(element);
    if (!VOIDS.has(name)) this.stack.push(element);
  }

  reopen(element: OpenElement): void {
    if (!this.hasRoom(element.name)) return;
    this.begin(element);
    this.stack.push(element);
  }

  /** Closes elements until `depth` are open. Returns the closed elements, outermost first. */
  closeTo(depth: number): readonly OpenElement[] {
    const closed = this.stack.splice(depth);
    for (const { name } of closed.toReversed()) {
      this.write(`</${name}>`);
      if (BLOCKS.has(name)) this.breakLine();
    }
    return closed;
  }

  /** Remembers that a block boundary was here. */
  gap(): void {
    this.gapped = true;
  }

  text(raw: string): void {
    if (this.gapped && this.solid && !/^[\t\n ]/.test(raw)) this.write(' ');
    this.gapped = false;
    this.solid = !/[\t\n ]$/.test(raw);
    this.write(escapeMarkup(raw));
  }

  end(): string {
    this.closeTo(0);
    return this.out.join('');
  }

  private begin({ name, tag }: OpenElement): void {
    this.elements += 1;
    this.write(tag);
    if (BLOCKS.has(name) || name === 'br') this.breakLine();
  }

  private breakLine(): void {
    this.gapped = false;
    this.solid = false;
  }

  private write(piece: string): void {
    this.out.push(piece);
    this.length += piece.length;
  }
}
