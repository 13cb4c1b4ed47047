import { liveRecords, neededRecords } from 'still-live/content/records-of-route';
import { parseRoute } from 'still-live/route/route';
import { SCREENS } from '@/lib/site/site';

// [spec 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.22]
test.each([
  ['', 'pagine/home'],
  ['cosa_facciamo/1', 'pagine/cosa_facciamo', 'pagine/cosa_facciamo/servizi'],
  ['cosa_facciamo/2', 'pagine/cosa_facciamo', 'pagine/cosa_facciamo/prodotti'],
  ['cosa_facciamo/3', 'pagine/cosa_facciamo', 'pagine/cosa_facciamo/welfare'],
  ['chi_siamo', 'pagine/chi_siamo'],
  ['lavora_con_noi', 'pagine/lavora_con_noi'],
  [
    'lavora_con_noi_dettaglio/7',
    'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/7',
    'pagine/lavora_con_noi/introduzione',
  ],
  ['lavora_con_noi_dettaglio'],
  ['contatti', 'pagine/contatti'],
])(
  'the route /%s listens to its records, a parent before its children, and the footer',
  (path, ...records) => {
    expect(liveRecords(parseRoute(`#/${path}`))).toEqual([...records, 'footer']);
  },
);

test('a page with tabs needs all of them, because all are in the page; any other what it listens to', () => {
  const { record, tabs } = SCREENS.cosa_facciamo;
  expect(new Set(neededRecords({ screen: 'cosa_facciamo', part: '2' }))).toEqual(
    new Set([record, ...Object.values(tabs).map((name) => `${record}/${name}`), 'footer']),
  );
  expect(neededRecords({ screen: 'contatti' })).toEqual(['pagine/contatti', 'footer']);
});
