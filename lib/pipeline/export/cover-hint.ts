import { attributeOf, elementsIn, type Page } from './html-tree';

/** Attributes of the early script that name the cover. */
interface CoverHint {
  readonly 'data-cover-srcset'?: string;
  readonly 'data-cover-sizes'?: string;
}

/**
 * Finds the picture that the page asks for before others, for the early script to preload (lib/browser/early/preload-cover.ts).
 * Returns attributes for the script's element: none when there is no such picture.
 */
export function coverHint(page: Page): CoverHint {
  for (const picture of elementsIn(page)) {
    if (picture.tagName !== 'picture') continue;
    const inside = [...elementsIn(picture)];
    if (!inside.some((element) => attributeOf(element, 'fetchpriority') === 'high')) continue;
    const source = inside.find((element) => attributeOf(element, 'type') === 'image/avif');
    const srcset = source && attributeOf(source, 'srcset');
    if (source === undefined || srcset === undefined) return {};
    return { 'data-cover-srcset': srcset, 'data-cover-sizes': attributeOf(source, 'sizes') ?? '' };
  }
  return {};
}
