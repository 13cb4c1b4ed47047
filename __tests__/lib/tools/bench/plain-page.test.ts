import { plainPage } from '@/lib/tools/bench/plain-page';

test('the plain page keeps everything but scripts, and fetches its cover eagerly', () => {
  const html =
    '<head><script id="early" data-sources="/a.js">x()</script><link rel="preload" href="/f.woff2" as="font"/></head><img loading="lazy" fetchPriority="high"/><img loading="lazy"/>';
  expect(plainPage(html)).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font"/></head><img loading="eager" fetchPriority="high"/><img loading="lazy"/>',
  );
});
