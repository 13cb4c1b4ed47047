import { name } from '@/brand/brand';

/** Returns the JSON-LD of the organisation (schema.org), which is the same on every page. */
export function organization(siteUrl: string): Readonly<Record<string, string>> {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  };
}
