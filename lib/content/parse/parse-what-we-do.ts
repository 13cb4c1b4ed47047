import { type ContentNode, field, flow, list, phrasing } from './content-node';
import type { ProductCell, ProductsTab, ServicesTab, TabHead, WelfareTab, WhatWeDo } from '../model';
import { parseGallery } from './parse-gallery';
import { parseKnowMore } from './parse-parts';

function parseHead(tab: ContentNode, labelField: string): TabHead {
  return {
    etichetta: phrasing(field(tab, labelField)),
    immagini_di_copertina: parseGallery(field(tab, 'immagini_di_copertina')),
  };
}

/** Parses `pagine/cosa_facciamo` without the content of its tabs: their labels and covers. */
export function parseWhatWeDo(page: ContentNode): WhatWeDo {
  return {
    servizi: parseHead(field(page, 'servizi'), 'etichetta_servizi'),
    prodotti: parseHead(field(page, 'prodotti'), 'etichetta_prodotti'),
    welfare: parseHead(field(page, 'welfare'), 'etichetta_welfare'),
  };
}

/** Parses `pagine/cosa_facciamo/servizi`. */
export function parseServices(tab: ContentNode): ServicesTab {
  return {
    testo_introduttivo: flow(field(tab, 'testo_introduttivo')),
    elenco_servizi: list(field(tab, 'elenco_servizi')).map(({ key, node }) => ({
      key,
      titolo_servizio: phrasing(field(node, 'titolo_servizio')),
      sottotitolo_servizio: phrasing(field(node, 'sottotitolo_servizio')),
      descrizione_servizio: flow(field(node, 'descrizione_servizio')),
      immagini_servizi: parseGallery(field(node, 'immagini_servizi')),
    })),
    blocco_vuoi_saperne_di_piu: parseKnowMore(field(tab, 'blocco_vuoi_saperne_di_piu')),
  };
}

function parseCells(cells: ContentNode): ProductCell[] {
  return list(cells).map(({ key, node }) => ({
    key,
    titolo: phrasing(field(node, 'titolo')),
    descrizione: flow(field(node, 'descrizione')),
  }));
}

/** Parses `pagine/cosa_facciamo/prodotti`. */
export function parseProducts(tab: ContentNode): ProductsTab {
  return {
    testo_introduttivo: flow(field(tab, 'testo_introduttivo')),
    elenco_contenitore_prodotti: list(field(tab, 'elenco_contenitore_prodotti')).map(({ key, node }) => ({
      key,
      titolo: phrasing(field(node, 'titolo')),
      sottotitolo: phrasing(field(node, 'sottotitolo')),
      elenco_prodotti: parseCells(field(node, 'elenco_prodotti')),
    })),
    blocco_vuoi_saperne_di_piu: parseKnowMore(field(tab, 'blocco_vuoi_saperne_di_piu')),
  };
}

/** Parses `pagine/cosa_facciamo/welfare`. */
export function parseWelfare(tab: ContentNode): WelfareTab {
  return {
    testo_introduttivo: flow(field(tab, 'testo_introduttivo')),
    elenco_servizi_welfare: list(field(tab, 'elenco_servizi_welfare')).map(({ key, node }) => ({
      key,
      gallery_immagini: parseGallery(field(node, 'gallery_immagini')),
      titolo: phrasing(field(node, 'titolo')),
      sottotitolo: phrasing(field(node, 'sottotitolo')),
      descrizione: flow(field(node, 'descrizione')),
    })),
    testo_chiusura: flow(field(tab, 'testo_chiusura')),
    blocco_vuoi_saperne_di_piu: parseKnowMore(field(tab, 'blocco_vuoi_saperne_di_piu')),
  };
}
