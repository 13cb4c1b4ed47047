import { classNames } from '@/lib/pipeline/export/class-names';
import { parseRoute } from '@/lib/route/route';
import {
  attributeOf,
  copyElement,
  elementsIn,
  findElement,
  type Page,
  type PageElement,
  removeNode,
  replaceByContent,
  setAttribute,
  setChildren,
} from '@/lib/pipeline/export/html-tree';

function hasClass(element: PageElement, name: string): boolean {
  return classNames(element).includes(name);
}

/** Changes a slider to a row of slides that scrolls, without controls. */
function stopSlider(viewport: PageElement): void {
  const { parentNode } = viewport;
  if (parentNode && 'tagName' in parentNode) setChildren(parentNode, [viewport]);
  const track = [...elementsIn(viewport)].find((element) => hasClass(element, 'swiper-wrapper'));
  setAttribute(viewport, 'data-row', '');
  if (!track) return;
  setAttribute(track, 'aria-live', undefined);
  if (track.childNodes.length > 1) setAttribute(track, 'tabindex', '0');
}

function finishElement(element: PageElement): void {
  if (hasClass(element, 'route-alias')) removeNode(element);
  else if (element.tagName === 'noscript') replaceByContent(element);
  else if (attributeOf(element, 'data-waiting') !== undefined) removeNode(element);
  else if (element.tagName === 'video') {
    // Without a script to stop it, nothing may move by itself (WCAG 2.2.2).
    setAttribute(element, 'autoplay', undefined);
    setAttribute(element, 'controls', '');
  }
}

/** Changes the tabs to links to pages, of which `tab` is the current one. */
function finishTabs(section: PageElement, tab: number): void {
  for (const element of elementsIn(section)) {
    const role = attributeOf(element, 'role');
    if (role === 'tablist') setAttribute(element, 'role', 'group');
    if (role === 'tabpanel') {
      setAttribute(element, 'role', undefined);
      setAttribute(element, 'aria-labelledby', undefined);
    }
    if (role !== 'tab') continue;
    const isShown = attributeOf(element, 'data-tab') === String(tab);
    for (const name of ['role', 'aria-selected', 'aria-controls', 'tabindex', 'id'])
      setAttribute(element, name, undefined);
    setAttribute(element, 'aria-current', isShown ? 'page' : undefined);
  }
}

function firstPictureAtOnce(section: PageElement): void {
  const picture = findElement(section, 'img');
  if (!picture) return;
  setAttribute(picture, 'loading', undefined);
  setAttribute(picture, 'fetchpriority', 'high');
}

/** Screens and panels of the entry, by their id. */
export type Screens = ReadonlyMap<string, PageElement>;

/** Returns all screens and panels of the entry. */
export function screensOf(entry: Page): Screens {
  const found = new Map<string, PageElement>();
  for (const element of elementsIn(entry)) {
    const id = attributeOf(element, 'data-route') === undefined ? undefined : attributeOf(element, 'id');
    if (id !== undefined && !found.has(id)) found.set(id, element);
  }
  return found;
}

/**
 * Makes one screen of the entry ready for a page of its own: complete without scripts, and without anything
 * that needs them.
 * @param screens The screens. One that is in the entry is copied; one that was taken out of it is changed
 *   itself, because thousands of copies fill the memory.
 * @param route The route of the screen.
 * @throws {Error} when the entry has no such screen.
 */
export function screenOfPage(screens: Screens, route: string): PageElement {
  const parsed = parseRoute(route);
  const tab = parsed.screen === 'cosa_facciamo' ? parsed.tab : undefined;
  const id = tab === undefined ? route : '/cosa_facciamo';
  const found = screens.get(id);
  if (!found) throw new Error(`the page has no screen with the id ${id}`);
  const section = found.parentNode ? copyElement(found) : found;
  setAttribute(section, 'class', undefined);
  for (const element of elementsIn(section)) {
    if (!hasClass(element, 'route-panel')) continue;
    if (attributeOf(element, 'id') === route) setAttribute(element, 'class', undefined);
    else removeNode(element);
  }
  [...elementsIn(section)].forEach(finishElement);
  [...elementsIn(section)].filter((element) => hasClass(element, 'swiper')).forEach(stopSlider);
  if (tab !== undefined) finishTabs(section, tab);
  firstPictureAtOnce(section);
  return section;
}
