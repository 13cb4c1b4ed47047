import * as is from 'still-live/schema';

/** The list of evenings shows these fields too. */
const inList = <F extends is.Leaf>(field: F) => is.having(field, { head: 'too' });
const stills = () => is.gallery('Fotogrammi', 'Fotogramma', 1.6);

function evenings() {
  const parts = {
    film: is.on(['ink on paper', 'ink on fiume'], inList(is.label('Film'))),
    regia: is.on(['ink on paper', 'ink on fiume'], inList(is.label('Regia'))),
    giorno: is.wanted('Serata senza giorno', inList(is.day('Giorno'))),
    ora: inList(is.name('Ora')),
    minuti: is.amount('Durata in minuti'),
    gratuita: is.flag('Ingresso libero'),
    trama: is.html('Trama'),
    fotogrammi: stills(),
  };
  const list = is.list('Serate', { one: 'Serata', gender: 'f', title: 'film', subtitle: 'regia' }, parts);
  return is.having(list, { record: 'each', keys: 'index' });
}

function tab(called: string, one: string) {
  const name = is.having(is.label('Linguetta'), { head: 'only', parsedAs: 'nome' });
  const note = { titolo: is.needed('Manca il titolo', is.label('Titolo')), testo: is.html('Testo') };
  const parts = {
    testo: is.html('Testo'),
    elenco: is.list('Elenco', { one, gender: 'm', title: 'titolo' }, note),
  };
  return is.record(called, { nome: is.on(['ink on paper', 'paper on ink'], name), ...parts });
}

function menu() {
  const name = is.having(is.label('Nome'), { parsedAs: 'label', required: true });
  const parts = {
    nome: is.on(['deepInk on deep'], name),
    dove: is.link('Indirizzo'),
    posto: is.number('Posto'),
  };
  const list = is.list('Menu', { one: 'Voce', gender: 'f', title: 'nome', order: 'posto' }, parts);
  return is.having(list, { record: true, keys: 'page' });
}

export const content = () => ({
  stanze: is.group('Pagine', {
    prima: is.page('Prima pagina', {
      motto: is.needed('Manca il motto: compare il nome', is.on(['deepInk on deep'], is.label('Motto'))),
      quando: is.on(['deepInk on deep'], is.label('Quando e dove')),
      invito: is.html('Invito'),
      fotogrammi: stills(),
    }),
    programma: is.page('Programma', {
      premessa: is.on(['ink on prato'], is.html('Premessa')),
      pioggia: is.having(is.record('Se piove', { testo: is.html('Testo') }), { around: 'whole' }),
      serate: evenings(),
    }),
    visita: is.page('La visita', {
      arrivare: tab('Arrivare', 'Mezzo'),
      biglietti: tab('Biglietti', 'Prezzo'),
    }),
    storia: is.page('La storia', { racconto: is.html('Racconto'), recapiti: is.html('Recapiti') }),
  }),
  voci: menu(),
  congedo: is.record('In fondo', { saluto: is.on(['deepInk on deep'], is.html('Saluto')) }),
});
