import { inlineCode } from '@/scripts/finish/inline-code';

test('finds inline scripts and styles in order, in head, body and noscript', () => {
  const html =
    '<html><head><style data-x="a>b">p{}</style><script>a()</script><script src="/x.js"></script></head>' +
    '<body><noscript><style>q{}</style></noscript><script type="module">b()</script><SCRIPT async="">c("<p>")</SCRIPT ></body></html>';
  expect(inlineCode(html)).toEqual({ scripts: ['a()', 'b()', 'c("<p>")'], styles: ['p{}', 'q{}'] });
});

test('leaves data alone, and what only looks like code', () => {
  const html =
    '<script type="application/json">{"a":"<style>no</style>"}</script><script type="application/ld+json">{}</script>' +
    '<p title="<script>evil()</script>" data-y=\'<style>*{}</style>\'>x</p><!-- <script>no()</script> --><!---->' +
    '<textarea><script>no()</script></textarea><title><style>no</style></title>';
  expect(inlineCode(html)).toEqual({ scripts: [], styles: [] });
});

test('a data- attribute is not mistaken for type or src', () => {
  expect(inlineCode('<script data-src="/x.js" data-type="application/json">run()</script>').scripts).toEqual([
    'run()',
  ]);
});

test('refuses what a browser might end elsewhere', () => {
  expect(() => inlineCode('<script>x = "<!--<script>"</script>')).toThrow(
    'the script at character 0 holds "<!--"',
  );
  expect(() => inlineCode('<p></p><script>x')).toThrow(
    'the page has a <script> at character 7 that never ends',
  );
});

test('thousands of comments and a large page take no time to speak of', () => {
  const html = `${'<!-- --><b class="x">text</b>'.repeat(20_000)}<script>last()</script>`;
  expect(inlineCode(html).scripts).toEqual(['last()']);
});
