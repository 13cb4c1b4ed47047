import { type CheerioAPI, load } from 'cheerio';

/** A page as a crawler without scripts reads it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  /** The route that it shows. */
  readonly route: string | undefined;
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

/** Words of a link that do not say where it leads. */
const EMPTY_WORDS = /^(?:qui|clicca qui|leggi|leggi di più|continua|di più|altro|scopri|vai|info|link)$/i;

function faultsOf($: CheerioAPI): string[] {
  const links = $('a')
    .toArray()
    .map((link) => {
      const inside = $(link).find('[aria-label], [alt]').addBack('[aria-label]').toArray();
      const said = inside.map((one) => `${$(one).attr('aria-label') ?? ''}${$(one).attr('alt') ?? ''}`);
      return { href: $(link).attr('href') ?? '', words: `${said.join('')}${$(link).text()}`.trim() };
    });
  return [
    ...($('[name="description"]').attr('content') ? [] : ['no description']),
    ...$('img:not([alt])')
      .toArray()
      .map((picture) => `picture without a text: ${$(picture).attr('src') ?? ''}`),
    ...links
      .filter(({ words }) => words === '' || EMPTY_WORDS.test(words))
      .map(({ href }) => `link without words: ${href}`),
    ...links
      .filter(({ href }) => !/^(?:https?:|mailto:|tel:|[./#])/.test(href))
      .map(({ words }) => `link without an address: ${words}`),
  ];
}

async function crawlPage(site: string, path: string): Promise<CrawledPage> {
  const response = await fetch(`${site}${path}`, { redirect: 'manual' });
  const $ = load(await response.text(), { scriptingEnabled: false });
  const targets = $('a')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', `${site}${path}`));
  return {
    path,
    status: response.status,
    route: $('html').attr('data-entry')?.slice('/#'.length),
    title: $('title').first().text(),
    canonical: $('link[rel="canonical"]').attr('href'),
    noindex: $('meta[name="robots"]').length > 0,
    links: [...new Set(targets.filter(({ origin }) => origin === site).map(({ pathname }) => pathname))],
    data: $('script[type="application/ld+json"]')
      .toArray()
      .map((block): unknown => JSON.parse($(block).text())),
    headings: $('h1').length,
    faults: faultsOf($),
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
