import { colord } from 'colord';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { colours } from '@/brand/brand';
import { contrast } from 'still-live/brand/contrast';
import { coloursOf, type Look } from 'still-live/brand/looks';
import { losesColour, siteSanitiser } from 'still-live/html/sanitiser';
import { parseRecord } from 'still-live/content/parse/parse-record';

const sanitiser = siteSanitiser();

const PAPER: readonly Look[] = ['ink on paper'];
const DEEP: readonly Look[] = ['deepInk on deep'];
const BOTH: readonly Look[] = ['ink on paper', 'deepInk on deep'];

/** Text as programs copy it, where it is shown, and what stays of the attribute of the last element. */
const PASTED: readonly (readonly [what: string, on: readonly Look[], html: string, stays: string])[] = [
  ['Google Docs, Word', PAPER, '<p style="color:#000000;text-align:center">a', 'text-align: center'],
  ['Word', PAPER, '<span style="color:windowtext;background-color:transparent">a', ''],
  ['GitHub', PAPER, '<span style="color:rgb(31, 35, 40)">a', ''],
  ['a page in dark mode', PAPER, '<p style="color:rgb(236,236,236);background-color:#212121">a', ''],
  ['a link of dark mode', DEEP, '<a href="https://a.example" style="color:#fff">a', ''],
  ['a white ground', PAPER, '<span style="background-color:#ffffff">a', ''],
  ['red', PAPER, '<b style="color:#b00020">a', 'color: #b00020'],
  ['red on a dark ground', DEEP, '<b style="color:#b00020">a', ''],
  ['a light tint on a dark ground', DEEP, '<b style="color:#ffdcc7">a', 'color: #ffdcc7'],
  ['a name', PAPER, '<b style="color:DarkRed">a', 'color: darkred'],
  ['hsl', PAPER, '<b style="color:hsl(350 100% 30%)">a', 'color: hsl(350 100% 30%)'],
  ['what reads on one of two grounds', BOTH, '<b style="color:#b00020">a', ''],
  ['almost no ink', PAPER, '<b style="color:rgba(176,0,32,.3)">a', ''],
  ['eight digits', PAPER, '<b style="color:#b00020e6">a', 'color: #b00020e6'],
  ['what has no colour', PAPER, '<b style="color:currentcolor;background-color:currentcolor">a', ''],
  ['no colour at all', PAPER, '<b style="color:reddish">a', ''],
  ['a light highlight', PAPER, '<b style="background-color:#fff2ac">a', 'background-color: #fff2ac'],
  ['a dark highlight', PAPER, '<b style="background-color:#b00020">a', ''],
  ['a light highlight on a dark ground', DEEP, '<b style="background-color:#fff2ac">a', ''],
  [
    'a highlight with its own ink, on both',
    BOTH,
    '<b style="color:#000;background-color:#fff2ac">a',
    'color: #000; background-color: #fff2ac',
  ],
  [
    'a label',
    PAPER,
    '<b style="background-color:#b00020;color:white">a',
    'background-color: #b00020; color: white',
  ],
  [
    'a pair that does not read',
    PAPER,
    '<b style="color:#b00020;background-color:#7a0016">a',
    'color: #b00020',
  ],
  [
    'a ground below coloured text',
    PAPER,
    '<i style="color:#b00020"><b style="background-color:#ff9a9a">a',
    '',
  ],
  ['text on a ground around it', PAPER, '<i style="background-color:#fff2ac"><b style="color:#b07a00">a', ''],
  ['black on a ground around it', PAPER, '<i style="background-color:#fff2ac"><b style="color:#000">a', ''],
  ['the text of a mark', DEEP, '<mark><b style="color:#ffdcc7">a', ''],
  ['dark red in a mark', DEEP, '<mark><b style="color:#6a0010">a', 'color: #6a0010'],
  [
    'an element that is closed',
    PAPER,
    '<i style="background-color:#202a80;color:#fff">a</i><b style="color:#ffdcc7">b',
    '',
  ],
];

