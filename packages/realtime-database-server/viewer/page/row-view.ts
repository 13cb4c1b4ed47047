import { el, freshId, icon } from './element';
import type { Item } from './item';
import { counted, isBranch, kindOf, valueText } from './value-text';

/** Rows below this depth are not indented any further, so that they stay visible in a narrow window. */
const DEEPEST_INDENT = 12;

export class RowView {
  readonly element = el('div', { role: 'treeitem', class: 'row', id: freshId() });
  private readonly key = el('span', { class: 'key' });
  private readonly value = el('span', { class: 'value' });
  private shown = '';

  constructor(
    readonly item: Item,
    private readonly title: string,
  ) {
    const twist = el('span', { class: 'twist' }, icon('chevron'));
    this.element.append(twist, this.key, this.value);
    this.element.style.setProperty('--depth', String(Math.min(item.depth, DEEPEST_INDENT)));
    this.element.setAttribute('aria-level', String(item.depth + 1));
  }

  update(top: number, isActive: boolean): void {
    const { element, item } = this;
    element.style.transform = `translateY(${top}px)`;
    element.setAttribute('aria-selected', String(isActive));
    const siblings = item.parent?.total ?? 1;
    element.setAttribute('aria-posinset', String(item.position));
    element.setAttribute('aria-setsize', String(Math.max(siblings, item.position)));
    const canOpen = isBranch(item.value) && !item.isMore;
    if (canOpen) element.setAttribute('aria-expanded', String(item.isOpen));
    else element.removeAttribute('aria-expanded');
    this.write();
  }

  flash(): void {
    const { classList } = this.element;
    classList.remove('arrived');
    // Reading the layout ends the old animation, so that it starts again from its beginning.
    this.element.getBoundingClientRect();
    classList.add('arrived');
  }

  endFlash(): void {
    this.element.classList.remove('arrived');
  }

  private write(): void {
    const { item } = this;
    const value = item.isMore ? '' : valueText(item.value);
    const key = item.isMore ? moreText(item) : item.parent === null ? this.title : item.key;
    const priority = item.priority === null ? '' : `, priority ${JSON.stringify(item.priority)}`;
    const text = JSON.stringify([key, value, priority]);
    if (text === this.shown) return;
    this.shown = text;
    this.key.textContent = key;
    this.value.textContent = value + priority;
    this.value.className = `value ${item.isMore ? '' : kindOf(item.value)}`;
    this.element.classList.toggle('more', item.isMore);
    this.element.setAttribute('aria-label', item.isMore ? key : `${key}: ${value}${priority}`);
  }
}

function moreText({ parent }: Item): string {
  const rest = (parent?.total ?? 0) - (parent?.children?.length ?? 0);
  return `${counted(rest, 'more child', 'more children')}: press Enter to list the next`;
}
