import { type Field, gallery, group, type GroupField, leaf, list, type Parts } from './field';

/*
 * All fields of the content: the kind of each, and what editors call it (Italian). Keys are those of the
 * database; the types of the parsed values are in `model.ts`.
 * `__tests__/lib/content/fields/content-fields.test.ts` checks that the parsers read these fields and no
 * others.
 */

const title = leaf('label', 'Titolo');
const subtitle = leaf('label', 'Sottotitolo');
const description = leaf('html', 'Descrizione');
const intro = leaf('html', 'Testo introduttivo');
const link = leaf('link', 'Link');
const pictures = gallery('Immagini');
const cover = gallery('Immagini di copertina', 'Immagine di copertina');
const button = group('Pulsante', { etichetta: leaf('label', 'Etichetta'), link });
const tabLabel = leaf('label', 'Etichetta della scheda');
const knowMore = group('Vuoi saperne di più', {
  blocco_testo: group('Testo', { titolo: title, descrizione: description }),
  cta: button,
  gallery_immagini: pictures,
});

/** Whether the menu shows the page. Every page has this flag. */
const visibility = leaf('flag', 'Visibilità nel menu');

function page(name: string, parts: Parts): GroupField {
  return group(name, { ...parts, _visibility: visibility });
}

const home = page('Home', {
  blocco_servizi_e_prodotti: list(
    'Servizi e prodotti',
    { one: 'Blocco', gender: 'm', title: 'titolo_blocco' },
    { titolo_blocco: title, descrizione_blocco: description, link },
  ),
  testo_chi_siamo: leaf('html', 'Testo chi siamo'),
  blocchi_immagine_testo_cta: list(
    'Blocchi con immagini e testo',
    { one: 'Blocco con immagini e testo', gender: 'm' },
    { descrizione: description, cta: button, gallery_immagini: pictures },
  ),
  immagini_di_copertina: cover,
});

const services = group('Servizi', {
  etichetta_servizi: tabLabel,
  testo_introduttivo: intro,
  elenco_servizi: list(
    'Elenco dei servizi',
    { one: 'Servizio', gender: 'm', title: 'titolo_servizio' },
    {
      titolo_servizio: title,
      sottotitolo_servizio: subtitle,
      descrizione_servizio: description,
      immagini_servizi: pictures,
    },
  ),
  blocco_vuoi_saperne_di_piu: knowMore,
  immagini_di_copertina: cover,
});

const products = group('Prodotti', {
  etichetta_prodotti: tabLabel,
  testo_introduttivo: intro,
  elenco_contenitore_prodotti: list(
    'Famiglie di prodotti',
    { one: 'Famiglia di prodotti', gender: 'f', title: 'titolo' },
    {
      titolo: title,
      sottotitolo: subtitle,
      elenco_prodotti: list(
        'Prodotti',
        { one: 'Prodotto', gender: 'm', title: 'titolo' },
        { titolo: title, descrizione: description },
      ),
    },
  ),
  blocco_vuoi_saperne_di_piu: knowMore,
  immagini_di_copertina: cover,
});

const welfare = group('Welfare', {
  etichetta_welfare: tabLabel,
  testo_introduttivo: intro,
  elenco_servizi_welfare: list(
    'Servizi welfare',
    { one: 'Servizio welfare', gender: 'm', title: 'titolo' },
    { titolo: title, sottotitolo: subtitle, descrizione: description, gallery_immagini: pictures },
  ),
  testo_chiusura: leaf('html', 'Testo di chiusura'),
  blocco_vuoi_saperne_di_piu: knowMore,
  immagini_di_copertina: cover,
});

const about = page('Chi siamo', {
  testo_introduzione: intro,
  testo_chi_siamo: leaf('html', 'Testo chi siamo'),
  blocco_lavora_con_noi: group('Lavora con noi', {
    descrizione: description,
    cta: button,
    gallery_immagini: pictures,
  }),
});

