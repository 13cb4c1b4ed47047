import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/html/safe-html';

/*
 * In the preview every text says where it comes from: it begins with a comment that has its content path. So every
 * element that shows a text knows its field, whatever component renders it, and neither the components of the site
 * nor the parser need to know anything of it.
 */

const NOTE = 'content:';

/** A key of the database may hold what would end the comment. */
function noted(html: string, path = ''): string {
  return html === '' ? '' : `<!--${NOTE}${path.replaceAll('>', '%3E')}-->${html}`;
}

/** Returns the content path in the data of a comment; `undefined` for any other comment. */
export function pathInNote(data: string): string | undefined {
  return data.startsWith(NOTE) ? data.slice(NOTE.length).replaceAll('%3E', '>') : undefined;
}

/** Notes in every text where it comes from. The sanitiser removes all other comments. */
export function withOrigins({ flow, phrasing }: Sanitiser): Sanitiser {
  return {
    flow: (text, path) => noted(flow(text, path), path) as SafeHtml,
    phrasing: (text, path) => noted(phrasing(text, path), path) as SafeInline,
  };
}
