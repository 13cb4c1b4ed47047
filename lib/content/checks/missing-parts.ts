import { CONTENT, PAGES } from '@/lib/content/schema/content';
import { type Field, isGallery, type Parts } from '@/lib/content/schema/field';
import { partsOf } from '@/lib/content/schema/find-field';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { type EditorIssue, labelOf, type Report } from './editor-issue';

/** A part of a record that an editor should know to be missing, and what visitors see instead. */
interface Needed {
  readonly part: string;
  /** Only where this part is there. When both are missing, the editor left them out. */
  readonly beside?: string;
  readonly severity: EditorIssue['severity'];
  readonly message: string;
}

/** Two parts that need each other. */
function both(
  [one, withoutOne]: readonly [part: string, message: string],
  [other, withoutOther]: readonly [part: string, message: string],
  severity: EditorIssue['severity'] = 'error',
): readonly Needed[] {
  return [
    { part: one, beside: other, severity, message: withoutOne },
    { part: other, beside: one, severity, message: withoutOther },
  ];
}

function card(link: string, label: string): readonly Needed[] {
  return both(
    [link, 'Scheda senza link: compare, ma non porta da nessuna parte'],
    [label, 'Scheda senza etichetta: non compare'],
  );
}

const OFFER = both(
  ['link', 'Blocco senza link: compare, ma non porta da nessuna parte'],
  ['titolo_blocco', 'Blocco senza titolo: compare con la freccia e la descrizione soltanto'],
);
const SOCIAL = both(
  ['link_social', 'Social senza link: l’icona compare, ma non porta da nessuna parte'],
  ['nome_social', 'Social senza nome: compare un’icona generica'],
);
const COLUMN = both(
  ['titolo', 'Colonna senza titolo: non compare'],
  ['testo', 'Colonna senza testo: resta vuota'],
  'warning',
);

const APPLICANTS: readonly Needed[] = [
  {
    part: 'informativa_candidati',
    severity: 'warning',
    message:
      'Manca l’informativa sulla privacy per chi si candida (GDPR, art. 13): accanto a «Candidati» non c’è',
  },
];

const { home, lavora_con_noi: careers, contatti: contacts } = PAGES;
const { colonna_1, colonna_2, colonna_social } = CONTENT.footer.parts;

const NEEDED: ReadonlyMap<Field, readonly Needed[]> = new Map<Field, readonly Needed[]>([
  [home.parts.blocco_servizi_e_prodotti, OFFER],
  [careers.parts.introduzione, APPLICANTS],
  [careers.parts.blocco_candidatura, card('link', 'etichetta')],
  [contacts.parts.cta, card('link_cta', 'titolo_cta')],
  [colonna_1, COLUMN],
  [colonna_2, COLUMN],
  [colonna_social, SOCIAL],
]);

/** Returns what a record with these parts needs: any other that is a link with a label is a button. */
function neededBy(field: Field, parts: Parts): readonly Needed[] {
  if (isGallery(field))
    return [{ part: 'immagine', severity: 'error', message: 'Immagine mancante: la voce non compare' }];
  const keys = Object.keys(parts);
  const link = keys.find((key) => parts[key]?.kind === 'link');
  const label = keys.find((key) => ['label', 'name'].includes(parts[key]?.kind ?? ''));
  if (link === undefined || label === undefined) return [];
  return both([link, 'Pulsante senza link: non compare'], [label, 'Pulsante senza etichetta: non compare']);
}

/** Reports the parts that a group, or an entry of a list, needs and does not have. */
export function checkMissing(record: ContentNode, report: Report): void {
  const { field, path, isEntry } = record;
  const parts = partsOf(field, isEntry);
  const isThere = (key: string): boolean => {
    const part = partOf(record, key);
    return (parts[key]?.kind === 'link' ? textOf(part) : labelOf(part)) !== '';
  };
  const needed = field && (NEEDED.get(field) ?? neededBy(field, parts));
  for (const { part, beside, severity, message } of needed ?? [])
    if (!isThere(part) && (beside === undefined || isThere(beside)))
      report(`${path}/${part}`, severity, message);
}
