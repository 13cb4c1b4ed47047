import { isPartPath, overlap, withoutCovered } from '@/lib/content/parts/part-path';

test.each([
  'footer',
  'pagine/contatti',
  'pagine/diario',
  'pagine/cosa_facciamo/servizi',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3',
  'impostazioni/etichette/menu',
  'pagine/contatti/_visibility',
])('%s can be published on its own', (path) => {
  expect(isPartPath(path)).toBe(true);
});

test.each([
  '',
  'pagine',
  'projectApiKey',
  'impostazioni',
  'pagine/',
  'footer/colonna_1',
  'pagine/contatti/testo_introduttivo',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/',
  'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/3/titolo',
])('«%s» cannot', (path) => {
  expect(isPartPath(path)).toBe(false);
});

test('a part that another one holds is named once', () => {
  expect(
    withoutCovered(['pagine/cosa_facciamo', 'pagine/cosa_facciamo/servizi', 'footer', 'footer']),
  ).toEqual(['pagine/cosa_facciamo', 'footer']);
  expect(withoutCovered(['pagine/chi', 'pagine/chi_siamo'])).toEqual(['pagine/chi', 'pagine/chi_siamo']);
  expect(overlap('pagine/chi', 'pagine/chi_siamo')).toBe(false);
  expect(overlap('pagine/contatti', 'pagine/contatti/_visibility')).toBe(true);
});
