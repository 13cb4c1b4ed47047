import type { ReactNode } from 'react';
import { SITE_NAME } from '@/components/site/route/page-title';
import type { SiteData } from '@/lib/content/site-data';
import type { Position } from '@/lib/content/model';
import { POSITIONS_IN_PAGE } from '@/lib/content/positions-in-page';
import { positionPath } from '@/lib/content/records';
import { plainText } from '@/lib/html/plain-text';
import { scriptJson } from '@/lib/html/script-json';
import { resolveLink, resolveMail } from '@/lib/route/link';
import { routeId } from '@/lib/route/route';

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

function jobPosting(siteUrl: string, key: string, position: Position): Json {
  return {
    '@type': 'JobPosting',
    title: plainText(position.titolo),
    description: `${position.introduzione}${position.descrizione_posizione}`,
    url: `${siteUrl}/#${routeId({ screen: 'lavora_con_noi_dettaglio', key })}`,
    identifier: { '@type': 'PropertyValue', name: SITE_NAME, value: key },
    hiringOrganization: { '@id': organizationId(siteUrl) },
  };
}

function jobList({ snapshot: { records }, settings: { siteUrl } }: SiteData): Json[] {
  const cards = records['pagine/lavora_con_noi']?.posizioni_aperte.posizioni ?? [];
  // Of thousands, the first: the page must not grow with the list.
  const jobs = cards.slice(0, POSITIONS_IN_PAGE).flatMap(({ key }) => {
    const position = records[positionPath(key)];
    return position ? [jobPosting(siteUrl, key, position)] : [];
  });
  if (jobs.length === 0) return [];
  const itemListElement = jobs.map((item, index): Json => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  }));
  return [{ '@type': 'ItemList', '@id': `${siteUrl}/#jobs`, itemListElement }];
}

/**
 * The JSON-LD of the site (schema.org): the organisation and the list of its open positions. Only what the content says is told: no date
 * and no place of a position, which it does not hold.
 */
export function structuredData(data: SiteData): Json {
  return { '@context': 'https://schema.org', '@graph': [organization(data), ...jobList(data)] };
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
