import { CONTENT, PAGES } from '@/lib/site/content';
import { type Field, isGallery } from '@/lib/content/schema/field';
import { partsOf } from '@/lib/content/schema/find-field';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { labelOf, type Tell } from './editor-issue';

/** Parts that need each other, or one that is always needed, and what visitors see without it. */
type Needed = Readonly<Record<string, string>>;

const OFFER: Needed = {
  link: 'Blocco senza link: compare, ma non porta da nessuna parte',
  titolo_blocco: 'Blocco senza titolo: compare con la freccia e la descrizione soltanto',
};
const SOCIAL: Needed = {
  link_social: 'Social senza link: l’icona compare, ma non porta da nessuna parte',
  nome_social: 'Social senza nome: compare un’icona generica',
};
const COLUMN: Needed = {
  titolo: 'Colonna senza titolo: non compare',
  testo: 'Colonna senza testo: resta vuota',
};
const APPLICANTS: Needed = {
  informativa_candidati:
    'Manca l’informativa sulla privacy per chi si candida (GDPR, art. 13): accanto a «Candidati» non c’è',
};

function button(link: string, label: string, what: string, withoutLink: string): Needed {
  return {
    [link]: `${what} senza link: ${withoutLink}`,
    [label]: `${what} senza etichetta: non compare`,
  };
}

function card(link: string, label: string): Needed {
  return button(link, label, 'Scheda', 'compare, ma non porta da nessuna parte');
}

const { home, lavora_con_noi: careers, contatti: contacts } = PAGES;
const { colonna_1, colonna_2, colonna_social } = CONTENT.footer.parts;

const NEEDED: ReadonlyMap<Field, Needed> = new Map<Field, Needed>([
  [home.parts.blocco_servizi_e_prodotti, OFFER],
  [careers.parts.introduzione, APPLICANTS],
  [careers.parts.blocco_candidatura, card('link', 'etichetta')],
  [contacts.parts.cta, card('link_cta', 'titolo_cta')],
  [colonna_1, COLUMN],
  [colonna_2, COLUMN],
  [colonna_social, SOCIAL],
]);

/** Returns what a record needs: any other with a link and a label is a button. */
function neededBy(field: Field, record: ContentNode): Needed {
  const known = NEEDED.get(field);
  if (known) return known;
  if (isGallery(field)) return { immagine: 'Immagine mancante: la voce non compare' };
  const parts = Object.entries(partsOf(record));
  const [link] = parts.find(([, { kind }]) => kind === 'link') ?? [];
  const [label] = parts.find(([, { kind }]) => kind === 'label' || kind === 'name') ?? [];
  return link === undefined || label === undefined ? {} : button(link, label, 'Pulsante', 'non compare');
}

/** Reports the parts that a group, or an entry of a list, needs and does not have. */
export function checkMissing(record: ContentNode, tell: Tell): void {
  const { field } = record;
  if (field === undefined) return;
  const isThere = (key: string): boolean => {
    const part = partOf(record, key);
    return (part?.field?.kind === 'link' ? textOf(part) : labelOf(part)) !== '';
  };
  const needed = neededBy(field, record);
  const severity = needed === COLUMN || needed === APPLICANTS ? 'warning' : 'error';
  const [missing, other] = Object.keys(needed).filter((part) => !isThere(part));
  // When both are missing, the editor left them out.
  if (missing !== undefined && other === undefined) tell[severity](needed[missing] ?? '', missing);
}
