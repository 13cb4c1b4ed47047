import { parseRecord } from '@/lib/content/parse/parse-record';
import { positionPath, type RecordPath } from '@/lib/content/schema/records';
import { type Plain, stored } from '../schema/stored-content';
import { markingSanitiser } from './fake-sanitiser';

/*
 * Every field of every record of the specification, section 3, by the name that the database has for it, with what it
 * holds: `html` or `label` is text that is sanitised as such, a path in a list a picture, anything else is read as it is.
 */

const CTA = { etichetta: 'label', link: 'contatti' };
const KNOW_MORE = {
  blocco_testo: { titolo: 'label', descrizione: 'html' },
  gallery_immagini: ['/k.jpg'],
  cta: CTA,
};
const POSITION = {
  titolo: 'label',
  sottotitolo: 'label',
  copertina: ['/c.jpg'],
  introduzione: 'html',
  descrizione_posizione: 'html',
  cta_candidati: { titolo: 'label' },
  data_pubblicazione: '2026-11-01',
  data_scadenza: '2026-12-31',
  contratto: 'stage',
  luogo: { citta: 'Bari', paese: 'Italia', remoto: true },
  retribuzione: { minimo: 900, massimo: 1200.5, valuta: 'EUR', periodo: 'mese' },
};
const CARD = { titolo: 'label', sottotitolo: 'label' };

const RECORDS: Readonly<Record<string, Plain>> = {
  'pagine/home': {
    immagini_di_copertina: ['/a.jpg'],
    blocco_servizi_e_prodotti: [{ titolo_blocco: 'label', descrizione_blocco: 'html', link: 'chi_siamo' }],
    testo_chi_siamo: 'html',
    blocchi_immagine_testo_cta: [{ gallery_immagini: ['/b.jpg'], descrizione: 'html', cta: CTA }],
  },
  'pagine/cosa_facciamo': {
    servizi: { immagini_di_copertina: ['/s.jpg'], etichetta_servizi: 'label' },
    prodotti: { immagini_di_copertina: ['/p.jpg'], etichetta_prodotti: 'label' },
    welfare: { immagini_di_copertina: ['/w.jpg'], etichetta_welfare: 'label' },
  },
  'pagine/cosa_facciamo/servizi': {
    testo_introduttivo: 'html',
    elenco_servizi: [
      {
        titolo_servizio: 'label',
        sottotitolo_servizio: 'label',
        descrizione_servizio: 'html',
        immagini_servizi: ['/a.jpg'],
      },
    ],
    blocco_vuoi_saperne_di_piu: KNOW_MORE,
  },
  'pagine/cosa_facciamo/prodotti': {
    testo_introduttivo: 'html',
    elenco_contenitore_prodotti: [
      { titolo: 'label', sottotitolo: 'label', elenco_prodotti: [{ titolo: 'label', descrizione: 'html' }] },
    ],
    blocco_vuoi_saperne_di_piu: KNOW_MORE,
  },
  'pagine/cosa_facciamo/welfare': {
    testo_introduttivo: 'html',
    elenco_servizi_welfare: [
      { gallery_immagini: ['/a.jpg'], titolo: 'label', sottotitolo: 'label', descrizione: 'html' },
    ],
    testo_chiusura: 'html',
    blocco_vuoi_saperne_di_piu: KNOW_MORE,
  },
  'pagine/chi_siamo': {
    testo_introduzione: 'html',
    testo_chi_siamo: 'html',
    blocco_lavora_con_noi: { cta: CTA, descrizione: 'html', gallery_immagini: ['/a.jpg'] },
  },
  'pagine/lavora_con_noi': {
    copertina: ['/a.jpg'],
    introduzione: {
      titolo: 'label',
      descrizione: 'html',
      cta_candidatura: { titolo: 'label', cta_link: 'a@b.example' },
      informativa_candidati: 'https://e.example/',
    },
    posizioni_aperte: { titolo: 'label', posizioni: [CARD] },
    blocco_candidatura: { etichetta: 'label', link: 'c@d.example' },
  },
  [positionPath('1')]: POSITION,
  'pagine/contatti': {
    testo_introduttivo: 'html',
    lista_contatti: [{ colonna_contatti: 'html' }],
    cta: { titolo_cta: 'label', link_cta: 'a@b.example' },
  },
  footer: {
    sezione_contatti: { paragrafo_contatti: 'html' },
    colonna_1: { titolo: 'label', testo: 'html' },
    colonna_2: { titolo: 'label', testo: 'html' },
    dati_societari: { sede: 's', registro_imprese: 'r', rea: 'n', capitale_sociale: 'c', partita_iva: 'v' },
    colonna_social: [{ nome_social: 'linkedin', link_social: 'https://a.example/' }],
  },
};

function inGallery(url: string, index: number): object {
  return { id: `${index + 1}`, kind: 'image', url, alt: `Immagine ${url.replace(/\/(.*)\..*/, '$1')}` };
}

function asRead(content: Plain): unknown {
  if (content === 'html') return 'flow(html)';
  if (content === 'label') return 'inline(label)';
  if (typeof content !== 'object') return content;
  if (Array.isArray(content))
    return content.map((entry: Plain, index) =>
      typeof entry === 'string' ? inGallery(entry, index) : { key: `${index + 1}`, ...Object(asRead(entry)) },
    );
  // The labels of the tabs are stored under the name of their tab.
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key.replace(/^(etichetta)_.*/, '$1'), asRead(part)]),
  );
}

const read = (path: string, content: Plain) =>
  parseRecord(path as RecordPath, stored(content), markingSanitiser);

// [spec 2.29, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.13]
test.each(Object.entries(RECORDS))(
  'every field of %s is read, and the record has no other',
  (path, content) => {
    expect(read(path, content)).toEqual({ value: asRead(content), issues: [], isWrong: false });
  },
);

test('the list of positions has of each what its card shows', () => {
  const { value } = read('pagine/lavora_con_noi', { posizioni_aperte: { posizioni: [POSITION] } });
  expect(value).toHaveProperty('posizioni_aperte.posizioni', asRead([CARD]));
});
