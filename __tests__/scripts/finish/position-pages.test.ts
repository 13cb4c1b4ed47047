import { cutPositions, pageSurroundings, positionPage } from '@/scripts/finish/position-pages';

const section = (key: string, inside = 'x'): string =>
  `<section id="/lavora_con_noi_dettaglio/${key}" data-route="" class="route"><p>${inside}</p></section>`;

test('the positions that stay are left as they are, the others are cut out whole', () => {
  const html = `<main>${section('1')}${section('2', '<section>in</section>')}${section('3')}<b>z</b></main>`;
  const { html: rest, cut } = cutPositions(html, (key) => key === '1');
  expect(rest).toBe(`<main>${section('1')}<b>z</b></main>`);
  expect(cut).toEqual([
    { key: '2', section: section('2', '<section>in</section>') },
    { key: '3', section: section('3') },
  ]);
});

test('a section that never ends is an error that says where', () => {
  expect(() => cutPositions('<section id="/lavora_con_noi_dettaglio/1" ><p>', () => false)).toThrow(
    'the section at character 0 of the page never ends',
  );
});

const FONT = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
const PAGE = `<head>${FONT}</head><body><div id="sito"><a href="#contenuto">Salta</a><header><a href="./#/" aria-current="page">Home</a></header><main id="contenuto">x</main><p>Ricarica</p><footer><a href="./#/contatti">Contatti</a></footer></div></body>`;

test('the page of a position shows it without scripts and leads back to the site', () => {
  const page = positionPage(
    { root: '<html lang="it">', style: '/s.css', ...pageSurroundings(PAGE) },
    { key: '2', section: section('2', '<a href="./#/lavora_con_noi">Torna</a>') },
    'Titolo',
  );
  expect(page).toContain(`${FONT}<link rel="stylesheet" href="/s.css"/><title>Titolo</title>`);
  expect(page).not.toContain('class="route"');
  expect(page).toContain(
    '<body><a href="#contenuto">Salta</a><header><a href="/#/">Home</a></header><main id="contenuto" tabindex="-1">',
  );
  expect(page).toContain('<a href="/#/lavora_con_noi">Torna</a>');
  expect(page).toContain('</main><footer><a href="/#/contatti">Contatti</a></footer></body>');
});
