import { pageLabel, pathLabel } from '@/lib/preview/path-label';
import { placeOfPath } from '@/lib/preview/place-of-path';

test.each([
  [
    'pagine/home/blocco_servizi_e_prodotti/_list/2/titolo_blocco',
    'Blocco servizi e prodotti 2 › titolo blocco',
  ],
  ['pagine/home/testo_chi_siamo', 'Testo chi siamo'],
  [
    'pagine/home/immagini_di_copertina/_list/1/immagine/_alt',
    'Immagini di copertina 1 › immagine › testo alternativo',
  ],
  ['pagine/chi_siamo/_visibility', 'Visibilità nel menu'],
  ['footer/colonna_1/titolo', 'Colonna 1 › titolo'],
  ['impostazioni/etichette/menu/lavora_con_noi', 'Lavora con noi'],
  ['pagine/home', 'Home'],
])('%s is called “%s”', (path, label) => {
  expect(pathLabel(path)).toBe(label);
});

test('a page without a name of ours is called by its key', () => {
  expect(pageLabel('footer')).toBe('Piè di pagina');
  expect(pageLabel('nuova_pagina')).toBe('nuova pagina');
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
