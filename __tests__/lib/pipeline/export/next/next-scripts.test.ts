import { parsePage, writePage } from '@/lib/pipeline/export/html-tree';
import { removeNextScripts } from '@/lib/pipeline/export/next/next-scripts';

function without(head: string, body: string): string {
  const page = parsePage(`<html><head>${head}</head><body>${body}</body></html>`);
  removeNextScripts(page);
  return writePage(page);
}

test('scripts, polyfills and their preloads go; our own script, data blocks, fonts and style stay', () => {
  const stays = [
    '<link rel="preload" href="/f.woff2" as="font"><style>p{}</style><script id="early">early()</script>',
    '<p>x</p><script type="application/ld+json">{}</script>',
  ] as const;
  const [head, body] = stays;
  expect(
    without(
      `<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>${head}`,
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
