import { withoutLazyStyles } from '@/scripts/finish/lazy-styles';

const SHARED = '._9aBcdE_text{color:red}@media print{._9aBcdE_text>p{color:#000}}';
const MARKUP = '.mark-U_card{margin:0}';
const SLIDER = '.slid_R_view{margin:1px}';
const PREVIEW = '.jpapIW_bar{inset:0}[data-changed]{outline:3px}';

const FILES: Readonly<Record<string, string>> = {
  'static/chunks/site.js':
    'push([s,1,e=>{e.v({text:"_9aBcdE_text"})},2,e=>{e.v(t=>Promise.all(["static/chunks/a.css","static/chunks/preview.js"].map(t=>e.l(t))))},3,e=>{e.v(t=>Promise.all(["static/chunks/slider.js"].map(t=>e.l(t))))}])',
  'static/chunks/slider.js': 'push([s,4,e=>{e.v({view:"slid_R_view"})}])',
  'static/chunks/preview.js': 'push([s,5,e=>{e.v({bar:"jpapIW_bar",text:"_9aBcdE_text"})}])',
  'static/chunks/a.css': `${[SHARED, PREVIEW, MARKUP, SLIDER].join('\n')}\n`,
};

function read(changes: Readonly<Record<string, string>> = {}): (file: string) => string {
  return (file) => ({ ...FILES, ...changes })[file] ?? '';
}

function page(...styles: readonly string[]): string {
  return [
    '<head><style data-href="/_next/static/chunks/a.css">:root{--a:1}\n',
    ...styles.map((style) => `${style}\n`),
    '</style></head><body><p class="mark-U_card">x</p>',
    '<script src="/_next/static/chunks/site.js"></script>',
    `<script>self.__next_f.push([1,${JSON.stringify(styles.join('\n'))}])</script></body>`,
  ].join('');
}

test('what only a lazy chunk with style sheets of its own uses leaves the page’s style, and nothing else', () => {
  const all = [SHARED, PREVIEW, MARKUP, SLIDER];
  const style = (html: string): string => html.slice(0, html.indexOf('</style>'));
  const lean = withoutLazyStyles(page(...all), read());
  expect(style(lean)).toBe(style(page(SHARED, MARKUP, SLIDER)));
  expect(lean.length).toBe(page(...all).length - PREVIEW.length - 1);
});

test.each([
  [
    'no lazy chunk brings a style sheet',
    { 'static/chunks/site.js': 'push([s,1,e=>{}])' },
    /brings a style sheet/,
  ],
  ['a line holds several modules', { 'static/chunks/a.css': `${SHARED}${PREVIEW}\n` }, /of 2 modules/],
  ['a line holds no module', { 'static/chunks/a.css': '[data-changed]{outline:3px}\n' }, /of 0 modules/],
  ['visitors use all of it', { 'static/chunks/a.css': `${SHARED}\n` }, /nothing that visitors do not use/],
  ['the page holds another style', { 'static/chunks/a.css': '.other-_a{top:0}\n' }, /does not hold the line/],
])('the build fails when %s', (_what, changes: Readonly<Record<string, string>>, message) => {
  const files = read(changes);
  expect(() => withoutLazyStyles(page(SHARED, PREVIEW), files)).toThrow(message);
});
