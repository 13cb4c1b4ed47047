import type { ExportData, SiteData, SitePage } from './site-data';
import type { JsonRecord } from 'still-live/html/script-json';

/** What the site says in the words of schema.org beside what the engine knows. */
export interface Structure {
  /** Properties of its `Organization`. */
  readonly organization?: (records: SiteData['snapshot']['records']) => JsonRecord;
  /** What a page describes, such as a `JobPosting`, if anything. */
  readonly ofPage?: (page: SitePage, data: ExportData) => JsonRecord | undefined;
}

declare module 'still-live/declaration' {
  interface Declaration {
    readonly structure: Structure;
  }
}
