import { isTree, unwrapped } from './pruned-content';

/** What an editor sees of a raw value: its words, and its pictures as addresses. */
export interface ShownValue {
  readonly text: string;
  readonly pictures: readonly string[];
}

const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The words of an HTML text, for showing as text and never as HTML again. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => REFERENCES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

const HIDDEN = new Set(['_id', '_order', '_mediaType']);

function collect(value: unknown, name: string, texts: string[], pictures: string[]): void {
  const inner = unwrapped(value);
  if (isTree(inner)) {
    for (const [key, part] of Object.entries(inner)) {
      if (!HIDDEN.has(key)) collect(part, key === '_value' ? name : key, texts, pictures);
    }
  } else if (name === 'immagine' && typeof inner === 'string') pictures.push(inner);
  else if (typeof inner === 'string') texts.push(wordsOf(inner));
  else if (typeof inner === 'number' || typeof inner === 'boolean') texts.push(String(inner));
}

/**
 * What there is to show of one side of a difference. Takes the path (a field named `immagine` holds a picture's address)
 * and the raw value; `undefined` gives nothing to show.
 */
export function shownValue(path: string, value: unknown): ShownValue {
  const texts: string[] = [];
  const pictures: string[] = [];
  collect(value, path.slice(path.lastIndexOf('/') + 1), texts, pictures);
  return { text: texts.filter((text) => text !== '').join(' · '), pictures };
}
