/** A position that was cut out of the page: its key and its element. */
export interface CutPosition {
  readonly key: string;
  /** The serialised `<section>`. */
  readonly section: string;
}

const START = /<section id="\/lavora_con_noi_dettaglio\/([^"/]+)" /g;
const TAG = /<(\/?)section\b/g;

/** Where the element that starts at `start` ends. */
function sectionEnd(html: string, start: number): number {
  const tag = new RegExp(TAG);
  tag.lastIndex = start;
  let depth = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    depth += match[1] === '' ? 1 : -1;
    if (depth === 0) return html.indexOf('>', match.index) + 1;
  }
  throw new Error(`the section at character ${start} of the page never ends`);
}

/** Takes the details of all positions but the kept ones out of a page. React renders them beside each other, without a trace between. */
export function cutPositions(
  html: string,
  isKept: (key: string) => boolean,
): { readonly html: string; readonly cut: readonly CutPosition[] } {
  const rest: string[] = [];
  const cut: CutPosition[] = [];
  let copied = 0;
  for (const match of html.matchAll(START)) {
    const key = match[1] ?? '';
    if (isKept(key)) continue;
    const end = sectionEnd(html, match.index);
    rest.push(html.slice(copied, match.index));
    cut.push({ key, section: html.slice(match.index, end) });
    copied = end;
  }
  return { html: [...rest, html.slice(copied)].join(''), cut };
}

/** What all pages of positions share. */
export interface PositionPageFrame {
  /** The opening tag of `<html>`, with the classes of the fonts. */
  readonly root: string;
  /** Address of the style sheet. */
  readonly style: string;
  /** The preloads of the fonts. */
  readonly fonts: string;
  /** HTML of the toolbar with its skip link, and of the footer. */
  readonly before: string;
  readonly after: string;
}

/** Takes what stands around the screens out of the page, and the fonts, for pages that show one of them alone. No entry of its menu is the current one. */
export function pageSurroundings(html: string): Pick<PositionPageFrame, 'fonts' | 'before' | 'after'> {
  const [, before = ''] = /<div id="sito">(.*?)<main\b/s.exec(html) ?? [];
  const [after = ''] = /<footer\b.*<\/footer>/s.exec(html) ?? [];
  const fonts = (html.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? []).join('');
  return { fonts, before: before.replaceAll(' aria-current="page"', ''), after };
}

/** A whole page around some HTML: readable and navigable by itself, without any script. */
export function standalonePage(
  { root, style, fonts, before, after }: PositionPageFrame,
  title: string,
  body: string,
): string {
  // The address of the site and not a relative one: most of these pages lie in a folder.
  const content = `${before}<main id="contenuto" tabindex="-1">${body}</main>${after}`.replaceAll(
    'href="./',
    'href="/',
  );
  return `<!DOCTYPE html>${root}<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>${fonts}<link rel="stylesheet" href="${style}"/><title>${title}</title></head><body>${content}</body></html>`;
}

/** The page of one cut position. The class that hides what is not the route belongs to the one page only. */
export function positionPage(frame: PositionPageFrame, { section }: CutPosition, title: string): string {
  return standalonePage(frame, title, section.replace(' class="route"', ''));
}
