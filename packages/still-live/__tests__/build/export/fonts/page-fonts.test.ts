import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import {
  type Font,
  fontsOfSite,
  type FontTexts,
  charactersOf,
  fontTexts,
} from 'still-live/build/export/fonts/site-fonts';
import { cutFont, cutFonts, rangeWithout, unicodeRange } from 'still-live/build/export/fonts/page-fonts';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { parsePage } from 'still-live/build/export/exported-page';

const dir = temporaryFolder();

const [DISPLAY] = fontsOfSite() as [Font, ...Font[]];
const STYLE = '@font-face{font-family:Brand Text;src:url(/whole.woff2);unicode-range:U+??}h1{top:0}';
const texts = (display: string, text: string): FontTexts =>
  new Map([
    ['Brand Display', [display]],
    ['Brand Text', [text]],
  ]);
const OWN = texts('Ciao', 'Ciao Testo è');

async function fontsOf(own = OWN, all = own) {
  const fonts = await (await cutFonts(dir(), all))(own);
  const style = fonts.addTo(STYLE);
  return { ...fonts, style, rules: style.match(/@font-face\{[^}]*\}/g) ?? [] };
}

test('the display font stands in the page, cut to its characters, and the whole fonts keep the others', async () => {
  const { rules } = await fontsOf();
  expect(rules[1]).toMatch(
    /^@font-face\{font-family:Brand Display;src:url\(data:font\/woff2;base64,[\w+/=]+\)format\("woff2"\);font-weight:200 800;font-display:block;unicode-range:U\+2D,U\+43,U\+61,U\+69,U\+6F,U\+2010,U\+2026\}$/,
  );
  expect(rules[1]?.length).toBeLessThan(3000);
  expect(rules[0]).toMatch(/whole\.woff2\);unicode-range:U\+0-1F,U\+21-2C,U\+2E-42,U\+44-53,/);
});

test('the text font is a file that the page asks for at once, named by its content, and again under the late name', async () => {
  const { preload = '', rules } = await fontsOf();
  expect(preload).toMatch(/^\/_next\/static\/media\/brand-text-[0-9a-f]{12}\.woff2$/);
  expect((await readFile(dir(preload))).toString('latin1', 0, 4)).toBe('wOF2');
  const [text, late] = rules.filter((rule) => rule.includes(preload));
  expect(text).toMatch(/family:Brand Text;.*display:optional;unicode-range:U\+20,.*U\+E8,U\+2010,U\+2026\}/);
  expect(late).toBe(text?.replace('Brand Text', 'Late Text').replace('optional', 'swap'));
});

test('the licences go with the fonts', async () => {
  await fontsOf();
  const text = await readFile(dir('font-licences.txt'), 'utf8');
  expect(text).toContain('The Bricolage Grotesque Project Authors');
  expect(text).toContain('The Instrument Sans Project Authors');
  expect(text.match(/SIL Open Font License, Version 1\.1/g)?.length).toBeGreaterThanOrEqual(2);
});

test('a cut font keeps its copyright; only a file has kerning', async () => {
  const [inside, file] = await Promise.all(
    (['inline', 'file'] as const).map(async (delivery) => {
      const font = create(await cutFont({ ...DISPLAY, delivery }, 'Ta'));
      if (!('layout' in font)) throw new Error('not one font');
      return font;
    }),
  );
  expect(inside?.copyright).toContain('The Bricolage Grotesque Project Authors');
  const widthOf = (font: typeof inside): number => font?.layout('Ta').advanceWidth ?? 0;
  expect(widthOf(file)).toBeLessThan(widthOf(inside));
});

function shown(body: string, style: string): string {
  const page = parsePage(`<html><body>${body}</body></html>`);
  return charactersOf(fontTexts(page, style).get('Brand Display') ?? []);
}

test.each([
  ['a class', '.a', 'A'],
  ['one of several selectors', '.x,.b', 'B'],
  ['a tag inside a class', '.box h2', 'C'],
  ['one of several tags', '.box>:is(h2,h3)', 'CD'],
  ['a first child', '.box>p:first-child', 'E'],
  ['any first child', '.row>*>:first-child', 'F'],
])('what a rule names by %s is found, also in a media query', (_name, selector, characters) => {
  const body =
    '<p class="a x1">A</p><p class="b">B</p><h2>no</h2><div class="row"><i></i><div><i>F</i><b>no</b></div></div>' +
    '<div class="box"><p>E</p><p>no</p><h2>C</h2><h3>D</h3></div>';
  const rule = `${selector}{font-family:var(--font-display);color:red}`;
  for (const style of [`p{color:red}${rule}`, `@media print{${rule}}`])
    expect(shown(body, style)).toBe(`-${characters}\u2010…`);
});

test('an element with a style of its own is found; the text of scripts, and signs that no font shows, are not', () => {
  const body = '<h1 style="font-family:var(--font-display)">H\ni<script>no</script></h1><p>no</p>';
  expect(shown(body, '')).toBe('-Hi\u2010…');
});

test('a font that no property names shows all text', () => {
  const page = parsePage('<html><head><title>no</title></head><body><p>tà</p><p>a</p></body></html>');
  expect(charactersOf(fontTexts(page, '').get('Brand Text') ?? [])).toBe('-atà\u2010…');
});

test('characters of two units are found whole, also beside a half that stands alone', () => {
  expect(charactersOf(['a😀a', '\ud83d', '😀😁'])).toBe('-a\u2010…\ud83d😀😁');
});

test('characters that follow each other are one range, others stand alone, each once, also beyond the first 65,536', () => {
  expect(unicodeRange('dba c c’😀')).toBe('U+20,U+61-64,U+2019,U+1F600');
});

test.each([
  ['U+61-64', 'b', 'U+61,U+63-64'],
  ['U+61-64', 'ad', 'U+62-63'],
  ['U+61,U+4??', 'a', 'U+400-4FF'],
  ['U+??', '\u0000ÿ', 'U+1-FE'],
  ['U+61-62', 'x', 'U+61-62'],
])('the range %s without "%s" is %s', (range, characters, left) => {
  expect(rangeWithout(range, characters)).toBe(left);
});

test('what is no range is refused', () => {
  expect(() => rangeWithout('none', 'a')).toThrow('"none" is not an entry of a unicode-range');
});
