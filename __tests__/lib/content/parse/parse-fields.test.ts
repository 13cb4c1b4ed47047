import { parseRecord } from '@/lib/content/parse/parse-record';
import type { RecordPath } from '@/lib/content/records';
import { markingSanitiser } from './fake-sanitiser';

/*
 * Every field of every entity of the specification, section 3, by the name the database has for it. `home` and the menu
 * are in parse-record.test.ts, slider items in parse-gallery.test.ts.
 */

const value = (text: string): object => ({ _value: text });
const list = (...entries: object[]): object => ({ _list: [{ titolo: value('template') }, ...entries] });
const gallery = (url: string): object => list({ _id: 1, _order: 1, immagine: value(url) });
const shown = (url: string): object[] => [{ id: '1', kind: 'image', url, alt: '' }];
const read = (path: RecordPath, raw: unknown): unknown => {
  const { value: parsed, issues } = parseRecord(path, raw, markingSanitiser);
  expect(issues).toEqual([]);
  return parsed;
};

const knowMore = {
  blocco_testo: { titolo: value('t'), descrizione: value('d') },
  gallery_immagini: gallery('/k.jpg'),
  cta: { etichetta: value('e'), link: value('contatti') },
};
const knowMoreRead = {
  blocco_testo: { titolo: 'inline(t)', descrizione: 'flow(d)' },
  gallery_immagini: shown('/k.jpg'),
  cta: { etichetta: 'inline(e)', link: 'contatti' },
};

// [spec 3.5]
test('cosa_facciamo: covers and labels of the three tabs', () => {
  const raw = {
    servizi: { immagini_di_copertina: gallery('/s.jpg'), etichetta_servizi: value('S') },
    prodotti: { immagini_di_copertina: gallery('/p.jpg'), etichetta_prodotti: value('P') },
    welfare: { immagini_di_copertina: gallery('/w.jpg'), etichetta_welfare: value('W') },
  };
  expect(read('pagine/cosa_facciamo', raw)).toEqual({
    servizi: { immagini_di_copertina: shown('/s.jpg'), etichetta: 'inline(S)' },
    prodotti: { immagini_di_copertina: shown('/p.jpg'), etichetta: 'inline(P)' },
    welfare: { immagini_di_copertina: shown('/w.jpg'), etichetta: 'inline(W)' },
  });
});

// [spec 3.6]
test('cosa_facciamo/servizi: intro, list of services, know-more block', () => {
  const raw = {
    testo_introduttivo: value('i'),
    elenco_servizi: list({
      titolo_servizio: value('t'),
      sottotitolo_servizio: value('s'),
      descrizione_servizio: value('d'),
      immagini_servizi: gallery('/a.jpg'),
    }),
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
        immagini_servizi: shown('/a.jpg'),
      },
    ],
    blocco_vuoi_saperne_di_piu: knowMoreRead,
  });
});

// [spec 3.7]
test('cosa_facciamo/prodotti: intro, containers with their products, know-more block', () => {
  const raw = {
    testo_introduttivo: value('i'),
    elenco_contenitore_prodotti: list({
      titolo: value('t'),
      sottotitolo: value('s'),
      elenco_prodotti: list({ titolo: value('p'), descrizione: value('d') }),
    }),
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
    testo_introduttivo: value('i'),
    elenco_servizi_welfare: list({
      gallery_immagini: gallery('/a.jpg'),
      titolo: value('t'),
      sottotitolo: value('s'),
      descrizione: value('d'),
    }),
    testo_chiusura: value('c'),
    blocco_vuoi_saperne_di_piu: knowMore,
  };
  expect(read('pagine/cosa_facciamo/welfare', raw)).toEqual({
    testo_introduttivo: 'flow(i)',
    elenco_servizi_welfare: [
      {
        key: '1',
        gallery_immagini: shown('/a.jpg'),
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
    testo_introduzione: value('i'),
    testo_chi_siamo: value('c'),
    blocco_lavora_con_noi: {
      cta: { etichetta: value('e'), link: value('lavora_con_noi') },
      descrizione: value('d'),
      gallery_immagini: gallery('/a.jpg'),
    },
  };
  expect(read('pagine/chi_siamo', raw)).toEqual({
    testo_introduzione: 'flow(i)',
    testo_chi_siamo: 'flow(c)',
    blocco_lavora_con_noi: {
      cta: { etichetta: 'inline(e)', link: 'lavora_con_noi' },
      descrizione: 'flow(d)',
      gallery_immagini: shown('/a.jpg'),
    },
  });
});

const position = {
  titolo: value('t'),
  sottotitolo: value('s'),
  copertina: gallery('/c.jpg'),
  introduzione: value('i'),
  descrizione_posizione: value('d'),
  cta_candidati: { titolo: value('a') },
  data_pubblicazione: value('1/11/2026'),
  data_scadenza: value('2026-12-31'),
  contratto: value('stage'),
  luogo: { citta: value('Bari'), paese: value('Italia'), remoto: value('sì') },
  retribuzione: {
    minimo: value('900'),
    massimo: value('1.200,5'),
    valuta: value('EUR'),
    periodo: value('mese'),
  },
};

// [spec 3.10]
test('lavora_con_noi: cover, introduction, open positions, free application', () => {
  const raw = {
    copertina: gallery('/a.jpg'),
    introduzione: {
      titolo: value('t'),
      descrizione: value('d'),
      cta_candidatura: { titolo: value('c'), cta_link: value('a@b.example') },
    },
    posizioni_aperte: { titolo: value('p'), posizioni: list(position) },
    blocco_candidatura: { etichetta: value('e'), link: value('c@d.example') },
  };
  expect(read('pagine/lavora_con_noi', raw)).toEqual({
    copertina: shown('/a.jpg'),
    introduzione: {
      titolo: 'inline(t)',
      descrizione: 'flow(d)',
      cta_candidatura: { titolo: 'inline(c)', cta_link: 'a@b.example' },
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
    copertina: shown('/c.jpg'),
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
    testo_introduttivo: value('i'),
    lista_contatti: list({ colonna_contatti: value('c') }),
    cta: { titolo_cta: value('t'), link_cta: value('a@b.example') },
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
    sezione_contatti: { paragrafo_contatti: value('p') },
    colonna_1: { titolo: value('t'), testo: value('x') },
    colonna_2: { titolo: value('u'), testo: value('y') },
    colonna_social: list({ nome_social: value('linkedin'), link_social: value('https://a.example/') }),
  };
  expect(read('footer', raw)).toEqual({
    sezione_contatti: { paragrafo_contatti: 'flow(p)' },
    colonna_1: { titolo: 'inline(t)', testo: 'flow(x)' },
    colonna_2: { titolo: 'inline(u)', testo: 'flow(y)' },
    colonna_social: [{ key: '1', nome_social: 'linkedin', link_social: 'https://a.example/' }],
  });
});
