import { type ContentNode, field, flow, list, phrasing, plain } from './content-node';
import type { ContactsPage } from '../model';

/** Parses `pagine/contatti`. */
export function parseContacts(page: ContentNode): ContactsPage {
  const cta = field(page, 'cta');
  return {
    testo_introduttivo: flow(field(page, 'testo_introduttivo')),
    lista_contatti: list(field(page, 'lista_contatti')).map(({ key, node }) => ({
      key,
      colonna_contatti: flow(field(node, 'colonna_contatti')),
    })),
    cta: { titolo_cta: phrasing(field(cta, 'titolo_cta')), link_cta: plain(field(cta, 'link_cta')) },
  };
}
