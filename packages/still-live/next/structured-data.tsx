import type { ReactNode } from 'react';
import { type ExportData, listPageOf, type SiteData, type SitePage } from 'still-live/content/site-data';
import { declared } from 'still-live/declaration';
import { type Json, scriptJson } from 'still-live/content/structure';
import { dayInZone } from 'still-live/content/timeline/day-in-zone';
import { screens } from 'still-live/route/route';
import { language } from './page-metadata';

function publisher(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: declared('siteName'),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  };
}

// With its legal facts and addresses: on the app shell, and on the page of the contacts.
function organizationOf({ snapshot: { records }, settings }: SiteData): Json {
  const { legalName } = declared('brand');
  return { ...publisher(settings.siteUrl), legalName, ...declared('structure').organization?.(records) };
}

/**
 * Describes the organisation in JSON-LD. Positions are left out, because search engines accept a `JobPosting` only on a
 * page with this one job: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function appShellStructure(data: SiteData): readonly Json[] {
  return [organizationOf(data)];
}

function breadcrumbs({ pages, settings }: ExportData, page: SitePage): Json {
  const list = listPageOf(page, pages);
  const steps = [{ name: declared('siteName'), path: '/' }, ...(list ? [list] : []), page];
  const itemListElement = steps.map(({ name, path }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: `${settings.siteUrl}${path}` };
  });
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** Describes the page, its breadcrumbs, the organisation and what the site says of it (such as a job) in JSON-LD. */
export function pageStructure(data: ExportData, page: SitePage): readonly Json[] {
  const { siteUrl } = data.settings;
  const isContacts = page.route === screens()[declared('contact')].at;
  const job = declared('structure').ofPage?.(page, data);
  const webPage = {
    '@type': 'WebPage',
    '@id': `${siteUrl}${page.path}`,
    url: `${siteUrl}${page.path}`,
    name: page.title,
    description: page.description,
    inLanguage: language(),
    // The day is what a search shows, and a time is 20 bytes that nothing compresses.
    dateModified: dayInZone(Date.parse(page.changed)),
    publisher: { '@id': `${siteUrl}/#organization` },
  };
  const organization = isContacts ? organizationOf(data) : publisher(siteUrl);
  return [webPage, breadcrumbs(data, page), organization, ...(job ? [job] : [])];
}

export function StructuredData({ graph }: { readonly graph: readonly Json[] }): ReactNode {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', '@graph': graph }) }}
    />
  );
}
