import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Brand } from 'still-live/brand/brand';
import { isDark } from 'still-live/brand/contrast';
import { tonesOf } from 'still-live/brand/looks';
import { fingerprint } from 'still-live/content/fingerprint';
import { tabStyle } from 'still-live/route/visible-ids';
import { fontPath, openWeight } from './font-file';

// Change it when this file writes other rules.
const RECIPE = '9';

type Font = Brand['fonts']['text'];

// A whole font serves the characters of Italian and of its neighbours.
const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

// A text in which each letter is about as frequent as in Italian.
const SAMPLE =
  'Le persone che lavorano bene insieme fanno crescere la città, perché ogni giorno è più di un servizio. Quel vituperabile xenofobo zelante assaggia il whisky ed esclama: alleluja!';

// Fonts of the platforms that stand in while a font is not loaded, with the mean width of a letter of the demo in em:
// Windows, macOS and iOS have Arial, Linux has Liberation Sans (of the same widths) or DejaVu Sans, Android has Roboto
// (tested by __tests__/browser/stand-in-fonts.spec.ts).
const STAND_INS = [
  {
    name: 'Arial',
    regular: { fonts: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], width: 0.44 },
    bold: {
      fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
      width: 0.4706,
    },
  },
  {
    name: 'Roboto',
    regular: { fonts: ['Roboto', 'Roboto-Regular'], width: 0.4361 },
    bold: { fonts: ['Roboto Bold', 'Roboto-Bold'], width: 0.4401 },
  },
  {
    name: 'DejaVu',
    regular: { fonts: ['DejaVu Sans', 'DejaVuSans'], width: 0.4998 },
    bold: { fonts: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5592 },
  },
] as const;

interface Measure {
  /** In em, like ascent and descent. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

async function measure({ file }: Font, weight: number): Promise<Measure> {
  const font = await openWeight(file, weight, SAMPLE);
  const { unitsPerEm } = font;
  return {
    width: font.layout(SAMPLE).advanceWidth / unitsPerEm / SAMPLE.length,
    ascent: font.ascent / unitsPerEm,
    descent: -font.descent / unitsPerEm,
  };
}

type StandIn = (typeof STAND_INS)[number]['regular' | 'bold'];

function standIn(family: string, { fonts, width }: StandIn, font: Measure, weights: string): string {
  const size = Math.round((font.width / width) * 100);
  const percent = (part: number): number => Math.round((part / size) * 10_000);
  return `@font-face {
  font-family: '${family}';
  src: ${fonts.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weights};
  ascent-override: ${percent(font.ascent)}%;
  descent-override: ${percent(font.descent)}%;
  line-gap-override: 0%;
  size-adjust: ${size}%;
}`;
}

// The weight from which the text font counts as bold, and the weight of its bold words.
const [BOLD_FROM, BOLD] = [501, 600];

async function standIns({ display, text }: Brand['fonts']): Promise<string[]> {
  const heading = await measure(display, display.heading);
  const regular = await measure(text, Math.max(400, text.weights[0]));
  const bold = await measure(text, Math.min(BOLD, text.weights[1]));
  return STAND_INS.flatMap(({ name, ...fonts }) => [
    standIn(`Display ${name}`, fonts.bold, heading, display.weights.join(' ')),
    standIn(`Text ${name}`, fonts.regular, regular, `${text.weights[0]} ${BOLD_FROM - 1}`),
    standIn(`Text ${name}`, fonts.bold, bold, `${BOLD_FROM} ${Math.max(BOLD_FROM, text.weights[1])}`),
  ]);
}

function wholeFont(family: string, { file, weights }: Font, folder: string): string {
  return `@font-face {
  font-family: '${family}';
  src: url('${relative(folder, fontPath(file)).replaceAll('\\', '/')}') format('woff2');
  font-weight: ${weights.join(' ')};
  font-display: swap;
  unicode-range: ${LATIN};
}`;
}

// For tints of a colour: `rgb(var(--ink-channels) / 18%)`.
function channels(colour: string): string {
  return (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)).join(' ');
}

/** Names a colour as custom properties are named: `paperShade` is `paper-shade`. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

// The name of a tint is free, so its property has one that nothing else has.
function tintProperty(name: string): string {
  return `tint-${dashed(name)}`;
}

/** How many tints the engine's own parts tell apart (`--tint-1`, …). */
const TINTS = 3;

/** The tints in turn, by number for the engine's own parts, and by `data-tone` for those of the site. */
function tintStyles(colours: Brand['colours']): string[] {
  const names = tonesOf(colours).map(tintProperty);
  const numbered = Array.from({ length: TINTS }, (_, index) => {
    const name = names[index % names.length];
    return `  --tint-${index + 1}: var(--${name});\n  --tint-${index + 1}-strong: var(--${name}-strong);\n`;
  });
  const toned = tonesOf(colours).map((tone, index) => {
    const of = `var(--${names[index]}`;
    return `[data-tone='${tone}'] {\n  --tone: ${of});\n  --tone-strong: ${of}-strong);\n}`;
  });
  return [`:root {\n${numbered.join('')}}`, ...toned];
}

// Sizes depend on the width of the name and of its longest word, in letters of half an em.
async function nameWidths({ name, fonts: { display } }: Brand): Promise<Record<string, number>> {
  const font = await openWeight(display.file, display.heading, name);
  const width = (words: string): number =>
    Math.round((font.layout(words).advanceWidth / font.unitsPerEm) * 20) / 10;
  return { 'name-letters': width(name), 'name-longest': Math.max(...name.split(/\s+/).map(width)) };
}

function properties({ colours, fonts, shape, roundness }: Brand): Record<string, string | number> {
  const [tip, next, opposite, last] = shape;
  const tints = new Set(tonesOf(colours).flatMap((tone) => [tone, `${tone}Strong`]));
  const round = (...corners: readonly number[]): string => corners.map((one) => `${one}%`).join(' ');
  const families = (of: string): string => STAND_INS.map((font) => `'${of} ${font.name}'`).join(', ');
  return {
    ...Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [
        tints.has(name) ? tintProperty(name) : dashed(name),
        value,
      ]),
    ),
    'ink-channels': channels(colours.ink),
    // This colours shadows and what lies behind a dialog.
    'shade-channels': channels(isDark(colours) ? colours.paper : colours.ink),
    'action-channels': channels(colours.action),
    round: roundness,
    // There is one shape with its tip in each of the corners.
    'shape-tl': round(tip, next, opposite, last),
    'shape-tr': round(last, tip, next, opposite),
    'shape-br': round(opposite, last, tip, next),
    'shape-bl': round(next, opposite, last, tip),
    'heading-weight': fonts.display.heading,
    'statement-weight': fonts.display.statement,
    tracking: fonts.display.tracking,
    'font-display': `'Brand Display', ${families('Display')}, sans-serif`,
    'font-statement': `'Brand Statement', var(--font-display)`,
    'font-text': `'Brand Text', ${families('Text')}, sans-serif`,
  };
}

