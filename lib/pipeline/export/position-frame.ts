import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import {
  attributeOf,
  copyNodes,
  elementsIn,
  findElement,
  makeElement,
  type Page,
  type PageElement,
  parseNodes,
  parsePage,
  setAttribute,
  setChildren,
} from './html-tree';

/** What the pages of positions share: fonts, styles, toolbar and footer around a `<main>`. */
interface PositionFrame {
  readonly page: Page;
  readonly main: PageElement;
  readonly title: PageElement;
}

function part(page: Page, tag: string, id?: string): PageElement {
  const found = findElement(page, tag, id);
  if (!found) throw new Error(`the page has no <${tag}>${id === undefined ? '' : ` with the id ${id}`}`);
  return found;
}

function isFont(element: PageElement): boolean {
  return element.tagName === 'link' && attributeOf(element, 'as') === 'font';
}

/** Links lead to the site, by an address from its root: most of these pages lie in a folder. */
function linkFromRoot(parent: PageElement | Page): void {
  for (const element of elementsIn(parent)) {
    const href = attributeOf(element, 'href');
    if (href?.startsWith('./') === true) setAttribute(element, 'href', href.slice(1));
  }
}

/**
 * Takes what stands around the screens out of the site's page, for pages that show one position alone and read by themselves. No entry
 * of their menu is the current one.
 * @param site - the page of the site; it stays as it is
 * @param style - address of the style sheet
 */
export function positionFrame(site: Page, style: string): PositionFrame {
  const page = parsePage('<!DOCTYPE html><html><head></head><body></body></html>');
  part(page, 'html').attrs = [...part(site, 'html').attrs];
  const title = makeElement('title', {});
  setChildren(part(page, 'head'), [
    makeElement('meta', { charset: 'utf-8' }),
    makeElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...[...elementsIn(site)].filter(isFont).flatMap(copyNodes),
    makeElement('link', { rel: 'stylesheet', href: style }),
    title,
  ]);
  const around = part(site, 'div', SITE_ELEMENT_ID).childNodes;
  const at = around.findIndex((node) => node.nodeName === 'main');
  const footer = around.filter((node) => node.nodeName === 'footer');
  const main = makeElement('main', { id: 'contenuto', tabindex: '-1' });
  setChildren(part(page, 'body'), [
    ...around.slice(0, Math.max(at, 0)).flatMap(copyNodes),
    main,
    ...footer.flatMap(copyNodes),
  ]);
  for (const element of elementsIn(page)) setAttribute(element, 'aria-current', undefined);
  linkFromRoot(page);
  return { page, main, title };
}

/** Puts one content into the frame, in place of the last one. Takes the title as text, and an element or HTML for `<main>`. */
export function fillFrame(frame: PositionFrame, title: string, content: PageElement | string): void {
  setChildren(frame.title, [title]);
  setChildren(frame.main, typeof content === 'string' ? parseNodes(content) : [content]);
  linkFromRoot(frame.main);
}
