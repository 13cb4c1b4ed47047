import { parseRecord } from '@/lib/content/parse/parse-record';
import type { RecordPath } from '@/lib/content/records';
import { type Plain, stored } from '../schema/stored-content';
import { markingSanitiser } from './fake-sanitiser';

/*
 * Every field of every entity of the specification, section 3, by the name the database has for it. `home` and the menu
 * are in parse-record.test.ts, slider items in parse-gallery.test.ts.
 */

const shown = (name: string): object[] => [
  { id: '1', kind: 'image', url: `/${name}.jpg`, alt: `Immagine ${name}` },
];
const read = (path: RecordPath, content: Plain): unknown => {
  const { value, issues } = parseRecord(path, stored(content), markingSanitiser);
  expect(issues).toEqual([]);
  return value;
};

const knowMore = {
  blocco_testo: { titolo: 't', descrizione: 'd' },
  gallery_immagini: ['/k.jpg'],
  cta: { etichetta: 'e', link: 'contatti' },
};
const knowMoreRead = {
  blocco_testo: { titolo: 'inline(t)', descrizione: 'flow(d)' },
  gallery_immagini: shown('k'),
  cta: { etichetta: 'inline(e)', link: 'contatti' },
};

// [spec 3.5]
test('cosa_facciamo: covers and labels of the three tabs', () => {
  const raw = {
    servizi: { immagini_di_copertina: ['/s.jpg'], etichetta_servizi: 'S' },
    prodotti: { immagini_di_copertina: ['/p.jpg'], etichetta_prodotti: 'P' },
    welfare: { immagini_di_copertina: ['/w.jpg'], etichetta_welfare: 'W' },
  };
  expect(read('pagine/cosa_facciamo', raw)).toEqual({
    servizi: { immagini_di_copertina: shown('s'), etichetta: 'inline(S)' },
    prodotti: { immagini_di_copertina: shown('p'), etichetta: 'inline(P)' },
    welfare: { immagini_di_copertina: shown('w'), etichetta: 'inline(W)' },
  });
});

// [spec 3.6]
test('cosa_facciamo/servizi: intro, list of services, know-more block', () => {
  const raw = {
    testo_introduttivo: 'i',
    elenco_servizi: [
      {
        titolo_servizio: 't',
        sottotitolo_servizio: 's',
        descrizione_servizio: 'd',
        immagini_servizi: ['/a.jpg'],
      },
    ],
    blocco_vuoi_saperne_di_piu: knowMore,
  };
  expect(read('pagine/cosa_facciamo/servizi', raw)).toEqual({
    testo_introduttivo: 'flow(i)',
    elenco_servizi: [
      {
        key: '1',
        titolo_servizio: 'inline(t)',
        sottotitolo_servizio: 'inline(s)',
        descrizione_servizio: 'flow(d)',
        immagini_servizi: shown('a'),
      },
    ],
    blocco_vuoi_saperne_di_piu: knowMoreRead,
  });
});

// [spec 3.7]
test('cosa_facciamo/prodotti: intro, containers with their products, know-more block', () => {
  const raw = {
    testo_introduttivo: 'i',
    elenco_contenitore_prodotti: [
      {
        titolo: 't',
        sottotitolo: 's',
        elenco_prodotti: [{ titolo: 'p', descrizione: 'd' }],
      },
    ],
    blocco_vuoi_saperne_di_piu: knowMore,
  };
  expect(read('pagine/cosa_facciamo/prodotti', raw)).toEqual({
    testo_introduttivo: 'flow(i)',
    elenco_contenitore_prodotti: [
      {
        key: '1',
        titolo: 'inline(t)',
        sottotitolo: 'inline(s)',
        elenco_prodotti: [{ key: '1', titolo: 'inline(p)', descrizione: 'flow(d)' }],
      },
    ],
    blocco_vuoi_saperne_di_piu: knowMoreRead,
  });
});

// [spec 3.8]
test('cosa_facciamo/welfare: intro, welfare services, closing text, know-more block', () => {
  const raw = {
    testo_introduttivo: 'i',
    elenco_servizi_welfare: [
      {
        gallery_immagini: ['/a.jpg'],
        titolo: 't',
        sottotitolo: 's',
        descrizione: 'd',
      },
    ],
    testo_chiusura: 'c',
    blocco_vuoi_saperne_di_piu: knowMore,
  };
  expect(read('pagine/cosa_facciamo/welfare', raw)).toEqual({
    testo_introduttivo: 'flow(i)',
    elenco_servizi_welfare: [
      {
        key: '1',
        gallery_immagini: shown('a'),
        titolo: 'inline(t)',
        sottotitolo: 'inline(s)',
        descrizione: 'flow(d)',
      },
    ],
    testo_chiusura: 'flow(c)',
    blocco_vuoi_saperne_di_piu: knowMoreRead,
  });
});

