import type { Field, Parts } from 'still-live/content/schema/field';
import { bindSite } from 'still-live/declaration';
import {
  flag,
  gallery,
  group,
  having,
  html,
  label,
  link,
  list,
  name,
  needed,
  number,
  on,
  page,
  record,
  tabs,
  visibility,
  wanted,
} from 'still-live/schema';
import { toneInTurn } from 'still-live/route/tone';
import { WORDS } from 'still-live/words';

/*
 * A whole site of the engine's own, for tests that name screens, addresses and paths: it has a screen and a field of
 * each kind that they need, and stays as it is whatever site stands beside the engine. Content for it is in own-data.ts.
 */

const plain = (key: string) => ({ kind: 'screen', record: `pagine/${key}`, at: `/${key}` }) as const;

export const SCREENS = {
  home: { ...plain('home'), at: '/', also: ['/home'] },
  cosa_facciamo: tabs('pagine/cosa_facciamo', {
    at: '/cosa_facciamo',
    tabs: { 1: 'servizi', 2: 'prodotti', 3: 'welfare' },
  }),
  chi_siamo: plain('chi_siamo'),
  lavora_con_noi: plain('lavora_con_noi'),
  lavora_con_noi_dettaglio: {
    kind: 'entries',
    record: 'pagine/lavora_con_noi/posizioni_aperte/posizioni',
    at: '/lavora_con_noi_dettaglio',
    path: '/lavora_con_noi/{titolo}',
    list: 'lavora_con_noi',
    feed: '/posizioni.xml',
    reads: ['pagine/lavora_con_noi/introduzione'],
  },
  contatti: plain('contatti'),
} as const;

/** Where the content is that the screens share. */
const SITE = {
  project: 'feeling',
  everywhere: ['footer'],
  menu: 'impostazioni/etichette/menu',
  pagesAt: 'pagine',
  contact: 'contatti',
  mapPath: '/mappa/',
  framedPath: '/anteprima/',
};

const covers = () => gallery('Copertina', 'Immagine di copertina', 1.5);
const button = () =>
  group('Pulsante', {
    etichetta: needed('Pulsante senza etichetta: non compare', label('Etichetta')),
    link: needed('Pulsante senza link: non compare', link('Link')),
  });
const tab = (called: string, key: string, parts: Parts = {}) =>
  record(called, {
    [`etichetta_${key}`]: having(label('Etichetta della scheda'), { head: 'only', parsedAs: 'etichetta' }),
    testo_introduttivo: html('Testo introduttivo'),
    ...parts,
    immagini_di_copertina: having(covers(), { head: 'only' }),
  });
const column = (called: string) =>
  group(called, {
    titolo: wanted('Colonna senza titolo: non compare', label('Titolo')),
    testo: wanted('Colonna senza testo: resta vuota', html('Testo')),
  });

export const POSITIONS = having(
  list(
    'Posizioni',
    { one: 'Posizione', gender: 'f', title: 'titolo', subtitle: 'sottotitolo' },
    {
      titolo: having(label('Titolo'), { head: 'too' }),
      sottotitolo: having(label('Sottotitolo'), { head: 'too' }),
      introduzione: html('Introduzione'),
      descrizione_posizione: html('Descrizione'),
      luogo: group('Luogo', { citta: name('Città'), remoto: flag('Da remoto') }),
      copertina: covers(),
    },
  ),
  { record: 'each', keys: 'index' },
);

