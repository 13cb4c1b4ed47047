import type { ReactNode } from 'react';
import { SITE_NAME } from '@/lib/content/site-name';
import type { SiteData } from '@/lib/content/site-data';
import { scriptJson } from '@/lib/html/script-json';
import { resolveLink, resolveMail } from '@/lib/route/link';

type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

function organization({ snapshot: { records }, settings: { siteUrl } }: SiteData): Json {
  const social = (records.footer?.colonna_social ?? []).map(({ link_social }) => resolveLink(link_social));
  const sameAs = social
    .filter(({ kind }) => kind === 'external')
    .flatMap((target) => ('href' in target ? [target.href] : []));
  const mail = resolveMail(records['pagine/contatti']?.cta.link_cta ?? '');
  const email = mail.kind === 'mail' ? mail.href.replace(/^mailto:|\?.*$/gi, '') : '';
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: SITE_NAME,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    ...(email.includes('@') && { email }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/**
 * The JSON-LD of the entry (schema.org): the organisation. Positions are left out: search engines accept a `JobPosting` only on the page
 * of that one job, and all screens share this page.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function structuredData(data: SiteData): Json {
  return { '@context': 'https://schema.org', '@graph': [organization(data)] };
}

/** The JSON-LD as an element of the page. Not executable, so no policy concerns it. */
export function StructuredData({ data }: { readonly data: SiteData }): ReactNode {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(data)) }}
    />
  );
}
