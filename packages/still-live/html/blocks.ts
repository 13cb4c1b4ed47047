// Apart from the policy, which visitors do not load: the plain text of a title needs to know where a line ends.

/** They contain phrasing only. `h1` belongs to the screen: an `h1` of the content becomes `h2`. */
export const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that are allowed only inside a `table`. */
export const TABLE_PARTS: ReadonlySet<string> = new Set('caption thead tbody tfoot tr td th'.split(' '));

/** Elements that start a new line. Where one is removed, a space is inserted, so that words stay apart. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...'p ul ol li dl dt dd table blockquote figure figcaption pre div hr'.split(' '),
  ...HEADINGS,
  ...TABLE_PARTS,
]);
