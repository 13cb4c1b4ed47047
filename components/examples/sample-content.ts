import type { Gallery, MediaItem } from '@/lib/content/model';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';
import { siteSanitiser } from '@/lib/html/site-sanitiser';

/* Content for the examples. It is made like real content: the texts go through the sanitiser. */

const sanitiser = siteSanitiser();

/**
 * Sanitises a block of HTML.
 * @param html HTML as an editor would write it.
 */
export function flow(html: string): SafeHtml {
  return sanitiser.flow(html);
}

/**
 * Sanitises a heading or a label.
 * @param html HTML as an editor would write it.
 */
export function label(html: string): SafeInline {
  return sanitiser.phrasing(html);
}

/**
 * Returns a picture of the demo.
 * @param name File name without folder and extension.
 * @param alt Text alternative.
 */
export function picture(name: string, alt = ''): MediaItem {
  return { id: name, kind: 'image', url: `/demo/${name}.jpg`, alt };
}

export const pictures: Gallery = [
  picture('colline', 'Colline al mattino'),
  picture('tavolo', 'Un tavolo apparecchiato per molti'),
  picture('libri', 'Una pila di libri'),
];

export const film: MediaItem = {
  id: 'film',
  kind: 'video',
  url: '/demo/petali.mp4',
  alt: 'Petali che girano',
};

/** A film on YouTube; the examples never play it by themselves. */
export const youtubeFilm: MediaItem = {
  id: 'youtube',
  kind: 'youtube',
  url: 'https://youtu.be/aqz-KE-bpKQ',
  alt: 'Un cortometraggio',
};
