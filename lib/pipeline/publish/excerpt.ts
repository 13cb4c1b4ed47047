const LEAD_IN = 24;

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

/** Shortens a text to a width in characters, with `…` where something was left out. */
export function shorten(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1).trimEnd()}…`;
}

/**
 * Shortens two versions of a text so that the first difference stays visible.
 * @param width Width of each result, in characters.
 */
export function excerpts(before: string, after: string, width: number): readonly [string, string] {
  const start = commonStart(before, after);
  const fits = Math.max(before.length, after.length) <= width;
  const cut = fits || start <= LEAD_IN ? 0 : before.lastIndexOf(' ', start - LEAD_IN) + 1;
  const view = (text: string): string => shorten(cut === 0 ? text : `…${text.slice(cut)}`, width);
  return [view(before), view(after)];
}
