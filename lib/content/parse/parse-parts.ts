import { type ContentNode, field, flow, phrasing, plain } from './content-node';
import type { Cta, KnowMoreBlock } from '../model';
import { parseGallery } from './parse-gallery';

/** Parses a call to action (`etichetta`, `link`). */
export function parseCta(node: ContentNode): Cta {
  return { etichetta: phrasing(field(node, 'etichetta')), link: plain(field(node, 'link')) };
}

/** Parses `blocco_vuoi_saperne_di_piu`, the same in each tab. */
export function parseKnowMore(node: ContentNode): KnowMoreBlock {
  const text = field(node, 'blocco_testo');
  return {
    blocco_testo: { titolo: phrasing(field(text, 'titolo')), descrizione: flow(field(text, 'descrizione')) },
    gallery_immagini: parseGallery(field(node, 'gallery_immagini')),
    cta: parseCta(field(node, 'cta')),
  };
}