test.each(PASTED)('%s on %j: %s keeps "%s"', (_what, on, html, stays) => {
  const output = sanitiser.flow(html, { on });
  const styles = [...output.matchAll(/<[a-z]+([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect(/style="([^"]*)"/.exec(styles.at(-1) ?? '')?.[1] ?? '').toBe(stays);
  expect(sanitiser.flow(output, { on })).toBe(output);
});

test('a description that ends like a style is none', () => {
  const output = sanitiser.flow('<img src=/a.jpg alt="a style=" title=" style=" style="color:#ffffee">', {
    on: PAPER,
  });
  expect(output).toContain('alt="a style="');
  expect(output).not.toContain('ffffee');
  expect(sanitiser.flow(output, { on: PAPER })).toBe(output);
});

test('a large text needs less contrast, unless a part of it is small', () => {
  const shown = { on: PAPER, large: true } as const;
  const orange = 'color: #c9600a';
  expect(sanitiser.phrasing(`<b style="${orange}">a</b>`)).toBe('<b>a</b>');
  expect(sanitiser.phrasing(`<b style="${orange}">a</b>`, shown)).toContain(orange);
  expect(sanitiser.phrasing(`<b style="${orange}"><small>a</small></b>`, shown)).not.toContain(orange);
  expect(sanitiser.phrasing(`<b style="${orange}; font-size: 50%">a</b>`, shown)).not.toContain(orange);
});

test.each([
  ['<p style="color:#000">a</p>', PAPER, false],
  ['<p style="color:#000">a</p>', DEEP, true],
  ['<p style="color:#eee">a</p>', PAPER, true],
  ['<p style="color:#eee">a</p>', DEEP, false],
  ['<p style="color:#b00020">a</p>', DEEP, true],
  ['<p style="color:windowtext;background-color:transparent">a</p>', DEEP, false],
  ['<p>color: #000</p>', DEEP, false],
] as const)('%s on %j is told to editors: %j', (html, on, isTold) => {
  expect(losesColour(html, 'flow', { on })).toBe(isTold);
});

const COLOURS =
  'red black white #000 #1e1b2e #ececec #b00020 #ffdcc7 #fff2ac #3b1e47 #7a7a7a navy rgba(255,255,0,.4) rgba(20,0,90,.7) transparent currentcolor'.split(
    ' ',
  );
const style = fc
  .record({ color: fc.constantFrom(...COLOURS), ground: fc.constantFrom(...COLOURS), both: fc.nat(3) })
  .map(({ color, ground, both }) =>
    [both !== 1 && `color:${color}`, both !== 2 && `background-color:${ground}`].filter(Boolean).join(';'),
  );
const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom('p', 'span', 'b', 'mark', 'td', 'li', 'br'), style)
    .map(([tag, css]) => `<${tag} style="${css}">`),
  fc.constantFrom('</p>', '</span>', '</b>', '</mark>', 'parola', '<br>'),
);

const { document } = new JSDOM('').window;

function weakest(html: string, look: Look): number {
  const blend = (top: string, below: string): string => {
    const [a, b] = [colord(top).toRgb(), colord(below).toRgb()];
    const mix = (x: number, y: number): number => x * a.a + y * (1 - a.a);
    return colord({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) }).toHex();
  };
  let least = 21;
  const walk = (node: Element, text: string, ground: string): void => {
    const { color, backgroundColor } = (node as HTMLElement).style;
    const isMark = node.localName === 'mark';
    const below = blend(backgroundColor || 'transparent', isMark ? colours.servicesStrong : ground);
    const ink = color || (isMark ? colours.ink : text);
    for (const child of node.childNodes)
      if (child.nodeType === 3) least = Math.min(least, contrast(blend(ink, below), below));
    for (const child of node.children) walk(child, ink, below);
  };
  const [text, ground] = coloursOf(look);
  const root = document.createElement('div');
  root.innerHTML = html;
  walk(root, colours[text], colours[ground]);
  return least;
}

test('however colours are nested, each text that is left can be read on each ground', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(PAPER, DEEP, BOTH), (pieces, on) => {
      const html = sanitiser.flow(pieces.join(''), { on });
      // Channels are whole numbers here, and none in the page.
      for (const look of on) expect(weakest(html, look)).toBeGreaterThan(4.4);
    }),
    { numRuns: 200 },
  );
});

test('every field is judged where it is shown: the same text keeps its colour on paper and loses it on a dark ground', () => {
  const pasted = '<span style="color:#b00020">Via Roma 1</span>';
  const kept = '<span style="color: #b00020">Via Roma 1</span>';
  const footer = parseRecord('footer', { colonna_1: { titolo: pasted, testo: pasted } }, sanitiser).value;
  expect(footer.colonna_1).toEqual({ titolo: kept, testo: '<span>Via Roma 1</span>' });
  const menu = parseRecord('impostazioni/etichette/menu', { contatti: { value: pasted } }, sanitiser).value;
  expect(menu[0]?.label).toBe('<span>Via Roma 1</span>');
  const home = parseRecord('pagine/home', { testo_chi_siamo: pasted }, sanitiser).value;
  expect(home.testo_chi_siamo).toBe('<span>Via Roma 1</span>');
  const about = parseRecord('pagine/chi_siamo', { testo_chi_siamo: pasted }, sanitiser).value;
  expect(about.testo_chi_siamo).toBe(kept);
});
