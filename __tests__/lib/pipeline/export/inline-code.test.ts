import { parsePage } from '@/lib/pipeline/export/html-tree';
import { inlineCode } from '@/lib/pipeline/export/inline-code';

const codeOf = (html: string) => inlineCode(parsePage(html));

test('finds inline scripts and styles in order, in head, body and noscript', () => {
  const html =
    '<html><head><style data-x="a>b">p{}</style><script>a()</script><script src="/x.js"></script></head>' +
    '<body><noscript><style>q{}</style></noscript><script type="module">b()</script><SCRIPT async="">c("<p>")</SCRIPT ></body></html>';
  expect(codeOf(html)).toEqual({ scripts: ['a()', 'b()', 'c("<p>")'], styles: ['p{}', 'q{}'] });
});

test('leaves data alone, and what only looks like code', () => {
  const html =
    '<script type="application/json">{"a":"<style>no</style>"}</script><script type="application/ld+json">{}</script>' +
    '<p title="<script>evil()</script>" data-y=\'<style>*{}</style>\'>x</p><!-- <script>no()</script> --><!---->' +
    '<textarea><script>no()</script></textarea><title><style>no</style></title>';
  expect(codeOf(html)).toEqual({ scripts: [], styles: [] });
});

test('a data- attribute is not mistaken for type or src', () => {
  const html = '<script data-src="/x.js" data-type="application/json">run()</script>';
  expect(codeOf(html).scripts).toEqual(['run()']);
});

test('a script ends where a browser ends it', () => {
  const html = '<script>x = "<!--<script>a</script>b"</script><script>c()</script>';
  expect(codeOf(html).scripts).toEqual(['x = "<!--<script>a</script>b"', 'c()']);
});
