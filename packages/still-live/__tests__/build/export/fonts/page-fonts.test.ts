import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { type Font, fontsOfSite, type FontTexts } from 'still-live/build/export/fonts/site-fonts';
import { cutFont, cutFonts } from 'still-live/build/export/fonts/page-fonts';
import { temporaryFolder } from '@/__tests__/temporary-folder';

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
