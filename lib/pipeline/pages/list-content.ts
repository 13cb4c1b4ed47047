import { plainText } from '@/lib/html/plain-text';
import { makeElement, type PageElement } from '@/lib/pipeline/export/html-tree';
import { ENTRY_ATTRIBUTE, MAP_PATH } from './page-links';
import type { PlannedPage } from './planned-page';

/** How many positions the page for unknown addresses lists. */
const FEW = 20;

function element(tag: string, children: readonly (PageElement | string)[], attributes = {}): PageElement {
  return makeElement(tag, attributes, children);
}

function listOf(pages: readonly PlannedPage[]): PageElement {
  const rows = pages.map(({ name, within, path, route, position }) => {
    const link = element('a', [name], { href: path, [ENTRY_ATTRIBUTE]: `/#${route}` });
    const subtitle = position ? plainText(position.sottotitolo) : (within ?? '');
    return element('li', subtitle === '' ? [link] : [link, element('span', [subtitle])]);
  });
  return element('ul', rows);
}

function home(): PageElement {
  return element('p', [element('a', ['Home'], { href: '/' })]);
}

function openPositions(pages: readonly PlannedPage[]): PageElement[] {
  if (pages.length === 0) return [];
  return [element('h2', ['Posizioni aperte'], { id: 'posizioni' }), listOf(pages)];
}

/** Makes the content of `<main>` for the list of all pages, for people and crawlers. */
export function mapContent(pages: readonly PlannedPage[]): PageElement {
  const screens = pages.filter(({ position }) => !position);
  const positions = pages.filter(({ position }) => position);
  const content = [element('h1', ['Mappa del sito']), home(), listOf(screens), ...openPositions(positions)];
  return element('div', content, { class: 'page-list' });
}

/** Makes the content of `<main>` for unknown addresses, such as that of a position that was removed. */
export function notFoundContent(pages: readonly PlannedPage[]): PageElement {
  const positions = pages.filter(({ position }) => position);
  const list = openPositions(positions.slice(0, FEW));
  const more = element('p', [element('a', ['Mappa del sito'], { href: MAP_PATH })]);
  const words =
    positions.length > 0
      ? 'L’indirizzo non porta a nessuna pagina del sito. Se era quello di una posizione, forse è già stata assegnata: qui ci sono quelle aperte.'
      : 'L’indirizzo non porta a nessuna pagina del sito.';
  const content = [element('h1', ['Questa pagina non c’è']), element('p', [words]), home(), ...list, more];
  return element('div', content, { class: 'page-list' });
}
