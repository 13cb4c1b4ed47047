import { own } from '@/lib/content/raw-tree';
import { mediaKind } from '@/lib/content/parse/parse-gallery';
import type { Report } from './editor-issue';
import { quoted } from './quoted';
import type { Validators } from './validators';
import { textOf } from '@/lib/content/schema/stored';

/**
 * Checks a picture or a video: its address, and the text alternative of a picture.
 * @param media Its raw value.
 * @param path Its path below the base path.
 * @param validators The checks of addresses.
 * @param report Receives the issues.
 */
export function checkMedia(media: unknown, path: string, validators: Validators, report: Report): void {
  const url = textOf(media);
  if (url === '') return;
  const kind = mediaKind(textOf(own(media, '_mediaType')));
  if (kind === 'youtube') {
    if (!validators.isYoutube(url))
      report(
        path,
        'error',
        `${quoted(url)} non è un video di YouTube: al suo posto compare un riquadro vuoto`,
      );
  } else if (!validators.isMedia(url)) {
    const what = kind === 'video' ? 'del video' : 'dell’immagine';
    const remedy = 'deve cominciare con https:// o con /; al suo posto compare un riquadro vuoto';
    report(path, 'error', `L’indirizzo ${what} ${quoted(url)} non è permesso: ${remedy}`);
  }
  if (kind !== 'youtube' && validators.isYoutube(url))
    report(
      path,
      'error',
      `${quoted(url)} è un video di YouTube, ma il tipo non è youtube: compare un riquadro vuoto`,
    );
  if (kind === 'image' && own(media, '_alt') === undefined)
    report(`${path}/_alt`, 'warning', 'Immagine senza testo alternativo');
}

/** Checks a raw entry of a gallery: without a picture it is not shown. Parameters as for `checkMedia`. */
export function checkGalleryEntry(entry: unknown, path: string, report: Report): void {
  if (textOf(own(entry, 'immagine')) === '')
    report(`${path}/immagine`, 'error', 'Immagine mancante: la voce non compare');
}
