import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import type { SiteData } from '@/lib/content/site-data';

/** The data from which pages are planned. */
export type SiteContent = Pick<SiteData, 'snapshot'>;

/** A page that the content asks for, before it has an address. */
export interface WantedPage {
  /** The route of the same screen in the entry. */
  readonly route: string;
  readonly name: string;
  /** The name of the screen that contains it. */
  readonly within?: string;
  /** The first that is not empty describes the page. */
  readonly texts: readonly (SafeHtml | SafeInline)[];
  /** The records that it shows. */
  readonly shown: unknown;
  /** What its address comes from, if that is not its route. */
  readonly titled?: {
    /** The folder of its address: `/lavora_con_noi/`. */
    readonly folder: string;
    readonly title: string;
    /** The path of the title in the content. */
    readonly source: string;
    /** The slug of a title that gives none. */
    readonly otherwise: string;
    /**
     * Fingerprint of the texts of a position without its title, by which it is recognised elsewhere in the list; empty
     * when there are none. What has no such fingerprint is recognised by its route.
     */
    readonly body?: string;
  };
}
