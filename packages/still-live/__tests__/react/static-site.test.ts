import 'still-live/bound/components';
import { load } from 'cheerio';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageMap, UnknownAddress } from 'still-live/react/page-list';
import { StaticSite } from 'still-live/react/static-site';
import { requestFirstPicture } from 'still-live/build/export/page-data';
import { pageLinks } from 'still-live/build/export/page-links';
import { screenNames, screens, tabsOf } from 'still-live/route/route';
import { demoExport } from '@/__tests__/app/export-data-fixture';

/** Renders a page as it is exported, with what the build changes. */
function page(what: string | ReactElement, data = demoExport()): string {
  const shown = typeof what === 'string' ? { route: what } : { children: what };
  const $ = load(renderToStaticMarkup(createElement(StaticSite, { data, ...shown })), null, false);
  pageLinks(data)($);
  requestFirstPicture($);
  return $.html();
}

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('a page has its own screen, toolbar and footer, and nothing of other screens or of the app shell', () => {
  const html = page('/chi_siamo');
  expect(html).toMatch(/<h1 id="titolo-chi-siamo"/);
  expect(html).toContain('<footer');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).not.toContain('Ricarica');
  expect(html).not.toContain('anteprima di una bozza');
  expect(html).not.toMatch(/class="route|<noscript|<template/);
});

/** Every screen that has a page of its own beside Home, and every first tab: its route, and its key in the menu. */
const HEADED = screenNames().flatMap((name) => {
  const { kind, at } = screens()[name];
  if (kind === 'entries' || at === '/') return [];
  return [{ at, route: [at, ...tabsOf(name).slice(0, 1)].join('/'), key: name }];
});

test.each(HEADED)(
  'the heading of $route is what the menu calls it, also while the menu does not show it',
  ({ route, key }) => {
    const label = 'Dove siamo';
    const data = demoExport((tree) => {
      tree.impostazioni.etichette.menu[key]._value = label;
      tree.pagine[key]._visibility = false;
      tree.pagine.lavora_con_noi.introduzione.titolo = '';
    });
    expect(page(route, data)).toMatch(new RegExp(`<h1 [^>]*>${label}</h1>`));
  },
);

test('links lead to real paths, also those in texts, and say where the app shell shows the same', () => {
  const isOther = (route: string): boolean => route !== '/chi_siamo' && HEADED.some(({ at }) => at === route);
  const other = demoExport().screens?.find((one) => isOther(one.route));
  if (!other) throw new Error('no other screen');
  const { route, path, name } = other;
  const html = page(
    '/chi_siamo',
    demoExport(({ pagine }) => {
      pagine.chi_siamo.testo_chi_siamo = `<p><a href="./#${route}">a</a> <a href="./#/lavora_con_noi_dettaglio/999">b</a> <a href="https://altrove.example/">c</a></p>`;
    }),
  );
  const attributes = `href="${path}" data-entry="/#${route}"`;
  expect(html).toMatch(RegExp(`<a ${attributes}[^>]*>(<span>)?${name}`));
  expect(html).toMatch(/aria-current="page"[^>]*>(<span>)?Chi siamo/);
  expect(html).toContain(`<a ${attributes}>a</a>`);
  expect(html).toContain('<a href="/lavora_con_noi/" data-entry="/#/lavora_con_noi">b</a>');
  expect(html).toContain('<a href="https://altrove.example/">c</a>');
  expect(html).not.toContain('href="./');
});

test('what scripts would move stands still and is complete; one picture goes first', () => {
  const main = mainOf(
    page(
      '/lavora_con_noi',
      demoExport(({ pagine }) => {
        const entries = ['/a.jpg', '/b.jpg', '/v.mp4'].map((_value, index) => {
          const _mediaType = _value === '/v.mp4' ? 'video/mp4' : 'image/jpeg';
          return { _id: index + 1, immagine: { _value, _mediaType } };
        });
        pagine.lavora_con_noi.copertina = { _list: [{}, ...entries] };
      }),
    ),
  );
  expect(main).not.toContain('<button');
  expect(main).toContain('data-row="true"');
  expect(main).toMatch(/<img [^>]*src="\/a\.jpg"[^>]*fetchpriority="high"/);
  expect(main).not.toMatch(/src="\/a\.jpg"[^>]*loading="lazy"/);
  expect(main).toMatch(/src="\/b\.jpg"[^>]*loading="lazy"/);
  expect(main).toMatch(/<video [^>]*src="\/v\.mp4"[^>]*controls=""/);
  expect(main).not.toMatch(/autoplay/i);
  for (const route of ['/', '/cosa_facciamo/1', '/lavora_con_noi_dettaglio/3'])
    expect(page(route).match(/fetchpriority="high"/g)).toHaveLength(1);
});

test('a wrong address gets the open positions and the map', () => {
  const unknown = mainOf(page(createElement(UnknownAddress)));
  expect(unknown).toContain('href="/lavora_con_noi/consulente-di-welfare-aziendale/"');
  expect(unknown).toContain('href="/mappa/"');
});

test('no menu, map or link leads to what the company lacks', () => {
  const data = demoExport(({ pagine }) => {
    pagine.lavora_con_noi = { _visibility: true };
    delete pagine.cosa_facciamo.servizi;
    pagine.chi_siamo.testo_chi_siamo =
      '<p><a href="./#/lavora_con_noi">a</a> <a href="./#/cosa_facciamo/1">b</a></p>';
  });
  const html = page('/chi_siamo', data);
  expect(html).toContain('<a href="/">a</a>');
  expect(html).toContain('<a href="/cosa_facciamo/prodotti/" data-entry="/#/cosa_facciamo/2">b</a>');
  for (const text of [html, page(createElement(PageMap), data)])
    expect(text).not.toMatch(/lavora_con_noi|cosa_facciamo\/(1|servizi)/);
});
