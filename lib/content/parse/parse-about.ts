import { type ContentNode, field, flow } from './content-node';
import type { AboutPage } from '../model';
import { parseGallery } from './parse-gallery';
import { parseCta } from './parse-parts';

/** Parses `pagine/chi_siamo`. */
export function parseAbout(page: ContentNode): AboutPage {
  const work = field(page, 'blocco_lavora_con_noi');
  return {
    testo_introduzione: flow(field(page, 'testo_introduzione')),
    testo_chi_siamo: flow(field(page, 'testo_chi_siamo')),
    blocco_lavora_con_noi: {
      cta: parseCta(field(work, 'cta')),
      descrizione: flow(field(work, 'descrizione')),
      gallery_immagini: parseGallery(field(work, 'gallery_immagini')),
    },
  };
}
