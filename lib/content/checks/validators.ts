/** What is wrong with a link of the content. */
export type LinkProblem = 'unknown-page' | 'unknown-tab' | 'unknown-position' | 'no-address';

/**
 * What an editor should know about the HTML of a text. No list has duplicates, and each is in the order of
 * the text.
 */
export interface HtmlProblems {
  /** What the sanitiser removes: `<script>`, `onclick (<p>)`… */
  readonly removed: readonly string[];
  /** Tags that are opened and not closed, or closed and not open: `<b>`, `</i>`. */
  readonly unclosed: readonly string[];
  /** The start of a tag that never ends and so is read as text; absent when all tags end. */
  readonly unfinished?: string;
  /** The targets of the links that stay links, as written. */
  readonly links: readonly string[];
  /** The targets of the links that the site does not open (`file:`, `ftp:`…), as written; absent without any. */
  readonly refused?: readonly string[];
  /** The addresses of the pictures, as written. */
  readonly pictures: readonly string[];
  /** How many pictures have no text alternative, not even an empty one; absent without any. */
  readonly undescribed?: number;
}

/**
 * The functions with which the checks validate links, addresses and HTML. The checks themselves contain no
 * rules for routes, media or HTML; `site-validators.ts` provides the functions that the site itself uses.
 */
export interface Validators {
  /** Returns what is wrong with a link as written; `undefined` for a good one. */
  readonly link: (raw: string) => LinkProblem | undefined;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
  /** Returns whether a picture or a video may be requested from an address. */
  readonly isMedia: (url: string) => boolean;
  /** Returns whether an address is that of a YouTube video. */
  readonly isYoutube: (url: string) => boolean;
  /** Returns what an editor should know about the HTML of a text. */
  readonly html: (raw: string, kind: 'flow' | 'phrasing') => HtmlProblems;
}
