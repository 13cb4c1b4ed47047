import { type ContentNode, expectRecord, field, flow, isAbsent, list, phrasing, plain } from './content-node';
import { hasTemplateId } from '../raw-tree';
import type { CareersIntroduction, CareersPage, Position } from '../model';
import { parseJobFacts } from './parse-job-facts';
import { parseGallery } from './parse-gallery';
import { parseCta } from './parse-parts';

/** Parses `pagine/lavora_con_noi/introduzione`. */
export function parseCareersIntroduction(introduction: ContentNode): CareersIntroduction {
  const application = field(introduction, 'cta_candidatura');
  return {
    titolo: phrasing(field(introduction, 'titolo')),
    descrizione: flow(field(introduction, 'descrizione')),
    cta_candidatura: {
      titolo: phrasing(field(application, 'titolo')),
      cta_link: plain(field(application, 'cta_link')),
    },
  };
}

/** Parses `pagine/lavora_con_noi`; for each position only what its card shows. */
export function parseCareers(page: ContentNode): CareersPage {
  const positions = field(page, 'posizioni_aperte');
  return {
    copertina: parseGallery(field(page, 'copertina')),
    introduzione: parseCareersIntroduction(field(page, 'introduzione')),
    posizioni_aperte: {
      titolo: phrasing(field(positions, 'titolo')),
      posizioni: list(field(positions, 'posizioni')).map(({ key, node }) => ({
        key,
        titolo: phrasing(field(node, 'titolo')),
        sottotitolo: phrasing(field(node, 'sottotitolo')),
      })),
    },
    blocco_candidatura: parseCta(field(page, 'blocco_candidatura')),
  };
}

/** Parses one position of the list; returns `null` for a template, and when there is none at this index. */
export function parsePosition(node: ContentNode): Position | null {
  if (isAbsent(node.raw) || !expectRecord(node) || hasTemplateId(node.raw)) return null;
  const dati = parseJobFacts(node);
  return {
    titolo: phrasing(field(node, 'titolo')),
    sottotitolo: phrasing(field(node, 'sottotitolo')),
    copertina: parseGallery(field(node, 'copertina')),
    introduzione: flow(field(node, 'introduzione')),
    descrizione_posizione: flow(field(node, 'descrizione_posizione')),
    cta_candidati: { titolo: phrasing(field(field(node, 'cta_candidati'), 'titolo')) },
    ...(dati && { dati }),
  };
}
