import type { ReactNode } from 'react';
import { organization } from '@/lib/content/organization';
import type { SiteData } from '@/lib/content/site-data';
import { scriptJson } from '@/lib/html/script-json';
import { resolveLink, resolveMail } from '@/lib/route/link';

type Json = string | number | readonly Json[] | { readonly [key: string]: Json };

function organizationOf({ snapshot: { records }, settings }: SiteData): Json {
  const social = (records.footer?.colonna_social ?? []).map(({ link_social }) => resolveLink(link_social));
  const sameAs = social
    .filter(({ kind }) => kind === 'external')
    .flatMap((target) => ('href' in target ? [target.href] : []));
  const mail = resolveMail(records['pagine/contatti']?.cta.link_cta ?? '');
  const email = mail.kind === 'mail' ? mail.href.replace(/^mailto:|\?.*$/gi, '') : '';
  return {
    ...organization(settings.siteUrl),
    ...(email.includes('@') && { email }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/**
 * Returns the JSON-LD of the entry (schema.org): the organisation. Positions are left out, because search
 * engines accept a `JobPosting` only on a page with this one job:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function structuredData(data: SiteData): Json {
  return { '@context': 'https://schema.org', '@graph': [organizationOf(data)] };
}

/** The JSON-LD as an element of the page. It is data, so the content security policy does not apply to it. */
export function StructuredData({ data }: { readonly data: SiteData }): ReactNode {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(data)) }}
    />
  );
}
