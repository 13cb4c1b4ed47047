import { CONTENT, PAGES } from '@/lib/content/schema/content';
import type { Field } from '@/lib/content/schema/field';
import { partsOf } from '@/lib/content/schema/find-field';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { labelOf, type Report } from './editor-issue';

/** What visitors see of a link whose address or label is missing. */
interface Words {
  readonly withoutLink: string;
  readonly withoutLabel: string;
}

const BUTTON: Words = {
  withoutLink: 'Pulsante senza link: non compare',
  withoutLabel: 'Pulsante senza etichetta: non compare',
};
const CARD: Words = {
  withoutLink: 'Scheda senza link: compare, ma non porta da nessuna parte',
  withoutLabel: 'Scheda senza etichetta: non compare',
};

/** The links that are no buttons. */
const OTHERS: ReadonlyMap<Field, Words> = new Map<Field, Words>([
  [
    PAGES.home.parts.blocco_servizi_e_prodotti,
    {
      withoutLink: 'Blocco senza link: compare, ma non porta da nessuna parte',
      withoutLabel: 'Blocco senza titolo: compare con la freccia e la descrizione soltanto',
    },
  ],
  [
    CONTENT.footer.parts.colonna_social,
    {
      withoutLink: 'Social senza link: l’icona compare, ma non porta da nessuna parte',
      withoutLabel: 'Social senza nome: compare un’icona generica',
    },
  ],
  [PAGES.lavora_con_noi.parts.blocco_candidatura, CARD],
  [PAGES.contatti.parts.cta, CARD],
]);

/**
 * Checks a record that is a link with a label: a label without a link, or the reverse, is an error at the
 * missing field. When both are missing, the editor left the link out, which is not an issue. Other records
 * have no issues.
 */
export function checkLabelledLink(node: ContentNode, report: Report): void {
  const { field, path, isEntry } = node;
  const parts = Object.entries(partsOf(field, isEntry));
  const [link] = parts.find(([, { kind }]) => kind === 'link') ?? [];
  const [label] = parts.find(([, { kind }]) => kind === 'label' || kind === 'name') ?? [];
  if (field === undefined || link === undefined || label === undefined) return;
  const words = OTHERS.get(field) ?? BUTTON;
  const hasLabel = labelOf(partOf(node, label)) !== '';
  const hasLink = textOf(partOf(node, link)) !== '';
  if (hasLabel && !hasLink) report(`${path}/${link}`, 'error', words.withoutLink);
  if (hasLink && !hasLabel) report(`${path}/${label}`, 'error', words.withoutLabel);
}
