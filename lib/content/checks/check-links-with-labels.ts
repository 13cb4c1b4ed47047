import { own } from '@/lib/content/raw-tree';
import type { Report } from './editor-issue';
import { plainPath, textOf } from '@/lib/content/schema/stored';
import { labelOf } from './label-of';

/** A record with a label and a link: the names of its fields, and what visitors see when one is missing. */
interface LabelledLink {
  /** Matches the path of the record without list wrappers and indexes. */
  readonly at: RegExp;
  readonly label: string;
  readonly link: string;
  readonly withoutLink: string;
  readonly withoutLabel: string;
}

const CARD_WITHOUT_LINK = 'Scheda senza link: compare, ma non porta da nessuna parte';
const CARD_WITHOUT_LABEL = 'Scheda senza etichetta: non compare';
const BUTTON = {
  withoutLink: 'Pulsante senza link: non compare',
  withoutLabel: 'Pulsante senza etichetta: non compare',
};

/** Every record of the site that is a link with a label; the first match counts. */
const LABELLED_LINKS: readonly LabelledLink[] = [
  {
    at: /^pagine\/home\/blocco_servizi_e_prodotti$/,
    label: 'titolo_blocco',
    link: 'link',
    withoutLink: 'Blocco senza link: compare, ma non porta da nessuna parte',
    withoutLabel: 'Blocco senza titolo: compare con la freccia e la descrizione soltanto',
  },
  {
    at: /^footer\/colonna_social$/,
    label: 'nome_social',
    link: 'link_social',
    withoutLink: 'Social senza link: l’icona compare, ma non porta da nessuna parte',
    withoutLabel: 'Social senza nome: compare un’icona generica',
  },
  { at: /\/cta_candidatura$/, label: 'titolo', link: 'cta_link', ...BUTTON },
  {
    at: /\/blocco_candidatura$/,
    label: 'etichetta',
    link: 'link',
    withoutLink: CARD_WITHOUT_LINK,
    withoutLabel: CARD_WITHOUT_LABEL,
  },
  {
    at: /^pagine\/contatti\/cta$/,
    label: 'titolo_cta',
    link: 'link_cta',
    withoutLink: CARD_WITHOUT_LINK,
    withoutLabel: CARD_WITHOUT_LABEL,
  },
  { at: /\/cta$/, label: 'etichetta', link: 'link', ...BUTTON },
];

/**
 * Checks a record that is a link with a label: a label without a link, or the reverse, is an error at the
 * missing field. When both are missing, the editor left the link out, which is not an issue. Other records
 * have no issues.
 * @param record The raw record.
 * @param path Its path below the base path.
 * @param report Receives the issues.
 */
export function checkLabelledLink(record: unknown, path: string, report: Report): void {
  const place = plainPath(path).replace(/\/\d+(?=\/|$)/g, '');
  const pair = LABELLED_LINKS.find(({ at }) => at.test(place));
  if (pair === undefined) return;
  const hasLabel = labelOf(own(record, pair.label)) !== '';
  const hasLink = textOf(own(record, pair.link)) !== '';
  if (hasLabel && !hasLink) report(`${path}/${pair.link}`, 'error', pair.withoutLink);
  if (hasLink && !hasLabel) report(`${path}/${pair.label}`, 'error', pair.withoutLabel);
}
