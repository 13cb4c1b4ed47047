/**
 * Requests the cover of Home at once, before the parser and the layout reach it, and only when Home is shown:
 * a deep link loads only the pictures of its own screen. Without `srcset` or `sizes` it does nothing.
 * @param isHome Whether Home is shown.
 * @param srcset The `srcset` of the cover's AVIF source, which the build writes beside the script.
 * @param sizes The `sizes` of that source.
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