// [spec 3.9]
test('chi_siamo: intro, about text, work-with-us block', () => {
  const raw = {
    testo_introduzione: 'i',
    testo_chi_siamo: 'c',
    blocco_lavora_con_noi: {
      cta: { etichetta: 'e', link: 'lavora_con_noi' },
      descrizione: 'd',
      gallery_immagini: ['/a.jpg'],
    },
  };
  expect(read('pagine/chi_siamo', raw)).toEqual({
    testo_introduzione: 'flow(i)',
    testo_chi_siamo: 'flow(c)',
    blocco_lavora_con_noi: {
      cta: { etichetta: 'inline(e)', link: 'lavora_con_noi' },
      descrizione: 'flow(d)',
      gallery_immagini: shown('a'),
    },
  });
});

const position = {
  titolo: 't',
  sottotitolo: 's',
  copertina: ['/c.jpg'],
  introduzione: 'i',
  descrizione_posizione: 'd',
  cta_candidati: { titolo: 'a' },
  data_pubblicazione: '1/11/2026',
  data_scadenza: '2026-12-31',
  contratto: 'stage',
  luogo: { citta: 'Bari', paese: 'Italia', remoto: 'sì' },
  retribuzione: { minimo: '900', massimo: '1.200,5', valuta: 'EUR', periodo: 'mese' },
};

// [spec 3.10]
test('lavora_con_noi: cover, introduction, open positions, free application', () => {
  const raw = {
    copertina: ['/a.jpg'],
    introduzione: {
      titolo: 't',
      descrizione: 'd',
      cta_candidatura: { titolo: 'c', cta_link: 'a@b.example' },
      informativa_candidati: 'https://e.example/',
    },
    posizioni_aperte: { titolo: 'p', posizioni: [position] },
    blocco_candidatura: { etichetta: 'e', link: 'c@d.example' },
  };
  expect(read('pagine/lavora_con_noi', raw)).toEqual({
    copertina: shown('a'),
    introduzione: {
      titolo: 'inline(t)',
      descrizione: 'flow(d)',
      cta_candidatura: { titolo: 'inline(c)', cta_link: 'a@b.example' },
      informativa_candidati: 'https://e.example/',
    },
    posizioni_aperte: {
      titolo: 'inline(p)',
      posizioni: [{ key: '1', titolo: 'inline(t)', sottotitolo: 'inline(s)' }],
    },
    blocco_candidatura: { etichetta: 'inline(e)', link: 'c@d.example' },
  });
});

// [spec 3.11]
test('a position: title, subtitle, cover, intro, description, title of its apply card, facts', () => {
  expect(read('pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/1', position)).toEqual({
    titolo: 'inline(t)',
    sottotitolo: 'inline(s)',
    copertina: shown('c'),
    introduzione: 'flow(i)',
    descrizione_posizione: 'flow(d)',
    cta_candidati: { titolo: 'inline(a)' },
    data_pubblicazione: '2026-11-01',
    data_scadenza: '2026-12-31',
    contratto: 'stage',
    luogo: { citta: 'Bari', paese: 'Italia', remoto: true },
    retribuzione: { minimo: 900, massimo: 1200.5, valuta: 'EUR', periodo: 'mese' },
  });
});

// [spec 3.12]
test('contatti: intro, columns, call to action', () => {
  const raw = {
    testo_introduttivo: 'i',
    lista_contatti: [{ colonna_contatti: 'c' }],
    cta: { titolo_cta: 't', link_cta: 'a@b.example' },
  };
  expect(read('pagine/contatti', raw)).toEqual({
    testo_introduttivo: 'flow(i)',
    lista_contatti: [{ key: '1', colonna_contatti: 'flow(c)' }],
    cta: { titolo_cta: 'inline(t)', link_cta: 'a@b.example' },
  });
});

// [spec 3.13]
test('footer: contacts paragraph, two columns, social networks', () => {
  const raw = {
    sezione_contatti: { paragrafo_contatti: 'p' },
    colonna_1: { titolo: 't', testo: 'x' },
    colonna_2: { titolo: 'u', testo: 'y' },
    dati_societari: { sede: 's', registro_imprese: 'r', rea: 'n', capitale_sociale: 'c', partita_iva: 'v' },
    colonna_social: [{ nome_social: 'linkedin', link_social: 'https://a.example/' }],
  };
  expect(read('footer', raw)).toEqual({
    sezione_contatti: { paragrafo_contatti: 'flow(p)' },
    colonna_1: { titolo: 'inline(t)', testo: 'flow(x)' },
    colonna_2: { titolo: 'inline(u)', testo: 'flow(y)' },
    dati_societari: raw.dati_societari,
    colonna_social: [{ key: '1', nome_social: 'linkedin', link_social: 'https://a.example/' }],
  });
});
