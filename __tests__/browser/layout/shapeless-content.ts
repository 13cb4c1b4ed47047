/*
 * The demo content with texts, lists and pictures that are hard to lay out, in every value that an editor can
 * write.
 */

/** A word in every text, which shows that the content has arrived. */
export const MARKER = 'Precipitevolissimevolmente';

const LONG_WORD = MARKER.repeat(8);
const table = `<table><tbody><tr>${'<td>Millenovecentonovantanove</td>'.repeat(18)}</tr></tbody></table>`;
const nested = `${'<ul><li>Dentro '.repeat(9)}${LONG_WORD}${'</li></ul>'.repeat(9)}`;

const BLOCKS = [
  `<p>${LONG_WORD}</p>`,
  `<p>${MARKER}</p>${table}`,
  `<p>${MARKER}</p>${nested}`,
  `<p dir="rtl">${MARKER} مرحبا بكم في موقعنا ${'نص'.repeat(60)}</p>`,
  `<p>${MARKER} ${'👩‍👩‍👧‍👦🏳️‍🌈'.repeat(60)}</p>`,
  `<h2>${LONG_WORD}</h2><p><a href="https://www.example.com/${'a'.repeat(300)}">${'b'.repeat(300)}</a></p>`,
  `<pre>${MARKER} ${'x'.repeat(400)}</pre>`,
  `<p>${MARKER}</p><p><img src="/demo/manca.jpg" width="4000" height="30" alt="Manca"></p>`,
  `<blockquote>${`<p>${MARKER}</p>`.repeat(8)}</blockquote>`,
  `<p>${MARKER}</p><h2>28.000–32.000 €</h2><h2><a href="https://www.example.com/">28.000,00–32.000,00 €</a></h2>`,
] as const;

const LABELS = [
  LONG_WORD,
  `${MARKER} ${'molte parole brevi '.repeat(20)}`,
  `مرحبا ${MARKER} بكم`,
  `${MARKER} ${'🏳️‍🌈'.repeat(30)}`,
  '28.000,00–32.000,00 €',
  'Amministrativo o coordinatrice',
] as const;

/** Lists that get twenty entries. The others get six, because they are inside these or beside them. */
const LONG_LISTS = new Set([
  'blocco_servizi_e_prodotti',
  'elenco_servizi_welfare',
  'posizioni',
  'lista_contatti',
  'immagini_di_copertina',
  'colonna_social',
]);
const IS_ADDRESS = /^(link|link_social|cta_link|link_cta|url)$/;
const IS_LABEL = /titolo|etichett|nome_social/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Repeats the entries of a list after its template, each with its own index. */
function lengthened(entries: readonly unknown[], name: string): unknown[] {
  const [template, ...real] = entries;
  const length = LONG_LISTS.has(name) ? 20 : 6;
  const copies = Array.from({ length: real.length === 0 ? 0 : length }, (_, index) => {
    const entry = structuredClone(real[index % real.length]);
    return isRecord(entry) && '_id' in entry ? { ...entry, _id: index + 1, _order: index + 1 } : entry;
  });
  return [template, ...copies];
}

/**
 * Makes content that is hard to lay out: long words, wide tables, nested lists, right-to-left text, emoji,
 * missing pictures, many entries in a list.
 * @param published Content with the structure of the demo.
 * @returns Content with the same structure.
 */
export function shapelessContent(published: unknown): unknown {
  let turn = 0;
  const next = (list: readonly string[]): string => list[turn++ % list.length] ?? '';

  function value(text: unknown, name: string): unknown {
    if (typeof text !== 'string' || IS_ADDRESS.test(name)) return text;
    if (name === 'immagine') return turn++ % 3 === 0 ? '/demo/manca.jpg' : text;
    return next(IS_LABEL.test(name) ? LABELS : BLOCKS);
  }

  function walk(node: unknown, name: string): unknown {
    if (Array.isArray(node)) return lengthened(node, name).map((entry) => walk(entry, name));
    if (!isRecord(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, part]) => {
        if (key === '_value') return [key, value(part, name)];
        return [key, walk(part, key === '_list' ? name : key)];
      }),
    );
  }
  return walk(published, '');
}
