import { escapeUTF8 } from 'entities';
import { isExpired } from './job-facts';
import type { Position } from '@/lib/site/model';
import { name as SITE_NAME } from '@/brand/brand';
import { entriesFolder, type ExportData, plainText, type SitePage } from 'still-live/content';
import { SCREENS } from '@/lib/site/site';
import { positionOf } from './job-posting';
import { wording } from '@/lib/site/wording';

const SCREEN = 'lavora_con_noi_dettaglio';
const folder = (): string => entriesFolder(SCREEN) ?? '/';
const PATH = SCREENS[SCREEN].feed;

const LIMIT = 200;

/** Characters that XML 1.0 does not allow, not even as a reference (section 2.2). */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const xmlText = (text: string): string => escapeUTF8(text.replace(FORBIDDEN, ''));

/**
 * Returns the id of an entry, which never changes (RFC 4287, 4.2.6). It is the first address of the position:
 * after a new title, readers and job boards would take a new id for another position.
 */
function entryId({ id }: SitePage, siteUrl: string): string {
  return `${siteUrl}${folder()}${id}/`;
}

function entry(page: SitePage, position: Position, siteUrl: string): string {
  const { name, path, description, changed } = page;
  const subtitle = plainText(position.sottotitolo);
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

/** An Atom feed (RFC 4287) for job boards, with the newest positions first. */
export function positionsFeed(data: ExportData): string {
  const { siteUrl } = data.settings;
  const open = data.pages.flatMap((page) => {
    const position = positionOf(page, data);
    return position && !isExpired(position, data.builtOn ?? '') ? [{ page, position }] : [];
  });
  const newest = open.sort((a, b) => b.page.changed.localeCompare(a.page.changed));
  const address = xmlText(siteUrl);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">`,
    `<title>${wording.entries[SCREEN].all} — ${xmlText(SITE_NAME)}</title>`,
    `<id>${address}${PATH}</id>`,
    `<link rel="self" type="application/atom+xml" href="${address}${PATH}"/>`,
    `<link rel="alternate" type="text/html" href="${address}${folder()}"/>`,
    `<updated>${xmlText(newest[0]?.page.changed ?? data.now)}</updated>`,
    `<author><name>${xmlText(SITE_NAME)}</name></author>`,
    ...newest.slice(0, LIMIT).map(({ page, position }) => entry(page, position, siteUrl)),
    '</feed>\n',
  ].join('\n');
}
