import { attributeOf, elementsIn, findElement, type Page, type PageElement } from './html-tree';

function isRoute(element: PageElement): boolean {
  return attributeOf(element, 'data-route') !== undefined;
}

/** Writes one line: id, `srcset` and `sizes` of the first picture, as AVIF. None for a picture without variants. */
function lineOf(route: PageElement): readonly string[] {
  const picture = findElement(route, 'picture');
  const source = picture && findElement(picture, 'source');
  if (source === undefined || attributeOf(source, 'type') !== 'image/avif') return [];
  const values = [attributeOf(route, 'id'), attributeOf(source, 'srcset'), attributeOf(source, 'sizes')];
  return [values.join('|')];
}

/**
 * Lists the first picture of each screen and each panel, for the early script, which requests the one of the
 * route that is shown (lib/browser/early/preload-picture.ts). A screen with panels has its pictures in them.
 * @param page The finished page.
 * @returns One line for each picture: id of the route, `srcset` and `sizes`, with `|` between them.
 */
export function firstPictures(page: Page): string {
  return [...elementsIn(page)]
    .filter((element) => isRoute(element) && ![...elementsIn(element)].some(isRoute))
    .flatMap(lineOf)
    .join('\n');
}
