import { organization } from '@/lib/content/organization';
import { SITE_NAME } from '@/lib/content/site-name';
import { scriptJson } from '@/lib/html/script-json';
import { jobPosting } from './job-posting';
import { listOfPositions, type PlannedPage } from './planned-page';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

function breadcrumbs(page: PlannedPage, list: PlannedPage | undefined, siteUrl: string): Json {
  const steps = [
    { name: SITE_NAME, path: '/' },
    ...(page.position && list ? [{ name: list.name, path: list.path }] : []),
    { name: page.name, path: page.path },
  ];
  const itemListElement = steps.map(({ name, path }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: `${siteUrl}${path}` };
  });
  return { '@type': 'BreadcrumbList', itemListElement };
}

function pageData(page: PlannedPage, list: PlannedPage | undefined, siteUrl: string, today: string): object {
  const job = jobPosting(page, siteUrl, today);
  const webPage = {
    '@type': 'WebPage',
    '@id': `${siteUrl}${page.path}`,
    url: `${siteUrl}${page.path}`,
    name: page.title,
    description: page.description,
    inLanguage: 'it',
    dateModified: page.changed,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage, breadcrumbs(page, list, siteUrl), organization(siteUrl), ...(job ? [job] : [])],
  };
}

/**
 * Makes the JSON-LD of all pages (schema.org): the page, its breadcrumbs, the organisation, and the job if it
 * is one.
 * @param siteUrl Public address of the site.
 * @param today `YYYY-MM-DD`. A job that has expired is left out.
 * @returns A function that returns the JSON-LD of a page, as the text of a `<script>`.
 */
export function makePagesData(
  pages: readonly PlannedPage[],
  siteUrl: string,
  today: string,
): (page: PlannedPage) => string {
  const list = listOfPositions(pages);
  const make = (page: PlannedPage): string => scriptJson(pageData(page, list, siteUrl, today));
  const made = new Map(pages.map((page) => [page, make(page)]));
  return (page) => made.get(page) ?? make(page);
}
