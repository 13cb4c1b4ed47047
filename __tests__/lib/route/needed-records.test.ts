import { neededRecords } from '@/lib/route/reads';

test('a page with tabs needs all of them, because all are in the page', () => {
  expect(neededRecords({ screen: 'cosa_facciamo', tab: 2 })).toEqual([
    'pagine/cosa_facciamo',
    'pagine/cosa_facciamo/prodotti',
    'footer',
    'pagine/cosa_facciamo/servizi',
    'pagine/cosa_facciamo/welfare',
  ]);
});

test('any other route needs what it listens to', () => {
  expect(neededRecords({ screen: 'contatti' })).toEqual(['pagine/contatti', 'footer']);
});
