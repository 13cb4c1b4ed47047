/**
 * Requests the first picture of the route at once, before the parser and the layout reach it: the browser
 * alone would request it after the first layout, because all pictures of the page are lazy.
 * @param id The id of the route that is shown.
 * @param pictures The first picture of each route: lines of id, `srcset` and `sizes`, with `|` between them
 *   (lib/pipeline/export/first-pictures.ts).
 */
export function preloadPicture(id: string | undefined, pictures = ''): void {
  const lines = pictures.split('\n').map((line) => line.split('|'));
  const [, srcset, sizes = ''] = lines.find(([of]) => of === id) ?? [];
  if (srcset === undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = 'image/avif';
  link.fetchPriority = 'high';
  link.imageSizes = sizes;
  link.imageSrcset = srcset;
  document.head.append(link);
}
