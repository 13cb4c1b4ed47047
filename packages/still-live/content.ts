/* Content and addresses as values, in any runtime: what was parsed, its safe HTML, records and their paths, routes, links, media, words. */

export { AS_WRITTEN, labelOf, shownWords } from './content/checks/editor-issue';
export type { CheckContext, Rules, ReportIssue } from './content/checks/editor-issue';
export { amountInWords, dayInWords, withArticle } from './content/italian';
export { parseRecord } from './content/parse/parse-record';
export { rawAt } from './content/raw-tree';
export { partOf, textOf } from './content/schema/normal-form';
export type { ContentNode } from './content/schema/normal-form';
export { entryPath, entryRecord } from './content/schema/records';
/** @public */
export type { ContentPath } from './content/schema/records';
export type { Gallery, MediaItem, Records } from './content/schema/values';
/** @public */
export type { EntryPart } from './content/schema/values';
export { anchorOf, ENTRIES_IN_PAGE, entriesFolder } from './content/site-data';
export type { ExportData, ScreenPage, SiteData, SitePage } from './content/site-data';
export { dayInZone } from './content/timeline/day-in-zone';
export { escapeText } from './html/characters';
export { asLabel } from './html/line-parts';
export { plainText } from './html/plain-text';
export type { SafeHtml, SafeInline } from './html/safe-html';
export type { JsonRecord } from './content/structure';
export { trustedHtml } from './html/safe-html';
export { safeMediaAddress, youtubeEmbed } from './media/media-address';
export { covering } from './media/picture';
export type { Sizes } from './media/picture';
export { resolveLink, resolveMail } from './route/link';
export { isIndex, parseRoute, routeId } from './route/route';
export type { Route, TabOf } from './route/route';
export { slugOf } from './route/slug';
export { toneOf, toneOfOffer } from './route/tone';
