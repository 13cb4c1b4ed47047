import { checkLink } from '@/lib/route/link-check';

const positions = new Set(['1', '3']);

test.each([
  '',
  '/',
  'home',
  'cosa_facciamo',
  'cosa_facciamo/3/',
  '#/chi_siamo',
  './#/contatti',
  'lavora_con_noi',
  'lavora_con_noi_dettaglio/3',
  'https://www.example.com/a',
  'mailto:a@b.example?subject=x',
  'a@b.example',
  'tel:+39051000',
])('"%s" leads somewhere', (link) => {
  expect(checkLink(link, positions)).toBeUndefined();
});

test.each([
  ['prova_i_prodotti', 'unknown-page'],
  ['www.example.com', 'unknown-page'],
  ['chi_siamo/altro', 'unknown-page'],
  ['cosa_facciamo/4', 'unknown-tab'],
  ['cosa_facciamo/abc', 'unknown-tab'],
  ['javascript:alert(1)', 'unknown-page'],
  ['%', 'unknown-page'],
  ['lavora_con_noi_dettaglio', 'unknown-position'],
  ['lavora_con_noi_dettaglio/2', 'unknown-position'],
  ['http://', 'no-address'],
  ['https://a b.example', 'no-address'],
  ['http:/x', 'no-address'],
  ['mailto:', 'no-address'],
  ['tel:', 'no-address'],
])('"%s" leads nowhere: %s', (link, problem) => {
  expect(checkLink(link, positions)).toBe(problem);
});

test('without the list of positions every position counts as there', () => {
  expect(checkLink('lavora_con_noi_dettaglio/9')).toBeUndefined();
});

test.each([
  ['contatti', 'unknown-page'],
  ['lavora_con_noi_dettaglio/1', 'unknown-page'],
  ['cosa_facciamo/1', 'unknown-tab'],
  ['cosa_facciamo', undefined],
  ['cosa_facciamo/2', undefined],
  ['chi_siamo', undefined],
])('on a site without contacts, careers and services, "%s" is %s', (link, problem) => {
  expect(checkLink(link, positions, ['/contatti', '/lavora_con_noi', '/cosa_facciamo/1'])).toBe(problem);
});
