import { asMeant } from './as-meant';
import type { Addresses } from './attribute';
import { BLOCKS, HEADINGS, TABLE_PARTS } from './blocks';
import { shownTokens } from './hidden';
import { cleanCharacters } from './plain-sanitiser';
import { OpenElements } from './open-elements';
import { ALIASES, ALLOWED, INLINE, type Kind } from './policy';
import { tokens } from './tokens';
import type { IsLeftOut } from './word-marker';

const CELLS: ReadonlySet<string> = new Set(['td', 'th', 'caption']);
const SECTIONS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);
const TABLE_FRAME: ReadonlySet<string> = new Set(['table', 'tr', ...SECTIONS]);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);
const P: ReadonlySet<string> = new Set(['p']);
const A: ReadonlySet<string> = new Set(['a']);

const LIST_ITEMS = { items: new Set(['li']), holders: LISTS, holder: 'ul' };
const TERM_ITEMS = { items: new Set(['dt', 'dd']), holders: new Set(['dl']), holder: 'dl' };
const ITEMS: ReadonlyMap<string, typeof LIST_ITEMS> = new Map([
  ['li', LIST_ITEMS],
  ['dt', TERM_ITEMS],
  ['dd', TERM_ITEMS],
]);

class Balancer {
  constructor(
    private readonly kind: Kind,
    private readonly tree: OpenElements,
  ) {}

  open(source: string, attributes: ReadonlyMap<string, string>): void {
    const name = ALIASES.get(source) ?? source;
    const fits = ALLOWED[this.kind].has(name) && this.tree.hasRoom(name) && this.makeRoom(name);
    if (fits) this.tree.open(name, attributes);
    else if (BLOCKS.has(name)) this.tree.gap();
  }

  close(source: string): void {
    const name = ALIASES.get(source) ?? source;
    const index = this.indexToClose(name);
    if (index < 0) {
      if (BLOCKS.has(name)) this.tree.gap();
      return;
    }
    const above = this.tree.closeTo(index).slice(1);
    // Misnested formatting (`<b><i></b>…</i>`) continues after the end tag, as in a browser.
    if (INLINE.has(name) && above.every((element) => !BLOCKS.has(element.name))) {
      for (const element of above) this.tree.reopen(element);
    }
  }

  leavesOut(tag: Parameters<IsLeftOut>[0], paragraph: string): boolean {
    const name = ALIASES.get(tag.name) ?? tag.name;
    const isInHeading = paragraph !== 'p';
    if (!BLOCKS.has(name) || (isInHeading ? HEADINGS : P).has(name)) return false;
    if (tag.type === 'close') return P.has(name) || this.indexToClose(name) < 0;
    return isInHeading || (TABLE_PARTS.has(name) && this.tree.lastIndexOf('table') < 0);
  }

  text(raw: string): void {
    const inFrame = TABLE_FRAME.has(this.tree.top) || LISTS.has(this.tree.top) || this.tree.top === 'dl';
    if (inFrame && /^[\t\n ]*$/.test(raw)) return;
    this.openMissing();
    this.tree.text(raw);
  }

  private makeRoom(name: string): boolean {
    if (name === 'a' && this.tree.lastIndexOf('a') >= 0 && !this.closeNearest(A)) return false;
    if (!BLOCKS.has(name)) {
      this.openMissing();
      return true;
    }
    if (this.tree.find(HEADINGS, CELLS) >= 0) {
      if (!HEADINGS.has(name)) return false;
      this.closeNearest(HEADINGS);
    }
    if (TABLE_PARTS.has(name)) return this.makeTableRoom(name);
    const items = ITEMS.get(name);
    if (items) this.makeItemRoom(items);
    else this.openMissing();
    this.closeNearest(P);
    return true;
  }

  private openMissing(): void {
    const { top } = this.tree;
    if (TABLE_FRAME.has(top) && this.makeTableRoom('td')) this.tree.open('td');
    else if (LISTS.has(top)) this.tree.open('li');
    else if (top === 'dl') this.tree.open('dd');
  }

  private makeItemRoom({ items, holders, holder }: typeof LIST_ITEMS): void {
    if (TABLE_FRAME.has(this.tree.top)) this.openMissing();
    const index = this.tree.find(new Set([...items, ...holders]), CELLS);
    if (index >= 0) {
      this.tree.closeTo(holders.has(this.tree.nameAt(index)) ? index + 1 : index);
      return;
    }
    this.closeNearest(P);
    this.openMissing();
    this.tree.open(holder);
  }

  // The order is always table, section, row, cell.
  private makeTableRoom(part: string): boolean {
    const table = this.tree.lastIndexOf('table');
    if (table < 0) return false;
    if (part === 'caption' || SECTIONS.has(part)) {
      this.tree.closeTo(table + 1);
      return true;
    }
    const row = part !== 'tr' && this.tree.nameAt(table + 2) === 'tr';
    if (row) {
      this.tree.closeTo(table + 3);
      return true;
    }
    if (SECTIONS.has(this.tree.nameAt(table + 1))) {
      this.tree.closeTo(table + 2);
    } else {
      this.tree.closeTo(table + 1);
      this.tree.open('tbody');
    }
    if (part !== 'tr') this.tree.open('tr');
    return true;
  }

  private closeNearest(names: ReadonlySet<string>): boolean {
    const index = this.tree.find(names, CELLS);
    if (index >= 0) this.tree.closeTo(index);
    return index >= 0;
  }

  private indexToClose(name: string): number {
    if (HEADINGS.has(name)) return this.tree.find(HEADINGS, CELLS);
    if (name === 'table') return this.tree.lastIndexOf('table');
    if (TABLE_PARTS.has(name)) return this.tree.find(new Set([name]), new Set(['table']));
    return this.tree.find(new Set([name]), new Set([...CELLS, ...(ITEMS.get(name)?.holders ?? [])]));
  }
}

/**
 * Writes HTML anew so that every parser builds the same tree of it, within the limits of the policy. Takes linear time.
 */
export function balance(untrusted: string, kind: Kind, addresses: Addresses): string {
  const tree = new OpenElements(addresses);
  const balancer = new Balancer(kind, tree);
  const meant = asMeant(
    shownTokens([...tokens(cleanCharacters(untrusted))]),
    () => tree.isInList,
    (tag, paragraph) => balancer.leavesOut(tag, paragraph),
  );
  for (const token of meant) {
    if (token.type === 'text') balancer.text(token.raw);
    else if (token.type === 'close') balancer.close(token.name);
    else balancer.open(token.name, token.attributes);
    if (tree.isFull) break;
  }
  return tree.end();
}
