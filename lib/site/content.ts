import { wording } from '@/lib/site/wording';
import { BOXES, HOME_BOX } from './boxes';
import {
  amount,
  type Boxes,
  day,
  flag,
  gallery,
  group,
  type Group,
  html,
  label,
  link,
  list,
  type Leaf,
  having,
  name,
  number,
  on,
  type Parts,
} from '@/lib/content/schema/field';

/*
 * All content of the site, once: every field by its name in the database, its kind, what editors call it
 * (Italian), which part is a record (specification, section 7), and where it is shown. The types (`values.ts`), the
 * parser, the checks, the lists of changes, the names of parts and what may be published alone come from here. The
 * order is that in which editors read.
 */

const title = label('Titolo');
const subtitle = label('Sottotitolo');
const description = html('Descrizione');
const intro = html('Testo introduttivo');
/** A title that is large in every window. */
const large = having(title, { large: true });
const target = link('Link');
const pictures = (box: number) => gallery('Immagini', 'Immagine', box);
const cover = (...boxes: Boxes) => gallery('Immagini di copertina', 'Immagine di copertina', ...boxes);
const button = having(group('Pulsante', { etichetta: label('Etichetta'), link: target }), { button: true });

/** A button or a card in the colour of actions, and a button in ink; the second colour is that under the pointer. */
const ACTION = ['actionInk on action', 'actionInk on actionLight'] as const;
const INK = ['paper on ink', 'deepInk on deep'] as const;
const cardLabel = on(ACTION, having(label('Etichetta'), { large: true }));
const TINTS = ['ink on services', 'ink on products', 'ink on welfare'] as const;
type Tint = (typeof TINTS)[number];

const visibility = having(flag('Visibilità nel menu'), { record: true, above: 'none' });

/** A record with a screen of its own, and beside it whether the menu shows it. */
function page<P extends Parts>(called: string, parts: P) {
  return having(group(called, { ...parts, _visibility: visibility }), { record: true });
}

const home = page(wording.home, {
  blocco_servizi_e_prodotti: on(
    TINTS,
    list(
      'Servizi e prodotti',
      { one: 'Blocco', gender: 'm', title: 'titolo_blocco' },
      { titolo_blocco: large, descrizione_blocco: description, link: target },
    ),
  ),
  testo_chi_siamo: on(['deepInk on deep'], html('Testo chi siamo')),
  blocchi_immagine_testo_cta: list(
    'Blocchi con immagini e testo',
    { one: 'Blocco con immagini e testo', gender: 'm' },
    { descrizione: description, cta: on(ACTION, button), gallery_immagini: pictures(BOXES.story) },
  ),
  immagini_di_copertina: cover(...HOME_BOX),
});

/** The introduction and the end of a tab, on its tint. */
const tabIntro = (tint: Tint) => on([tint], intro);
const knowMore = (tint: Tint) =>
  group('Vuoi saperne di più', {
    blocco_testo: on([tint], group('Testo', { titolo: large, descrizione: description })),
    cta: on(INK, button),
    gallery_immagini: pictures(BOXES.closing),
  });

/** The head of a tab, which the page around shows: its label, which is selected too, and its cover. */
const tabLabel = (tint: Tint) =>
  on(
    ['ink on paper', 'ink on paperShade', 'paper on ink', tint],
    having(label('Etichetta della scheda'), { above: 'only', as: 'etichetta' }),
  );
const tabCover = having(cover(BOXES.cover), { above: 'only' });

const services = group(wording.screens.services, {
  etichetta_servizi: tabLabel('ink on services'),
  testo_introduttivo: tabIntro('ink on services'),
  elenco_servizi: list(
    'Elenco dei servizi',
    { one: 'Servizio', gender: 'm', title: 'titolo_servizio' },
    {
      titolo_servizio: large,
      sottotitolo_servizio: subtitle,
      descrizione_servizio: description,
      immagini_servizi: pictures(BOXES.service),
    },
  ),
  blocco_vuoi_saperne_di_piu: knowMore('ink on services'),
  immagini_di_copertina: tabCover,
});

const products = group(wording.screens.products, {
  etichetta_prodotti: tabLabel('ink on products'),
  testo_introduttivo: tabIntro('ink on products'),
  elenco_contenitore_prodotti: list(
    'Famiglie di prodotti',
    { one: 'Famiglia di prodotti', gender: 'f', title: 'titolo' },
    {
      titolo: large,
      sottotitolo: subtitle,
      elenco_prodotti: on(
        ['ink on products', 'ink on paperShade'],
        list(
          'Prodotti',
          { one: 'Prodotto', gender: 'm', title: 'titolo' },
          { titolo: title, descrizione: description },
        ),
      ),
    },
  ),
  blocco_vuoi_saperne_di_piu: knowMore('ink on products'),
  immagini_di_copertina: tabCover,
});

const welfare = group(wording.screens.welfare, {
  etichetta_welfare: tabLabel('ink on welfare'),
  testo_introduttivo: tabIntro('ink on welfare'),
  elenco_servizi_welfare: on(
    ['ink on welfare', 'ink on paperShade'],
    list(
      'Servizi welfare',
      { one: 'Servizio welfare', gender: 'm', title: 'titolo' },
      {
        titolo: title,
        sottotitolo: subtitle,
        descrizione: description,
        gallery_immagini: pictures(BOXES.welfare),
      },
    ),
  ),
  testo_chiusura: html('Testo di chiusura'),
  blocco_vuoi_saperne_di_piu: knowMore('ink on welfare'),
  immagini_di_copertina: tabCover,
});

