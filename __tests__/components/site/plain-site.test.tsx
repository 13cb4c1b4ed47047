import { renderToStaticMarkup } from 'react-dom/server';
import { PageMap, UnknownAddress } from '@/components/site/page-list';
import { PlainSite } from '@/components/site/plain-site';
import { demoExport } from '../../app/site-data-fixture';

type Tree = Parameters<NonNullable<Parameters<typeof demoExport>[0]>>[0];

/** The plain page of a route. */
function page(route: string, change?: (tree: Tree) => void): string {
  return renderToStaticMarkup(<PlainSite data={demoExport(change)} route={route} />);
}

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('a page has its own screen, toolbar and footer, and nothing of other screens or of the entry', () => {
  const html = page('/chi_siamo');
  expect(html).toMatch(/<h1 id="titolo-chi-siamo"/);
  expect(html).toContain('<footer');
  expect(html).not.toContain('titolo-contatti');
  expect(html).not.toContain('Ricarica');
  expect(html).not.toContain('anteprima di una bozza');
  expect(html).not.toMatch(/class="route|<noscript|<template/);
});

test('links lead to real paths, also those in texts, and say where the entry shows the same', () => {
  const html = page('/chi_siamo', (tree) => {
    tree.pagine.chi_siamo.testo_chi_siamo = {
      _value:
        '<p><a href="./#/contatti">a</a> <a href="https://www.feeling.example/#/lavora_con_noi_dettaglio/999" rel="noopener" target="_blank">b</a> <a href="https://altrove.example/">c</a></p>',
    };
  });
  expect(html).toMatch(/<a href="\/contatti\/" data-entry="\/#\/contatti"[^>]*>(<span>)?Contatti/);
  expect(html).toMatch(/aria-current="page"[^>]*>(<span>)?Chi siamo/);
  expect(html).toContain('<a href="/contatti/" data-entry="/#/contatti">a</a>');
  expect(html).toContain('<a href="/lavora_con_noi/" data-entry="/#/lavora_con_noi" rel="noopener">b</a>');
  expect(html).toContain('<a href="https://altrove.example/">c</a>');
  expect(html).not.toContain('href="./');
});

test('what scripts would move stands still and is complete', () => {
  const main = mainOf(
    page('/lavora_con_noi', (tree) => {
      tree.pagine.lavora_con_noi.copertina = {
        _list: [
          {},
          { _id: '1', immagine: { _value: '/a.jpg', _mediaType: 'image/jpeg' } },
          { _id: '2', immagine: { _value: '/b.jpg', _mediaType: 'image/jpeg' } },
          { _id: '3', immagine: { _value: '/v.mp4', _mediaType: 'video/mp4' } },
        ],
      };
    }),
  );
  expect(main).not.toContain('<button');
  expect(main).toContain('data-row="true"');
  expect(main).toMatch(/<img [^>]*src="\/a\.jpg"[^>]*fetchPriority="high"/);
  expect(main).not.toMatch(/src="\/a\.jpg"[^>]*loading="lazy"/);
  expect(main).toMatch(/src="\/b\.jpg"[^>]*loading="lazy"/);
  expect(main).toMatch(/<video [^>]*src="\/v\.mp4"[^>]*controls=""/);
  expect(main).not.toMatch(/autoplay/i);
});

test('a tab has its own panel, where the tabs are links', () => {
  const html = page('/cosa_facciamo/2');
  expect(html).toContain('id="/cosa_facciamo/2"');
  expect(html).not.toContain('id="/cosa_facciamo/1"');
  expect(html).toMatch(
    /<a href="\/cosa_facciamo\/prodotti\/" data-entry="\/#\/cosa_facciamo\/2" aria-current="page"[^>]*data-tab="2"/,
  );
  expect(html).not.toMatch(/role="tab/);
});

test('a wrong address gets the open positions; the map has every page', () => {
  const data = demoExport();
  const unknown = renderToStaticMarkup(
    <PlainSite data={data}>
      <UnknownAddress />
    </PlainSite>,
  );
  expect(mainOf(unknown)).toContain('href="/lavora_con_noi/consulente-di-welfare-aziendale/"');
  expect(mainOf(unknown)).toContain('href="/mappa/"');
  const map = renderToStaticMarkup(
    <PlainSite data={data}>
      <PageMap />
    </PlainSite>,
  );
  for (const { path, route } of data.pages)
    expect(mainOf(map)).toContain(`<a href="${path}" data-entry="/#${route}">`);
});

test('no menu, map or link leads to what the company lacks', () => {
  const lacking = (tree: Tree): void => {
    tree.pagine.lavora_con_noi = { _visibility: true };
    delete tree.pagine.cosa_facciamo.servizi;
    tree.pagine.chi_siamo.testo_chi_siamo = {
      _value: '<p><a href="./#/lavora_con_noi">a</a> <a href="./#/cosa_facciamo/1">b</a></p>',
    };
  };
  const html = page('/chi_siamo', lacking);
  expect(html).toContain('<a href="/">a</a>');
  expect(html).toContain('<a href="/cosa_facciamo/prodotti/" data-entry="/#/cosa_facciamo/2">b</a>');
  const data = demoExport(lacking);
  const map = renderToStaticMarkup(
    <PlainSite data={data}>
      <PageMap />
    </PlainSite>,
  );
  for (const text of [html, map]) expect(text).not.toMatch(/lavora_con_noi|cosa_facciamo\/(1|servizi)/);
});
