import { changeLabel, pageLabel, pathLabel, placeOfPath } from 'still-live/content/changes/place';
import { bindOwnSite } from '../../own-site';

bindOwnSite();

const POSITIONS = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
const OFFERS = 'pagine/home/blocco_servizi_e_prodotti/_list';
const draft = {
  pagine: {
    home: {
      blocco_servizi_e_prodotti: [{}, {}, { titolo_blocco: { _value: '<b>Prodotti</b> &amp; altro' } }],
    },
    lavora_con_noi: {
      posizioni_aperte: { posizioni: { _list: { 8: { titolo: { _value: 'Falegname restauratrice' } } } } },
    },
    cosa_facciamo: { welfare: { elenco_servizi_welfare: { _list: [{}, { titolo: 'Nido' }] } } },
  },
  impostazioni: { etichette: { menu: { lavora_con_noi: { _value: 'Lavora qui', order: 4 } } } },
};

test.each([
  [`${OFFERS}/2/titolo_blocco`, 'Blocco «Prodotti & altro» › titolo'],
  [`${OFFERS}/1/link/_value`, 'Blocco 1 › link'],
  ['pagine/home/testo_chi_siamo', 'Testo chi siamo'],
  ['pagine/home/immagini_di_copertina/_list/1/immagine', 'Immagine di copertina 1'],
  ['pagine/home/immagini_di_copertina/_list/1/_order', 'Immagine di copertina 1 › ordine'],
  [
    'pagine/cosa_facciamo/welfare/elenco_servizi_welfare/_list/1/gallery_immagini/_list/2/immagine',
    'Welfare › servizio welfare «Nido» › immagine 2',
  ],
  [
    'pagine/cosa_facciamo/servizi/blocco_vuoi_saperne_di_piu/cta/etichetta',
    'Servizi › vuoi saperne di più › pulsante › etichetta',
  ],
  [`${POSITIONS}/8/introduzione`, 'Posizione «Falegname restauratrice» › introduzione'],
  ['impostazioni/etichette/menu/lavora_con_noi', 'Voce «Lavora qui»'],
  ['impostazioni/etichette/menu/chi_siamo/order', 'Voce «chi siamo» › ordine'],
  ['pagine/home', 'Home'],
  ['pagine/home/campo_di_altri', 'campo_di_altri'],
])('%s is called “%s”', (path, label) => {
  expect(pathLabel(path, draft)).toBe(label);
});

test('the title of an entry is looked up in the first tree that has one; without any, entries are counted', () => {
  const path = `${POSITIONS}/8/titolo`;
  expect(pathLabel(path, {}, draft)).toBe('Posizione «Falegname restauratrice» › titolo');
  expect(pathLabel(path)).toBe('Posizione 8 › titolo');
});

test('a title of many words is shortened', () => {
  const tree = { footer: { colonna_social: [{}, { nome_social: 'parola '.repeat(40) }] } };
  expect(pathLabel('footer/colonna_social/1/link_social', tree).length).toBeLessThan(100);
});

test.each([
  [`${POSITIONS}/8`, 'added', 'Nuova posizione: Falegname restauratrice'],
  [`${OFFERS}/2`, 'removed', 'Tolto blocco: Prodotti & altro'],
  ['pagine/home/immagini_di_copertina/_list/3', 'added', 'Nuova immagine di copertina (3)'],
  [`${POSITIONS}/8`, 'moved', 'Posizione «Falegname restauratrice»'],
  ['pagine/home/altro/_list/3', 'added', '3'],
] as const)('the entry %s that was %s is told as “%s”', (path, kind, label) => {
  expect(changeLabel({ path, kind, isEntry: true }, draft, draft)).toBe(label);
});

test('pages are called as in the menu, one without a screen by its key', () => {
  expect(pageLabel('footer')).toBe('Piè di pagina');
  expect(pageLabel('menu')).toBe('Menu');
  expect(pageLabel('nuova_pagina')).toBe('nuova pagina');
  expect(pageLabel('constructor')).toBe('constructor');
});

test.each([
  ['pagine/home/testo_chi_siamo', '/'],
  ['pagine/cosa_facciamo/prodotti/testo_introduttivo', '/cosa_facciamo/2'],
  ['pagine/cosa_facciamo', '/cosa_facciamo/1'],
  ['pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3/introduzione', '/lavora_con_noi_dettaglio/3'],
  ['pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3/titolo', '/lavora_con_noi'],
  ['pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/8', '/lavora_con_noi_dettaglio/8'],
  ['pagine/contatti/cta/link_cta', '/contatti'],
  ['pagine/contatti/_visibility', undefined],
  ['footer/colonna_1', undefined],
])('%s is shown at %s', (path, place) => {
  expect(placeOfPath(path)).toBe(place);
});