const whatWeDo = page(wording.screens.whatWeDo, {
  servizi: having(services, { record: true }),
  prodotti: having(products, { record: true }),
  welfare: having(welfare, { record: true }),
});

const about = page(wording.screens.about, {
  testo_introduzione: on(['ink on services'], intro),
  testo_chi_siamo: html('Testo chi siamo'),
  blocco_lavora_con_noi: group('Lavora con noi', {
    descrizione: on(['ink on welfare'], description),
    cta: on(ACTION, button),
    gallery_immagini: pictures(BOXES.story),
  }),
});

const positions = list(
  'Posizioni',
  { one: 'Posizione', gender: 'f', title: 'titolo', subtitle: 'sottotitolo' },
  {
    // In the list too, where the row gets a tint under the pointer.
    titolo: on(['ink on paper', 'ink on services', 'ink on welfare'], having(title, { above: 'too' })),
    sottotitolo: on(
      ['inkSoft on paper', 'inkSoft on services', 'ink on paper', 'ink on services', 'ink on welfare'],
      having(subtitle, { above: 'too' }),
    ),
    introduzione: on(['ink on welfare'], html('Introduzione')),
    descrizione_posizione: description,
    data_pubblicazione: day('Data di pubblicazione'),
    data_scadenza: day('Data di scadenza'),
    contratto: name('Contratto'),
    luogo: group('Luogo', { citta: name('Città'), paese: name('Paese'), remoto: flag('Da remoto') }),
    retribuzione: group('Retribuzione', {
      minimo: amount('Minimo'),
      massimo: amount('Massimo'),
      valuta: name('Valuta'),
      periodo: name('Periodo'),
    }),
    cta_candidati: group('Scheda per candidarsi', { titolo: on(ACTION, large) }),
    copertina: cover(BOXES.cover),
  },
);

const careers = page(wording.screens.careers, {
  introduzione: having(
    on(
      ['ink on welfare'],
      group('Introduzione', {
        titolo: title,
        descrizione: description,
        cta_candidatura: having(
          group('Pulsante per candidarsi', {
            titolo: on(INK, label('Etichetta')),
            cta_link: target,
          }),
          { button: true },
        ),
        informativa_candidati: link('Informativa sulla privacy per chi si candida'),
      }),
    ),
    // The screen of a position reads it alone, for the address to apply to and the privacy notice.
    { record: true, above: 'too' },
  ),
  posizioni_aperte: group('', {
    titolo: on(['inkSoft on paper'], label('Titolo delle posizioni aperte')),
    posizioni: having(positions, {
      record: 'each',
      keys: 'index',
    }),
  }),
  blocco_candidatura: group('Candidatura spontanea', { etichetta: cardLabel, link: target }),
  copertina: cover(BOXES.cover),
});

const contacts = page(wording.screens.contacts, {
  testo_introduttivo: on(['ink on products'], intro),
  lista_contatti: list(
    'Colonne dei contatti',
    { one: 'Colonna di contatti', gender: 'f' },
    { colonna_contatti: html('Testo') },
  ),
  cta: group('Scheda per scrivere', { titolo_cta: cardLabel, link_cta: target }),
});

const footerText = on(['deepInk on deep'], html('Testo'));

const footer = having(
  group('Piè di pagina', {
    sezione_contatti: group('Contatti', { paragrafo_contatti: footerText }),
    colonna_1: group('Colonna 1', { titolo: title, testo: footerText }),
    colonna_2: group('Colonna 2', { titolo: title, testo: footerText }),
    dati_societari: group('Dati societari', {
      sede: name('Sede legale'),
      registro_imprese: name('Registro delle imprese'),
      rea: name('Numero REA'),
      capitale_sociale: name('Capitale sociale'),
      partita_iva: name('Partita IVA'),
    }),
    colonna_social: list(
      'Social',
      { one: 'Social', gender: 'm', title: 'nome_social' },
      { nome_social: name('Nome'), link_social: target },
    ),
  }),
  { record: true },
);

/** The menu: the key of an entry is the key of its page. It is on paper and over every cover; on a phone on a dark ground. */
const menu = having(
  list(
    'Menu',
    { one: 'Voce', gender: 'f', title: 'value', order: 'order' },
    {
      value: on(
        ['ink on paper', ...TINTS, 'deepInk on deep', 'deepInk on deepSoft'],
        having(label('Etichetta'), { or: '_value', as: 'label', required: true }),
      ),
      url: having(link('Indirizzo'), { or: '_url' }),
      order: having(number('Ordine'), { or: '_order' }),
    },
  ),
  { record: true, keys: 'page' },
);

/** The pages that have a screen, by key, in the order of the menu. */
export const PAGES = {
  home,
  cosa_facciamo: whatWeDo,
  chi_siamo: about,
  lavora_con_noi: careers,
  contatti: contacts,
};

/** Returns the field of a page that has no screen: only its visibility. */
function pageWithoutScreen(key: string): Group<{ readonly _visibility: Leaf<'flag'> }> {
  const called = key.replaceAll('_', ' ').trim();
  return having(group(called, { _visibility: visibility }), { record: true });
}

/** All content below a base path. */
export const CONTENT = {
  pagine: { ...group('Pagine', PAGES), others: pageWithoutScreen },
  footer,
  impostazioni: group('Impostazioni', { etichette: group('Etichette', { menu }) }),
};
