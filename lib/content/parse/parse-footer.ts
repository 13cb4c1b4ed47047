import { onDark } from '@/lib/html/on-dark';
import { type ContentNode, field, flow, list, phrasing, plain } from './content-node';
import type { Footer, FooterColumn } from '../model';
import type { SafeHtml } from '../safe-html';

/** Returns the text of a field of the footer, which is dark. */
function textOf(node: ContentNode): SafeHtml {
  return onDark(flow(node));
}

function parseColumn(column: ContentNode): FooterColumn {
  return { titolo: phrasing(field(column, 'titolo')), testo: textOf(field(column, 'testo')) };
}

/** Parses `footer`. */
export function parseFooter(footer: ContentNode): Footer {
  return {
    sezione_contatti: {
      paragrafo_contatti: textOf(field(field(footer, 'sezione_contatti'), 'paragrafo_contatti')),
    },
    colonna_1: parseColumn(field(footer, 'colonna_1')),
    colonna_2: parseColumn(field(footer, 'colonna_2')),
    colonna_social: list(field(footer, 'colonna_social')).map(({ key, node }) => ({
      key,
      nome_social: plain(field(node, 'nome_social')),
      link_social: plain(field(node, 'link_social')),
    })),
  };
}
