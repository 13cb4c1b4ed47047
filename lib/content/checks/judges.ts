import type { HtmlProblems } from '@/lib/content/checks/html-problems';
import type { LinkProblem } from '@/lib/content/checks/link-problem';

/**
 * Who judges links, addresses and HTML for the checks: the same functions that the site shows them with, given by whoever joins the
 * parts (`lib/content/checks/site-judges.ts`), because the checks know no routes, no media and no sanitiser.
 */
export interface Judges {
  /** What is wrong with a link as written; `undefined` for a good one. */
  readonly link: (raw: string) => LinkProblem | undefined;
  /** Today, `YYYY-MM-DD`, for what is over. */
  readonly today: string;
  /** Whether a picture or a video may be requested from an address. */
  readonly isMedia: (url: string) => boolean;
  /** Whether an address is one of a YouTube video. */
  readonly isYoutube: (url: string) => boolean;
  /** What an editor should know about the HTML of a text. */
  readonly html: (raw: string, kind: 'flow' | 'phrasing') => HtmlProblems;
}