const position = list(
  'Posizioni',
  { one: 'Posizione', gender: 'f', title: 'titolo' },
  {
    titolo: title,
    sottotitolo: subtitle,
    introduzione: leaf('html', 'Introduzione'),
    descrizione_posizione: description,
    data_pubblicazione: leaf('name', 'Data di pubblicazione'),
    data_scadenza: leaf('name', 'Data di scadenza'),
    contratto: leaf('name', 'Contratto'),
    luogo: group('Luogo', {
      citta: leaf('name', 'Città'),
      paese: leaf('name', 'Paese'),
      remoto: leaf('flag', 'Da remoto'),
    }),
    retribuzione: group('Retribuzione', {
      minimo: leaf('number', 'Minimo'),
      massimo: leaf('number', 'Massimo'),
      valuta: leaf('name', 'Valuta'),
      periodo: leaf('name', 'Periodo'),
    }),
    cta_candidati: group('Scheda per candidarsi', { titolo: title }),
    copertina: cover,
  },
);

const careers = page('Lavora con noi', {
  introduzione: group('Introduzione', {
    titolo: title,
    descrizione: description,
    cta_candidatura: group('Pulsante per candidarsi', {
      titolo: leaf('label', 'Etichetta'),
      cta_link: link,
    }),
  }),
  posizioni_aperte: group('', {
    titolo: leaf('label', 'Titolo delle posizioni aperte'),
    posizioni: position,
  }),
  blocco_candidatura: group('Candidatura spontanea', { etichetta: leaf('label', 'Etichetta'), link }),
  copertina: cover,
});

const contacts = page('Contatti', {
  testo_introduttivo: intro,
  lista_contatti: list(
    'Colonne dei contatti',
    { one: 'Colonna di contatti', gender: 'f' },
    { colonna_contatti: leaf('html', 'Testo') },
  ),
  cta: group('Scheda per scrivere', { titolo_cta: leaf('label', 'Etichetta'), link_cta: link }),
});

const footer = group('Piè di pagina', {
  sezione_contatti: group('Contatti', { paragrafo_contatti: leaf('html', 'Testo') }),
  colonna_1: group('Colonna 1', { titolo: title, testo: leaf('html', 'Testo') }),
  colonna_2: group('Colonna 2', { titolo: title, testo: leaf('html', 'Testo') }),
  colonna_social: list(
    'Social',
    { one: 'Social', gender: 'm', title: 'nome_social' },
    { nome_social: leaf('name', 'Nome'), link_social: link },
  ),
});

/** The menu: the key of an entry is the key of its page, the label is its own value or `value`. */
const menu = list(
  'Menu',
  { one: 'Voce', gender: 'f', title: '_value', order: ['order', '_order'] },
  {
    _value: leaf('label', 'Etichetta'),
    value: leaf('label', 'Etichetta'),
    url: leaf('link', 'Indirizzo'),
    _url: leaf('link', 'Indirizzo'),
    order: leaf('number', 'Ordine'),
    _order: leaf('number', 'Ordine'),
  },
);

/** The pages that have a screen, by key, in the order of the menu. */
export const PAGES: Readonly<Record<string, GroupField>> = {
  home,
  cosa_facciamo: page('Cosa facciamo', { servizi: services, prodotti: products, welfare }),
  chi_siamo: about,
  lavora_con_noi: careers,
  contatti: contacts,
};

/** Returns the field of a page that has no screen: only its visibility. */
export function pageWithoutScreen(key: string): GroupField {
  return page(key.replaceAll('_', ' ').trim(), {});
}

/** All content below a base path. */
export const CONTENT: {
  readonly pagine: GroupField;
  readonly footer: Field;
  readonly impostazioni: GroupField;
} = {
  pagine: group('Pagine', PAGES),
  footer,
  impostazioni: group('Impostazioni', { etichette: group('Etichette', { menu }) }),
};
