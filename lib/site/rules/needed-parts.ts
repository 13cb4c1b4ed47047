import { CONTENT, PAGES } from '@/lib/content/schema/find-field';
import type { Field } from '@/lib/content/schema/field';
import type { NeededParts } from '@/lib/content/checks/editor-issue';

type Needed = NeededParts['parts'];

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

function card(link: string, label: string): Needed {
  return {
    [link]: 'Scheda senza link: compare, ma non porta da nessuna parte',
    [label]: 'Scheda senza etichetta: non compare',
  };
}

const { home, lavora_con_noi: careers, contatti: contacts } = PAGES;
const { colonna_1, colonna_2, colonna_social } = CONTENT.footer.parts;

const advice = (parts: Needed): NeededParts => ({ parts, severity: 'warning' });
const needed = (parts: Needed): NeededParts => ({ parts, severity: 'error' });

/** What single fields need to be whole. Apart from the schema, because visitors load that too. */
export const NEEDED: ReadonlyMap<Field, NeededParts> = new Map<Field, NeededParts>([
  [home.parts.blocco_servizi_e_prodotti, needed(OFFER)],
  [careers.parts.introduzione, advice(APPLICANTS)],
  [careers.parts.blocco_candidatura, needed(card('link', 'etichetta'))],
  [contacts.parts.cta, needed(card('link_cta', 'titolo_cta'))],
  [colonna_1, advice(COLUMN)],
  [colonna_2, advice(COLUMN)],
  [colonna_social, needed(SOCIAL)],
]);
