const PICTURE = /<picture\b[^>]*>(?:(?!<\/picture>)[\s\S])*?<\/picture>/g;
const AVIF = /<source type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"/i;

/**
 * Finds the picture that the page asks for before others, for the early script to preload (app/early/preload-cover.ts). Takes the
 * HTML; gives attributes for the script's tag, with a leading space, or an empty text when there is no such picture.
 */
export function coverHint(html: string): string {
  const cover = [...html.matchAll(PICTURE)].find(([picture]) => /fetchpriority="high"/i.test(picture));
  const source = cover && AVIF.exec(cover[0]);
  return source ? ` data-cover-srcset="${source[1] ?? ''}" data-cover-sizes="${source[2] ?? ''}"` : '';
}
