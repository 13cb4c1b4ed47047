import { xmlText } from './xml';

/** A page in the site map. */
interface SitemapEntry {
  /** Absolute address. */
  readonly address: string;
  /** When its content last changed, ISO 8601. */
  readonly changed?: string;
}

/** Writes `sitemap.xml` for at most 50,000 pages (https://www.sitemaps.org/protocol.html). */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changed }) => {
    const time = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<url><loc>${xmlText(address)}</loc>${time}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
