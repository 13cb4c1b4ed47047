import { parsePage } from '@/lib/pipeline/export/html-tree';
import { inlineScripts } from '@/lib/pipeline/export/inline-code';

const scriptsOf = (html: string) => inlineScripts(parsePage(html));

test('finds inline scripts in order, in head, body and noscript', () => {
  const html =
    '<html><head><script>a()</script><script src="/x.js"></script></head>' +
    '<body><noscript><script>n()</script></noscript><script type="module">b()</script><SCRIPT async="">c("<p>")</SCRIPT ></body></html>';
  expect(scriptsOf(html)).toEqual(['a()', 'n()', 'b()', 'c("<p>")']);
});

test('leaves data alone, and what only looks like code', () => {
  const html =
    '<script type="application/json">{"a":"<style>no</style>"}</script><script type="application/ld+json">{}</script>' +
    '<p title="<script>evil()</script>">x</p><!-- <script>no()</script> --><!---->' +
    '<textarea><script>no()</script></textarea>';
  expect(scriptsOf(html)).toEqual([]);
});

test('a data- attribute is not mistaken for type or src', () => {
  expect(scriptsOf('<script data-src="/x.js" data-type="application/json">run()</script>')).toEqual([
    'run()',
  ]);
});

test('a script ends where a browser ends it', () => {
  const html = '<script>x = "<!--<script>a</script>b"</script><script>c()</script>';
  expect(scriptsOf(html)).toEqual(['x = "<!--<script>a</script>b"', 'c()']);
});
