import { wording } from './wording';
import {
  amount,
  day,
  flag,
  group,
  having,
  html,
  label,
  link,
  list,
  name,
  needed,
  on,
  page,
  wanted,
} from 'still-live/schema';
import { BOXES, HOME_BOX } from './boxes';
import { footer, menu, pageWithoutScreen } from './around';
import {
  ACTION,
  button,
  buttonLabel,
  buttonLink,
  cardLabel,
  cardLink,
  cover,
  description,
  INK,
  intro,
  knowMore,
  large,
  pictures,
  subtitle,
  tabCover,
  tabIntro,
  tabLabel,
  target,
  tints,
  title,
} from './fields';

/*
 * All content, once: every field by its name in the database, its kind, what editors call it (Italian), which part is a
 * record, and where it is shown. The types (`values.ts`), the parser, the checks, the lists of changes, the names of
 * parts and what may be published alone come from here. The order is that in which editors read.
 */

const home = () =>
  page(wording.home, {
    blocco_servizi_e_prodotti: on(
      tints(),
      list(
        'Servizi e prodotti',
        { one: 'Blocco', gender: 'm', title: 'titolo_blocco' },
        {
          titolo_blocco: needed(
            'Blocco senza titolo: compare con la freccia e la descrizione soltanto',
            large(),
          ),
          descrizione_blocco: description(),
          link: needed('Blocco senza link: compare, ma non porta da nessuna parte', target()),
        },
      ),
    ),
    testo_chi_siamo: on(['deepInk on deep'], html('Testo chi siamo')),
    blocchi_immagine_testo_cta: list(
      'Blocchi con immagini e testo',
      { one: 'Blocco con immagini e testo', gender: 'm' },
      { descrizione: description(), cta: on(ACTION, button()), gallery_immagini: pictures(BOXES.story) },
    ),
    immagini_di_copertina: cover(...HOME_BOX),
  });

const services = () =>
  group(wording.screens.services, {
    etichetta_servizi: tabLabel('ink on services'),
    testo_introduttivo: tabIntro('ink on services'),
    elenco_servizi: list(
      'Elenco dei servizi',
      { one: 'Servizio', gender: 'm', title: 'titolo_servizio' },
      {
        titolo_servizio: large(),
        sottotitolo_servizio: subtitle(),
        descrizione_servizio: description(),
        immagini_servizi: pictures(BOXES.service),
      },
    ),
    blocco_vuoi_saperne_di_piu: knowMore('ink on services'),
    immagini_di_copertina: tabCover(),
  });

const products = () =>
  group(wording.screens.products, {
    etichetta_prodotti: tabLabel('ink on products'),
    testo_introduttivo: tabIntro('ink on products'),
    elenco_contenitore_prodotti: list(
      'Famiglie di prodotti',
      { one: 'Famiglia di prodotti', gender: 'f', title: 'titolo' },
      {
        titolo: large(),
        sottotitolo: subtitle(),
        elenco_prodotti: on(
          ['ink on products', 'ink on paperShade'],
          list(
            'Prodotti',
            { one: 'Prodotto', gender: 'm', title: 'titolo' },
            { titolo: title(), descrizione: description() },
          ),
        ),
      },
    ),
    blocco_vuoi_saperne_di_piu: knowMore('ink on products'),
    immagini_di_copertina: tabCover(),
  });

const welfare = () =>
  group(wording.screens.welfare, {
    etichetta_welfare: tabLabel('ink on welfare'),
    testo_introduttivo: tabIntro('ink on welfare'),
    elenco_servizi_welfare: on(
      ['ink on welfare', 'ink on paperShade'],
      list(
        'Servizi welfare',
        { one: 'Servizio welfare', gender: 'm', title: 'titolo' },
        {
          titolo: title(),
          sottotitolo: subtitle(),
          descrizione: description(),
          gallery_immagini: pictures(BOXES.welfare),
        },
      ),
    ),
    testo_chiusura: html('Testo di chiusura'),
    blocco_vuoi_saperne_di_piu: knowMore('ink on welfare'),
    immagini_di_copertina: tabCover(),
  });

const whatWeDo = () =>
  page(wording.screens.whatWeDo, {
    servizi: having(services(), { record: true }),
    prodotti: having(products(), { record: true }),
    welfare: having(welfare(), { record: true }),
  });

const about = () =>
  page(wording.screens.about, {
    testo_introduzione: on(['ink on services'], intro()),
    testo_chi_siamo: html('Testo chi siamo'),
    blocco_lavora_con_noi: group('Lavora con noi', {
      descrizione: on(['ink on welfare'], description()),
      cta: on(ACTION, button()),
      gallery_immagini: pictures(BOXES.story),
    }),
  });

const positions = () =>
  list(
    'Posizioni',
    { one: 'Posizione', gender: 'f', title: 'titolo', subtitle: 'sottotitolo' },
    {
      // In the list too, where the row gets a tint under the pointer.
      titolo: on(['ink on paper', 'ink on services', 'ink on welfare'], having(title(), { head: 'too' })),
      sottotitolo: on(
        ['inkSoft on paper', 'inkSoft on services', 'ink on paper', 'ink on services', 'ink on welfare'],
        having(subtitle(), { head: 'too' }),
      ),
      introduzione: on(['ink on welfare'], html('Introduzione')),
      descrizione_posizione: description(),
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
      cta_candidati: group('Scheda per candidarsi', { titolo: on(ACTION, large()) }),
      copertina: cover(BOXES.cover),
    },
  );

const careers = () =>
  page(wording.screens.careers, {
    introduzione: having(
      on(
        ['ink on welfare'],
        group('Introduzione', {
          titolo: title(),
          descrizione: description(),
          cta_candidatura: group('Pulsante per candidarsi', {
            titolo: on(INK, buttonLabel()),
            cta_link: buttonLink(),
          }),
          informativa_candidati: wanted(
            'Manca l’informativa sulla privacy per chi si candida (GDPR, art. 13): accanto a «Candidati» non c’è',
            link('Informativa sulla privacy per chi si candida'),
          ),
        }),
      ),
      // The screen of a position reads it alone, for the address to apply to and the privacy notice.
      { record: true, around: 'whole' },
    ),
    posizioni_aperte: group('', {
      titolo: on(['inkSoft on paper'], label('Titolo delle posizioni aperte')),
      posizioni: having(positions(), {
        record: 'each',
        keys: 'index',
      }),
    }),
    blocco_candidatura: group('Candidatura spontanea', { etichetta: cardLabel(), link: cardLink() }),
    copertina: cover(BOXES.cover),
  });

const contacts = () =>
  page(wording.screens.contacts, {
    testo_introduttivo: on(['ink on products'], intro()),
    lista_contatti: list(
      'Colonne dei contatti',
      { one: 'Colonna di contatti', gender: 'f' },
      { colonna_contatti: html('Testo') },
    ),
    cta: group('Scheda per scrivere', { titolo_cta: cardLabel(), link_cta: cardLink() }),
  });

const pages = () => ({
  home: home(),
  cosa_facciamo: whatWeDo(),
  chi_siamo: about(),
  lavora_con_noi: careers(),
  contatti: contacts(),
});

export const content = () => ({
  pagine: { ...group('Pagine', pages()), others: pageWithoutScreen },
  footer: footer(),
  impostazioni: group('Impostazioni', { etichette: group('Etichette', { menu: menu() }) }),
});
