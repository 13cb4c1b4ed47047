import type { Noting } from './parse/parse-leaf';

/*
 * In the preview every value says where it comes from: a text begins with a comment that has its content path, and
 * a picture has it as a part. So every element that shows content knows its field, whatever component renders it,
 * and the components of the site need to know nothing of it.
 */

const NOTE = 'content:';

/** Notes the content paths in a record while it is parsed. The sanitiser has removed all other comments. */
export const withOrigins: Noting = {
  // A key of the database may hold what would end the comment.
  text: (html, path) => `<!--${NOTE}${path.replaceAll('>', '%3E')}-->${html}`,
  picture: (item, path) => ({ ...item, path }),
};

/** Returns the content path in the data of a comment; `undefined` for any other comment. */
export function pathInNote(data: string): string | undefined {
  return data.startsWith(NOTE) ? data.slice(NOTE.length).replaceAll('%3E', '>') : undefined;
}
