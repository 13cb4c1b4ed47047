import { linkProblem } from 'still-live/route/link-check';

const positions = { lavora_con_noi_dettaglio: new Set(['1', '3']) };

test.each([
  '',
  '/',
  '\u200b',
  'home',
  'cosa_facciamo',
  'cosa_facciamo/3/',
  '#/chi_siamo',
  './#/contatti',
  '/contatti/',
  '\ufefflavora_con_noi',
  'lavora_con_noi_dettaglio/3',
  'HTTPS://www.example.com/a\u200b',
  'https://www.città.example:8080?x',
  'mailto:a@b.example?subject=x',
  'a@b.example?subject=Info su www.a.example/b',
  'tel:\u202a+39051000\u202c',
])('“%s” leads somewhere', (link) => {
  expect(linkProblem(link, positions)).toBeUndefined();
});

test.each([
  ['prova_i_prodotti', 'unknown-page'],
  ['www.example.com', 'unknown-page'],
  ['chi_siamo/altro', 'unknown-page'],
  ['+39051000', 'unknown-page'],
  ['javascript:alert(1)', 'unknown-page'],
  ['%', 'unknown-page'],
  ['https://www.feeling.example/?draft=true&projectApiKey=K#/contatti', 'preview-key'],
  ['contatti?projectApiKey=K', 'preview-key'],
  ['cosa_facciamo/99', 'unknown-tab'],
  ['cosa_facciamo/abc', 'unknown-tab'],
  ['lavora_con_noi_dettaglio', 'unknown-entry'],
  ['lavora_con_noi_dettaglio/2', 'unknown-entry'],
  ['http://', 'no-address'],
  ['https://a b.example', 'no-address'],
  ['http:/x', 'no-address'],
  ['http://localhost:3000/', 'no-address'],
  ['https://www.example.com,', 'no-address'],
  ['https://www.example.com.', 'no-address'],
  ['mailto:', 'no-address'],
  ['mailto:@feeling.example', 'no-address'],
  ['scrivi a ciao@feeling.example', 'no-address'],
  ['javascript:a@b.example', 'no-address'],
  ['tel:', 'no-address'],
])('“%s” leads nowhere: %s', (link, problem) => {
  expect(linkProblem(link, positions)).toBe(problem);
});

test('without the list of positions every position counts as there', () => {
  expect(linkProblem('lavora_con_noi_dettaglio/9')).toBeUndefined();
});

test.each([
  ['contatti', 'unknown-page'],
  ['lavora_con_noi_dettaglio/1', 'unknown-page'],
  ['cosa_facciamo/1', 'unknown-tab'],
  ['cosa_facciamo', undefined],
  ['cosa_facciamo/2', undefined],
  ['chi_siamo', undefined],
])('on a site without contacts, careers and services, “%s” is %s', (link, problem) => {
  expect(linkProblem(link, positions, ['/contatti', '/lavora_con_noi', '/cosa_facciamo/1'])).toBe(problem);
});
