import { randomUUID } from 'node:crypto';
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

/** What pages share: head, toolbar and footer around a `<main>`. */
export interface PageFrame {
  readonly page: Page;
  readonly html: PageElement;
  readonly head: PageElement;
  readonly main: PageElement;
  /** The written frame by the entry of the menu that is the current one. */
  readonly texts: Map<string | undefined, readonly string[]>;
  /** The class names of all that stands around the content. */
  readonly classes: ReadonlySet<string>;
  /** Elements that stand in the head of every page. */
  readonly shared: readonly PageElement[];
}

/** What goes into a frame. */
export interface PageContent {
  readonly facts: PageFacts;
  /** The route of the entry that shows the same; its entry of the menu is the current one. */
  readonly route?: string;
  readonly content: PageElement;
  /** Styles and scripts of this page. */
  readonly code: readonly PageElement[];
  /** The Content Security Policy, as a `<meta>` holds it. */
  readonly policy: string;
}

function part(page: Page, tag: string, id?: string): PageElement {
  const found = findElement(page, tag, id);
  if (!found) throw new Error(`the page has no <${tag}>${id === undefined ? '' : ` with the id ${id}`}`);
  return found;
}

/**
 * Takes what stands around the screens out of the entry. The states of the page that its styles ask for are those of an entry that has
 * come to rest: menu and toolbar look as they do there.
 * @param entry - the page of the site; it stays as it is
 * @param link - lets links lead to real paths
 * @throws {Error} when the entry has no site in it.
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
  return { page, html, head, main, texts: new Map(), classes: classesOf(page), shared };
}

/** The entry of the menu that stands for a route. */
function menuScreen(route: string | undefined): string | undefined {
  const screen = route === undefined ? undefined : parseRoute(route).screen;
  return screen === 'lavora_con_noi_dettaglio' ? 'lavora_con_noi' : screen;
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
 * Writes the frame once for all pages that share an entry of the menu: thousands of positions do. Gives what stands before the address in
 * the entry, between it and the head, between that and the content, and after it.
 */
function frameTexts({ page, html, head, main }: PageFrame, shown: string | undefined): readonly string[] {
  // No text of an editor can be the same.
  const place = randomUUID();
  setAttribute(html, ENTRY_ATTRIBUTE, place);
  setChildren(head, [place]);
  setChildren(main, [place]);
  markCurrent(page, shown);
  return writePage(page).split(place);
}

/** Puts one content into the frame and writes the page. Takes the frame and the content; gives HTML. */
export function fillFrame(frame: PageFrame, { facts, route, content, code, policy }: PageContent): string {
  const shown = menuScreen(route);
  const texts = frame.texts.get(shown) ?? frameTexts(frame, shown);
  frame.texts.set(shown, texts);
  const head = [
    makeElement('meta', { charset: 'utf-8' }),
    makeElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    makeElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...code,
    ...frame.shared,
    ...factElements(facts),
  ];
  const fillings = [`/#${route ?? '/'}`, head.map(writeElement).join(''), writeElement(content)];
  return texts.map((text, index) => text + (fillings[index] ?? '')).join('');
}
