import { liveReads, visibilityReads } from '@/lib/route/reads';
import { parseRoute } from '@/lib/route/route';

// [spec 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.22]
test.each([
  ['#/', ['pagine/home', 'footer']],
  ['#/cosa_facciamo/1', ['pagine/cosa_facciamo', 'pagine/cosa_facciamo/servizi', 'footer']],
  ['#/cosa_facciamo/2', ['pagine/cosa_facciamo', 'pagine/cosa_facciamo/prodotti', 'footer']],
  ['#/cosa_facciamo/3', ['pagine/cosa_facciamo', 'pagine/cosa_facciamo/welfare', 'footer']],
  ['#/chi_siamo', ['pagine/chi_siamo', 'footer']],
  ['#/lavora_con_noi', ['pagine/lavora_con_noi', 'footer']],
  [
    '#/lavora_con_noi_dettaglio/7',
    [
      'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/7',
      'pagine/lavora_con_noi/introduzione',
      'footer',
    ],
  ],
  ['#/lavora_con_noi_dettaglio', ['footer']],
  ['#/contatti', ['pagine/contatti', 'footer']],
])('the route %s listens to its records, a parent before its children', (hash, paths) => {
  expect(liveReads(parseRoute(hash))).toEqual(paths);
});

// [spec 7.14]
test('the visibility of each page of the menu is read at its own path', () => {
  expect(visibilityReads(['home', 'contatti'])).toEqual([
    'pagine/home/_visibility',
    'pagine/contatti/_visibility',
  ]);
});
