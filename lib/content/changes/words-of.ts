const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Returns the text of any HTML on one line. It must be shown as text, never as HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => REFERENCES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
