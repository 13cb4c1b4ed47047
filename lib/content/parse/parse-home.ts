import { type ContentNode, field, flow, list, phrasing, plain } from './content-node';
import type { HomePage } from '../model';
import { parseGallery } from './parse-gallery';
import { parseCta } from './parse-parts';

/** Parses `pagine/home`. */
export function parseHome(page: ContentNode): HomePage {
  return {
    immagini_di_copertina: parseGallery(field(page, 'immagini_di_copertina')),
    blocco_servizi_e_prodotti: list(field(page, 'blocco_servizi_e_prodotti')).map(({ key, node }) => ({
      key,
      titolo_blocco: phrasing(field(node, 'titolo_blocco')),
      descrizione_blocco: flow(field(node, 'descrizione_blocco')),
      link: plain(field(node, 'link')),
    })),
    testo_chi_siamo: flow(field(page, 'testo_chi_siamo')),
    blocchi_immagine_testo_cta: list(field(page, 'blocchi_immagine_testo_cta')).map(({ key, node }) => ({
      key,
      gallery_immagini: parseGallery(field(node, 'gallery_immagini')),
      descrizione: flow(field(node, 'descrizione')),
      cta: parseCta(field(node, 'cta')),
    })),
  };
}
