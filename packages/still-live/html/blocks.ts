// This is a file of its own, because visitors do not load policy.ts: the plain text of a title needs to know where a line
// ends.

/** A heading contains only phrasing content. `h1` belongs to the screen, so an `h1` of the content becomes an `h2`. */
export const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

export const TABLE_PARTS: ReadonlySet<string> = new Set('caption thead tbody tfoot tr td th'.split(' '));

/** Elements that start a new line. Where one is removed, a space takes its place, so that words stay apart. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...'p ul ol li dl dt dd table blockquote figure figcaption pre div hr'.split(' '),
  ...HEADINGS,
  ...TABLE_PARTS,
]);
