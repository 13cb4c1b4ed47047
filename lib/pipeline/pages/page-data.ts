import { organization } from '@/lib/content/organization';
import { SITE_NAME } from '@/lib/content/site-name';
import { jobPosting } from './job-posting';
import type { PlannedPage } from './planned-page';

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

/**
 * Returns the JSON-LD of a page (schema.org): the page, its breadcrumbs, the organisation, and the job if it
 * is one.
 * @param list The page with the list of positions.
 * @param siteUrl Public address of the site.
 * @param today `YYYY-MM-DD`. A job that has expired is left out.
 */
export function pageData(
  page: PlannedPage,
  list: PlannedPage | undefined,
  siteUrl: string,
  today: string,
): object {
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