const pages = {
  home: page('Home', {
    blocco_servizi_e_prodotti: list(
      'Servizi e prodotti',
      { one: 'Blocco', gender: 'm', title: 'titolo_blocco' },
      {
        titolo_blocco: needed('Blocco senza titolo: compare con la freccia soltanto', label('Titolo')),
        link: needed('Blocco senza link: non porta da nessuna parte', link('Link')),
      },
    ),
    testo_chi_siamo: on(['deepInk on deep'], html('Testo chi siamo')),
    blocchi_immagine_testo_cta: list(
      'Blocchi',
      { one: 'Blocco', gender: 'm' },
      { descrizione: html('Descrizione'), cta: button() },
    ),
    immagini_di_copertina: covers(),
  }),
  cosa_facciamo: page('Cosa facciamo', {
    servizi: tab('Servizi', 'servizi', {
      blocco_vuoi_saperne_di_piu: group('Vuoi saperne di più', { cta: button() }),
    }),
    prodotti: tab('Prodotti', 'prodotti'),
    welfare: tab('Welfare', 'welfare', {
      elenco_servizi_welfare: list(
        'Servizi welfare',
        { one: 'Servizio welfare', gender: 'm', title: 'titolo' },
        { titolo: label('Titolo'), gallery_immagini: gallery('Immagini', 'Immagine', 1.5) },
      ),
    }),
  }),
  chi_siamo: page('Chi siamo', {
    testo_introduzione: html('Testo introduttivo'),
    testo_chi_siamo: html('Testo chi siamo'),
  }),
  lavora_con_noi: page('Lavora con noi', {
    introduzione: having(
      group('Introduzione', {
        titolo: label('Titolo'),
        informativa_candidati: wanted('Manca l’informativa per chi si candida', link('Informativa')),
      }),
      { record: true, around: 'whole' },
    ),
    posizioni_aperte: group('', { titolo: label('Titolo'), posizioni: POSITIONS }),
  }),
  contatti: page('Contatti', {
    testo_introduttivo: html('Testo introduttivo'),
    cta: group('Scheda per scrivere', {
      titolo_cta: needed('Scheda senza etichetta: non compare', label('Etichetta')),
      link_cta: needed('Scheda senza link: non porta da nessuna parte', link('Link')),
    }),
  }),
};

const footer = record('Piè di pagina', {
  sezione_contatti: group('Contatti', { paragrafo_contatti: html('Testo') }),
  colonna_1: column('Colonna 1'),
  dati_societari: group('Dati societari', { sede: name('Sede legale'), rea: name('Numero REA') }),
  colonna_social: list(
    'Social',
    { one: 'Social', gender: 'm', title: 'nome_social' },
    {
      nome_social: needed('Social senza nome: compare un’icona generica', name('Nome')),
      link_social: needed('Social senza link: non porta da nessuna parte', link('Link')),
    },
  ),
});

const menu = having(
  list(
    'Menu',
    { one: 'Voce', gender: 'f', title: 'value', order: 'order' },
    {
      value: having(label('Etichetta'), { storedAlsoAs: '_value', parsedAs: 'label', required: true }),
      url: having(link('Indirizzo'), { storedAlsoAs: '_url' }),
      order: having(number('Ordine'), { storedAlsoAs: '_order' }),
    },
  ),
  { record: true, keys: 'page' },
);

const CONTENT: Readonly<Record<string, Field>> = {
  pagine: {
    ...group('Pagine', pages),
    others: (key: string) => record(key.replaceAll('_', ' '), { _visibility: visibility() }),
  },
  footer,
  impostazioni: group('Impostazioni', { etichette: group('Etichette', { menu }) }),
};

const ENTRIES = {
  lavora_con_noi_dettaglio: {
    all: 'Posizioni aperte',
    untitled: 'Posizione aperta',
    absent: 'Posizione non disponibile',
  },
};

/** Gives the engine this site in place of the one beside it, which is bound before each file of tests. */
export function bindOwnSite(): void {
  // A tint is one of the brand.
  const screens = Object.fromEntries(
    Object.entries(SCREENS).map(([screen, says]) => [screen, { ...says, tone: toneInTurn(0) }]),
  );
  const words = { ...WORDS, entries: ENTRIES };
  // The types know the other site alone.
  const site: object = { ...SITE, screens, content: CONTENT, words, rules: [], structure: {} };
  bindSite(site);
}
