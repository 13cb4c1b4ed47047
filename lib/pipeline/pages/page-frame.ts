import { randomUUID } from 'node:crypto';
import { menuScreen } from '@/lib/route/menu-screen';
import { parseRoute } from '@/lib/route/route';
import { SITE_ELEMENT_ID } from '@/lib/html/site-element';
import {
  attributeOf,
  copyElement,
  elementsIn,
  findElement,
  isElement,
  makeElement,
  type Page,
  type PageElement,
  parsePage,
  setAttribute,
  setChildren,
  writeElement,
  writePage,
} from '@/lib/pipeline/export/html-tree';
import { ENTRY_ATTRIBUTE } from './page-links';
import { classesOf } from './used-styles';
import { factElements, type PageFacts, sharedElements } from './page-head';

/** The common parts of pages: head, toolbar and footer around a `<main>`. */
export interface PageFrame {
  readonly page: Page;
  readonly html: PageElement;
  readonly head: PageElement;
  readonly main: PageElement;
  /** The written frame, by its current menu entry: bytes, because most of thousands of pages is the same. */
  readonly parts: Map<string | undefined, readonly Buffer[]>;
  /** The class names of everything around the content. */
  readonly classes: ReadonlySet<string>;
  /** Elements in the head of every page. */
  readonly shared: readonly PageElement[];
}

/** The content of one page. */
export interface PageContent {
  readonly facts: PageFacts;
  /** The route of the same screen in the entry; its menu entry is the current one. */
  readonly route?: string;
  readonly content: PageElement;
  /** The start of the head, from `headStart`. */
  readonly start: Buffer;
}

function part(page: Page, tag: string, id?: string): PageElement {
  const found = findElement(page, tag, id);
  if (!found) throw new Error(`the page has no <${tag}>${id === undefined ? '' : ` with the id ${id}`}`);
  return found;
}

/**
 * Makes the frame from a copy of what is around the screens in the entry. It has the attributes of an entry
 * that has started, so that menu and toolbar look the same.
 * @param entry The page of the site; it is not changed.
 * @param link Changes links to real paths.
 * @throws {Error} when the entry does not contain the site.
 */
export function pageFrame(entry: Page, link: (part: Page) => void): PageFrame {
  const page = parsePage('<!DOCTYPE html><html><head></head><body></body></html>');
  const [html, head] = [part(page, 'html'), part(page, 'head')];
  html.attrs = [...part(entry, 'html').attrs];
  setAttribute(html, 'data-routed', '');
  setAttribute(html, 'data-entered', '');
  const around = part(entry, 'div', SITE_ELEMENT_ID).childNodes;
  const at = around.findIndex((node) => node.nodeName === 'main');
  const main = makeElement('main', { id: 'contenuto', tabindex: '-1' });
  setChildren(part(page, 'body'), [
    ...around.slice(0, Math.max(at, 0)).filter(isElement).map(copyElement),
    main,
    ...around
      .filter(isElement)
      .filter(({ tagName }) => tagName === 'footer')
      .map(copyElement),
  ]);
  link(page);
  const shared = sharedElements(entry);
  return { page, html, head, main, parts: new Map(), classes: classesOf(page), shared };
}

function markCurrent(page: Page, shown: string | undefined): void {
  const menu = findElement(page, 'nav');
  for (const link of menu ? elementsIn(menu) : []) {
    const leadsTo = attributeOf(link, ENTRY_ATTRIBUTE)?.slice(1);
    const isCurrent = leadsTo !== undefined && parseRoute(leadsTo).screen === shown;
    setAttribute(link, 'aria-current', isCurrent ? 'page' : undefined);
  }
}

/**
 * Writes the frame once for all pages with the same current menu entry, such as thousands of positions.
 * @returns The HTML before the address in the entry, between it and the head, between head and content, and
 *   after it.
 */
function frameParts({ page, html, head, main }: PageFrame, shown: string | undefined): readonly Buffer[] {
  // No text of an editor can contain it.
  const place = randomUUID();
  setAttribute(html, ENTRY_ATTRIBUTE, place);
  setChildren(head, [place]);
  setChildren(main, [place]);
  markCurrent(page, shown);
  return writePage(page)
    .split(place)
    .map((text) => Buffer.from(text));
}

function writeElements(elements: readonly PageElement[]): Buffer {
  return Buffer.from(elements.map(writeElement).join(''));
}

/**
 * Writes the start of the head, which is the same for all pages with the same code.
 * @param code Styles and scripts of the pages.
 * @param policy The Content Security Policy, as the value of a `<meta>`.
 */
export function headStart({ shared }: PageFrame, code: readonly PageElement[], policy: string): Buffer {
  return writeElements([
    makeElement('meta', { charset: 'utf-8' }),
    makeElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    makeElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...code,
    ...shared,
  ]);
}

/** Puts the content of a page into the frame and returns the HTML of the page, in UTF-8. */
export function fillFrame(frame: PageFrame, { facts, route, content, start }: PageContent): Buffer {
  const shown = route === undefined ? undefined : menuScreen(parseRoute(route));
  const parts = frame.parts.get(shown) ?? frameParts(frame, shown);
  frame.parts.set(shown, parts);
  const [before, toHead, toContent, after] = parts;
  if (!before || !toHead || !toContent || !after)
    throw new Error('the frame of the plain pages has no place');
  const address = Buffer.from(`/#${route ?? '/'}`);
  const head = [start, writeElements(factElements(facts))];
  return Buffer.concat([before, address, toHead, ...head, toContent, writeElements([content]), after]);
}
