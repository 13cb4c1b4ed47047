import { declared } from 'still-live/declaration';
import { changeLabel, pageLabel, pathLabel, placeOfPath } from 'still-live/content/changes/place';

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

/* What editors call a field is read from the schema. */
const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const { home, cosa_facciamo: whatWeDo, lavora_con_noi: careers } = declared('content').pagine.parts;
const { blocco_servizi_e_prodotti: offers, immagini_di_copertina: covers } = home.parts;
const { posizioni: positions } = careers.parts.posizioni_aperte.parts;
const { welfare, servizi: services } = whatWeDo.parts;
const { elenco_servizi_welfare: benefits } = welfare.parts;
const { blocco_vuoi_saperne_di_piu: more } = services.parts;
const { menu } = declared('content').impostazioni.parts.etichette.parts;
const position = `${positions.entry.one} «Falegname restauratrice»`;

test.each([
  [
    `${OFFERS}/2/titolo_blocco`,
    `${offers.entry.one} «Prodotti & altro» › ${small(offers.parts.titolo_blocco.name)}`,
  ],
  [`${OFFERS}/1/link/_value`, `${offers.entry.one} 1 › ${small(offers.parts.link.name)}`],
  ['pagine/home/testo_chi_siamo', home.parts.testo_chi_siamo.name],
  ['pagine/home/immagini_di_copertina/_list/1/immagine', `${covers.entry.one} 1`],
  [
    'pagine/home/immagini_di_copertina/_list/1/_order',
    `${covers.entry.one} 1 › ${small(covers.parts._order.name)}`,
  ],
  [
    'pagine/cosa_facciamo/welfare/elenco_servizi_welfare/_list/1/gallery_immagini/_list/2/immagine',
    `${welfare.name} › ${small(benefits.entry.one)} «Nido» › ${small(benefits.parts.gallery_immagini.entry.one)} 2`,
  ],
  [
    'pagine/cosa_facciamo/servizi/blocco_vuoi_saperne_di_piu/cta/etichetta',
    [services, more, more.parts.cta, more.parts.cta.parts.etichetta]
      .map(({ name }, step) => (step === 0 ? name : small(name)))
      .join(' › '),
  ],
  [`${POSITIONS}/8/introduzione`, `${position} › ${small(positions.parts.introduzione.name)}`],
  ['impostazioni/etichette/menu/lavora_con_noi', `${menu.entry.one} «Lavora qui»`],
  [
    'impostazioni/etichette/menu/chi_siamo/order',
    `${menu.entry.one} «chi siamo» › ${small(menu.parts.order.name)}`,
  ],
  ['pagine/home', home.name],
  ['pagine/home/campo_di_altri', 'campo_di_altri'],
])('%s is called “%s”', (path, label) => {
  expect(pathLabel(path, draft)).toBe(label);
});

test('the title of an entry is looked up in the first tree that has one; without any, entries are counted', () => {
  const path = `${POSITIONS}/8/titolo`;
  expect(pathLabel(path, {}, draft)).toBe(`${position} › ${small(positions.parts.titolo.name)}`);
  expect(pathLabel(path)).toBe(`${positions.entry.one} 8 › ${small(positions.parts.titolo.name)}`);
});

test('a title of many words is shortened', () => {
  const tree = { footer: { colonna_social: [{}, { nome_social: 'parola '.repeat(40) }] } };
  expect(pathLabel('footer/colonna_social/1/link_social', tree).length).toBeLessThan(100);
});

test.each([
  [`${POSITIONS}/8`, 'added', `Nuova ${small(positions.entry.one)}: Falegname restauratrice`],
  [`${OFFERS}/2`, 'removed', `Tolto ${small(offers.entry.one)}: Prodotti & altro`],
  ['pagine/home/immagini_di_copertina/_list/3', 'added', `Nuova ${small(covers.entry.one)} (3)`],
  [`${POSITIONS}/8`, 'moved', position],
  ['pagine/home/altro/_list/3', 'added', '3'],
] as const)('the entry %s that was %s is told as “%s”', (path, kind, label) => {
  expect(changeLabel({ path, kind, isEntry: true }, draft, draft)).toBe(label);
});

test('pages are called as in the menu, one without a screen by its key', () => {
  expect(pageLabel('footer')).toBe(declared('content').footer.name);
  expect(pageLabel('menu')).toBe(menu.name);
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
