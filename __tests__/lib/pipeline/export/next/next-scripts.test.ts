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
