import type { Gallery, KnowMoreBlock, MediaItem, MediaKind } from '@/lib/content/model';
import type { SafeHtml, SafeInline } from '@/lib/content/safe-html';

/** Marks a literal of a test as sanitised HTML. */
export function safe(html: string): SafeHtml & SafeInline {
  return html as SafeHtml & SafeInline;
}

/** A media item; by default its address is made from its id. */
export function media(id: string, kind: MediaKind = 'image', url = `/demo/${id}.jpg`): MediaItem {
  return { id, kind, url, alt: `Immagine ${id}` };
}

/** A gallery of still pictures with the given ids. */
export function pictures(...ids: string[]): Gallery {
  return ids.map((id) => media(id));
}

/** A block "want to know more". */
export const knowMore: KnowMoreBlock = {
  blocco_testo: { titolo: safe('Vuoi saperne di più?'), descrizione: safe('<p>Scrivici.</p>') },
  gallery_immagini: pictures('k1'),
  cta: { etichetta: safe('Contattaci'), link: 'contatti' },
};
