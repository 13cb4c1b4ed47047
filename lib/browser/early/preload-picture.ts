/**
 * Preloads the first picture of a route, before the parser reaches it. The browser alone would request it
 * after the first layout, because all pictures of the page are lazy.
 * @param id Id of the route that is shown.
 * @param pictures The first picture of each route, one line per route: id, `srcset` and `sizes`, separated by
 *   `|` (lib/pipeline/export/own-client.ts).
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