export async function brandStyle(brand: Brand, folder: string): Promise<string> {
  const tokens = { ...properties(brand), ...(await nameWidths(brand)) };
  const { display, text } = brand.fonts;
  const late = String(tokens['font-text']).replace(',', ", 'Late Text',");
  return [
    ...(await standIns(brand.fonts)),
    wholeFont('Brand Display', display, folder),
    wholeFont('Brand Text', text, folder),
    // The browser itself draws form fields and scroll bars.
    `html {\n  color-scheme: ${isDark(brand.colours) ? 'dark' : 'light'};\n}`,
    `:root {\n${Object.entries(tokens)
      .map(([name, value]) => `  --${name}: ${value};\n`)
      .join('')}}`,
    ...tintStyles(brand.colours),
    // A text font that was too late for the first paint is used from the second screen on: everything moves then anyway.
    // Hidden screens have it before (packages/still-live/browser/enhance/hidden-screens.ts).
    `[data-fonts] {\n  --font-text: ${late};\n  font-family: var(--font-text);\n}\n`,
    tabStyle(),
  ].join('\n');
}

/** Writes `.snapshot/brand.css`, unless brand and fonts are the same: to measure a font takes half a second. */
export async function writeBrandStyle(root: string, brand: Brand): Promise<void> {
  const folder = join(root, '.snapshot');
  const file = join(folder, 'brand.css');
  const fonts = [brand.fonts.display.file, brand.fonts.text.file].map((font) => stat(fontPath(font)));
  const times = (await Promise.all(fonts)).map(({ mtimeMs }) => mtimeMs);
  const mark = `/* ${fingerprint([brand, times, RECIPE, tabStyle()])} */\n`;
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before.startsWith(mark)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, mark + (await brandStyle(brand, folder)));
}
