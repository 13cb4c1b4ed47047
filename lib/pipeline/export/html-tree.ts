import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html, parse, serialize } from 'parse5';

/** A parsed page. */
export type Page = DefaultTreeAdapterTypes.Document;

/** An element of a parsed page. */
export type PageElement = DefaultTreeAdapterTypes.Element;

/** Any node of a parsed page. */
export type PageNode = DefaultTreeAdapterTypes.Node;

/** Without scripts, so that the content of a `<noscript>` is parsed as elements. */
const OPTIONS = { scriptingEnabled: false };

/** Parses HTML as a browser without scripts does. */
export function parsePage(text: string): Page {
  return parse(text, OPTIONS);
}

/** Writes a page as HTML. */
export function writePage(page: Page): string {
  return serialize(page, OPTIONS);
}

/** Adds the children of a node, the last one first. Without copies: large sites have a million nodes. */
function addChildren(waiting: DefaultTreeAdapterTypes.ChildNode[], node: PageNode): void {
  if (!('childNodes' in node)) return;
  for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
    const child = node.childNodes[index];
    if (child) waiting.push(child);
  }
}

/** Yields all elements inside a node, in the order of the page. They may be changed or removed meanwhile. */
export function* elementsIn(node: PageNode): Generator<PageElement> {
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [];
  addChildren(waiting, node);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (adapter.isElementNode(next)) yield next;
    addChildren(waiting, next);
  }
}

/** Returns the first element with a tag name (in small letters) and, if given, an id. */
export function findElement(node: PageNode, tag: string, id?: string): PageElement | undefined {
  for (const element of elementsIn(node)) {
    if (element.tagName === tag && (id === undefined || attributeOf(element, 'id') === id)) return element;
  }
  return undefined;
}

/**
 * Returns the value of an attribute; `undefined` when the element does not have it. The name is in small
 * letters.
 */
export function attributeOf(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The names in each value of `class`: a large site repeats a few values in hundreds of thousands of elements. */
const knownNames = new Map<string, readonly string[]>();

/** Returns the class names of an element. */
export function classNames(element: PageElement): readonly string[] {
  const value = attributeOf(element, 'class');
  if (value === undefined) return [];
  const names = knownNames.get(value) ?? value.split(/\s+/);
  knownNames.set(value, names);
  return names;
}

/** Sets an attribute, or removes it when the value is `undefined`. */
export function setAttribute(element: PageElement, name: string, value: string | undefined): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

/** Makes an element. */
export function makeElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (DefaultTreeAdapterTypes.ChildNode | string)[] = [],
): PageElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = adapter.createElement(tag, html.NS.HTML, attrs);
  setChildren(element, children);
  return element;
}

/** Returns the text that is directly in an element, as in `<script>` and `<style>`. */
export function textOf(element: PageElement): string {
  return element.childNodes.map((node) => (adapter.isTextNode(node) ? node.value : '')).join('');
}

function addTexts(texts: string[], node: PageNode): void {
  if (adapter.isTextNode(node)) texts.push(node.value);
  if (node.nodeName === 'script' || node.nodeName === 'style' || !('childNodes' in node)) return;
  for (const child of node.childNodes) addTexts(texts, child);
}

/** Returns all text inside a node, without scripts and styles. */
export function textIn(node: PageNode): string {
  const texts: string[] = [];
  addTexts(texts, node);
  return texts.join('');
}

/** Replaces the content of an element. */
export function setChildren(
  element: PageElement,
  children: readonly (DefaultTreeAdapterTypes.ChildNode | string)[],
): void {
  element.childNodes = [];
  for (const child of children) {
    if (typeof child === 'string') adapter.insertText(element, child);
    else adapter.appendChild(element, child);
  }
}

/** Removes a node from its page. */
export function removeNode(node: DefaultTreeAdapterTypes.ChildNode): void {
  adapter.detachNode(node);
}
