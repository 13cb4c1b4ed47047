/**
 * Requests the cover of Home at once, before the parser and the layout reach it, and only when Home is what is shown: on a
 * deep link the pictures of that screen come alone. Takes the `srcset` and `sizes` of its AVIF source, which the build
 * writes beside the script; without them nothing happens.
 */
export function preloadCover(isHome: boolean, srcset: string | undefined, sizes: string | undefined): void {
  if (!isHome || srcset === undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = 'image/avif';
  link.fetchPriority = 'high';
  link.imageSizes = sizes ?? '';
  link.imageSrcset = srcset;
  document.head.append(link);
}
