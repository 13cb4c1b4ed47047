import {
  group,
  type Group,
  having,
  html,
  label,
  type Leaf,
  link,
  list,
  name,
  needed,
  number,
  on,
  record,
  visibility,
  wanted,
} from 'still-live/schema';
import { target, tints, title } from './fields';

/* The content around every screen. */

const footerText = () => on(['deepInk on deep'], html('Testo'));

const column = (called: string) =>
  group(called, {
    titolo: wanted('Colonna senza titolo: non compare', title()),
    testo: wanted('Colonna senza testo: resta vuota', footerText()),
  });

export const footer = () =>
  having(
    group('Piè di pagina', {
      sezione_contatti: group('Contatti', { paragrafo_contatti: footerText() }),
      colonna_1: column('Colonna 1'),
      colonna_2: column('Colonna 2'),
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
        {
          nome_social: needed('Social senza nome: compare un’icona generica', name('Nome')),
          link_social: needed('Social senza link: l’icona compare, ma non porta da nessuna parte', target()),
        },
      ),
    }),
    { record: true },
  );

/** The key of an entry is the key of its page. The menu stands on paper and over every cover; on a phone on a dark ground. */
export const menu = () =>
  having(
    list(
      'Menu',
      { one: 'Voce', gender: 'f', title: 'value', order: 'order' },
      {
        value: on(
          ['ink on paper', ...tints(), 'deepInk on deep', 'deepInk on deepSoft'],
          having(label('Etichetta'), { storedAlsoAs: '_value', parsedAs: 'label', required: true }),
        ),
        url: having(link('Indirizzo'), { storedAlsoAs: '_url' }),
        order: having(number('Ordine'), { storedAlsoAs: '_order' }),
      },
    ),
    { record: true, keys: 'page' },
  );

export function pageWithoutScreen(key: string): Group<{ readonly _visibility: Leaf<'flag'> }> {
  const called = key.replaceAll('_', ' ').trim();
  return record(called, { _visibility: visibility() });
}
