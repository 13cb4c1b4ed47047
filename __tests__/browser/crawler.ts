import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** A page as a crawler without scripts reads it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** Paths on this site that the page links to. */
  readonly links: readonly string[];
  /** Every JSON-LD block, parsed. */
  readonly data: readonly unknown[];
  readonly headings: number;
  /** What the SEO part of Lighthouse asks of a page and does not find there: no description, pictures without a text, links without words or without an address. */
  readonly faults: readonly string[];
}

type Element = DefaultTreeAdapterTypes.Element;

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if ('tagName' in child) yield child;
    yield* elementsIn(child);
  }
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** All words of an element, with the texts of its pictures. */
const wordsIn = (element: Element): string =>
  [element, ...elementsIn(element)]
    .map((one) => `${attribute(one, 'aria-label') ?? ''}${attribute(one, 'alt') ?? ''}${textOf(one)}`)
    .join('')
    .trim();

/** Words of a link that do not say where it leads. */
const EMPTY_WORDS = /^(?:qui|clicca qui|leggi|leggi di più|continua|di più|altro|scopri|vai|info|link)$/i;

function faultsOf(elements: readonly Element[]): string[] {
  const description = elements.find((element) => attribute(element, 'name') === 'description');
  const links = elements.filter(({ tagName }) => tagName === 'a');
  return [
    ...(description && (attribute(description, 'content') ?? '') !== '' ? [] : ['no description']),
    ...elements
      .filter((element) => element.tagName === 'img' && attribute(element, 'alt') === undefined)
      .map((element) => `picture without a text: ${attribute(element, 'src') ?? ''}`),
    ...links
      .filter((link) => wordsIn(link) === '' || EMPTY_WORDS.test(wordsIn(link)))
      .map((link) => `link without words: ${attribute(link, 'href') ?? ''}`),
    ...links
      .filter((link) => !/^(?:https?:|mailto:|tel:|[./#])/.test(attribute(link, 'href') ?? ''))
      .map((link) => `link without an address: ${wordsIn(link)}`),
  ];
}

async function crawlPage(site: string, path: string): Promise<CrawledPage> {
  const response = await fetch(`${site}${path}`, { redirect: 'manual' });
  const elements = [...elementsIn(parse(await response.text(), { scriptingEnabled: false }))];
  const find = (tag: string, name: string, value: string): Element | undefined =>
    elements.find((element) => element.tagName === tag && attribute(element, name) === value);
  const canonical = find('link', 'rel', 'canonical');
  const targets = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => new URL(attribute(link, 'href') ?? '', `${site}${path}`));
  return {
    path,
    status: response.status,
    title: elements.filter(({ tagName }) => tagName === 'title').map(textOf)[0] ?? '',
    canonical: canonical && attribute(canonical, 'href'),
    noindex: find('meta', 'name', 'robots') !== undefined,
    links: [...new Set(targets.filter(({ origin }) => origin === site).map(({ pathname }) => pathname))],
    data: elements
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((element): unknown => JSON.parse(textOf(element))),
    headings: elements.filter(({ tagName }) => tagName === 'h1').length,
    faults: faultsOf(elements),
  };
}

/** Follows all links of a site from some paths on, without scripts. Takes its address and where to start; gives every page found. */
export async function crawl(
  site: string,
  starts: readonly string[],
): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue;
    const page = await crawlPage(site, path);
    found.set(path, page);
    waiting.push(...page.links);
  }
  return found;
}
