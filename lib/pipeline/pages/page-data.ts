import { SITE_NAME } from '@/lib/content/site-name';
import { jobPosting } from './job-posting';
import type { PlannedPage } from './planned-page';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** The organisation, as every page names it. */
export function organization(siteUrl: string): { readonly [key: string]: Json } {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  };
}

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
 * The JSON-LD of a page (schema.org): what it is, where it stands, who it is from.
 * @param page - the page
 * @param list - the page of the list that a position stands in
 * @param siteUrl - public address of the site
 * @param today - `YYYY-MM-DD`: a job that is over is no job
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
