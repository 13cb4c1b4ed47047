import { parsePage } from 'still-live/build/export/exported-page';
import { removeNextParts, takeSheets } from 'still-live/build/export/next/next-parts';

function without(head: string, body: string): string {
  const page = parsePage(`<html><head>${head}</head><body>${body}</body></html>`);
  removeNextParts(page);
  return page.html();
}

test('scripts, polyfills and preloads of scripts and style sheets go; our own scripts, data blocks, fonts and style stay', () => {
  const stays = [
    '<link rel="preload" href="/f.woff2" as="font"><style>p{}</style><script id="early">early()</script><script id="static-page">plain()</script><script id="heading-font">font()</script>',
    '<p>x</p><script type="application/ld+json">{}</script>',
  ] as const;
  const [head, body] = stays;
  expect(
    without(
      `<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" as="style" href="/a.css"/>${head}`,
      `${body}<script src="/poly.js" noModule=""></script><script src="/a.js" async=""></script><script>self.__next_f.push([0])</script>`,
    ),
  ).toBe(`<html><head>${head}</head><body>${body}</body></html>`);
});

test('what only Next’s client looks for goes: the mark of its fonts, its empty place, its comments; those of the site stay', () => {
  const site = '<div id="sito"><!--$--><div hidden=""><!--$--></div><p>x</p></div>';
  expect(
    without(
      '<meta name="next-size-adjust" content=""><meta name="viewport" content="width=device-width">',
      `<div hidden=""><!--$--><!--/$--></div>${site}<div hidden="">y</div><!--$--><!--/$-->`,
    ),
  ).toBe(
    `<html><head><meta name="viewport" content="width=device-width"></head><body>${site}<div hidden="">y</div></body></html>`,
  );
});

test('what X reads from Open Graph is said once', () => {
  const card = '<meta name="twitter:card" content="summary"><meta property="og:title" content="a">';
  expect(
    without(`${card}<meta name="twitter:title" content="a"><meta name="twitter:image" content="/a.png">`, ''),
  ).toBe(`<html><head>${card}</head><body></body></html>`);
});

test('the links to the style sheets of Next are taken out, in order; others stay', () => {
  const other = '<link rel="stylesheet" href="/own.css">';
  const page = parsePage(
    `<html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/>${other}<link rel="stylesheet" href="/b.css" data-precedence="next"/></head></html>`,
  );
  expect(takeSheets(page)).toEqual(['/a.css', '/b.css']);
  expect(page.html()).toContain(`<head>${other}</head>`);
});
