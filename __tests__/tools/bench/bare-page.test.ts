import { barePage } from '@/__tests__/tools/bench/site';

test('the page without scripts keeps everything else, and fetches its cover eagerly', () => {
  const html =
    '<head><script id="early" data-sources="/a.js">x()</script><link rel="preload" href="/f.woff2" as="font"/></head><img loading="lazy" fetchPriority="high"/><img loading="lazy"/>';
  expect(barePage(html)).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font"/></head><img loading="eager" fetchPriority="high"/><img loading="lazy"/>',
  );
});
