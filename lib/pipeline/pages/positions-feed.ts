import { plainText } from '@/lib/html/plain-text';
import { SITE_NAME } from '@/lib/content/site-name';
import type { PlannedPage } from './planned-page';
import { POSITIONS_FOLDER } from './position-addresses';
import { xmlText } from './xml';

/** The file of the feed in the export. */
export const FEED_FILE = 'posizioni.xml';

/** The feed has only the newest; all positions are in the site map. */
const LIMIT = 200;

/**
 * Returns the id of an entry, which never changes (RFC 4287, 4.2.6). It is the first address of the position:
 * after a new title, readers and job boards would take a new id for another position.
 */
function entryId({ id }: PlannedPage, siteUrl: string): string {
  return `${siteUrl}${POSITIONS_FOLDER}${id}/`;
}

function entry(page: PlannedPage, siteUrl: string): string {
  const { name, path, description, changed, position } = page;
  const subtitle = position ? plainText(position.sottotitolo) : '';
  return [
    '<entry>',
    `<title>${xmlText(subtitle === '' ? name : `${name}, ${subtitle}`)}</title>`,
    `<id>${xmlText(entryId(page, siteUrl))}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(siteUrl + path)}"/>`,
    `<updated>${xmlText(changed)}</updated>`,
    `<summary>${xmlText(description)}</summary>`,
    '</entry>',
  ].join('');
}

/**
 * Writes the Atom feed of the open positions, for job boards (RFC 4287), the newest first.
 * @param pages The pages of the positions.
 * @param siteUrl Public address of the site.
 * @param now The time of a feed without entries, ISO 8601.
 */
export function positionsFeed(pages: readonly PlannedPage[], siteUrl: string, now: string): string {
  const newest = [...pages].sort((a, b) => (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    `<title>Posizioni aperte — ${xmlText(SITE_NAME)}</title>`,
    `<id>${xmlText(siteUrl)}/${FEED_FILE}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(siteUrl)}/${FEED_FILE}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(siteUrl)}/lavora_con_noi/"/>`,
    `<updated>${xmlText(newest[0]?.changed ?? now)}</updated>`,
    `<author><name>${xmlText(SITE_NAME)}</name></author>`,
    ...newest.slice(0, LIMIT).map((page) => entry(page, siteUrl)),
    '</feed>\n',
  ].join('\n');
}
