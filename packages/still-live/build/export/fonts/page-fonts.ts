import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licencePath, fontPath } from 'still-live/build/brand/font-file';
import { writeHashed } from 'still-live/build/files';
import { type Font, fontsOfSite, LATE_FAMILY, charactersOf, type FontTexts } from './site-fonts';
import subsetFont from 'subset-font';

// CSS Fonts 4, section 4.5: neighbours are written as a range.
function written(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

function codesOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0));
}

// `U+20`, `U+20-7F` or `U+4??`.
function codesIn(entry: string): readonly number[] {
  const [, start = '', wild = '', end] = /^U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?$/i.exec(entry.trim()) ?? [];
  if (start + wild === '') throw new Error(`"${entry}" is not an entry of a unicode-range`);
  const first = parseInt(start + '0'.repeat(wild.length), 16);
  const last = parseInt(end ?? start + 'F'.repeat(wild.length), 16);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function unicodeRange(characters: string): string {
  return written(codesOf(characters));
}

export function rangeWithout(range: string, characters: string): string {
  const gone = codesOf(characters);
  return written(
    range
      .split(',')
      .flatMap(codesIn)
      .filter((code) => !gone.has(code)),
  );
}

// Ligatures, composed and local forms. No hints, because no screen of today uses them.
const FEATURES: readonly string[] = ['liga', 'calt', 'ccmp', 'locl'];

/**
 * The name of its copyright stays in it (SIL Open Font License, 1.1, section 2). One inside the page has no kerning,
 * which is a third of a font with few characters and moves a heading by less than a thousandth of its width.
 * @throws {Error} when the package is not installed.
 */
export async function cutFont({ source, weight, delivery }: Font, characters: string): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: delivery === 'inline' ? [...FEATURES] : ['kern', ...FEATURES],
    // `STAT` describes the weights, and with its names is as large as ten letters.
    ...(weight !== undefined && { variationAxes: { wght: weight }, dropTables: ['STAT'] }),
  } as const;
  return subsetFont(await readFile(fontPath(source)), characters, options);
}

export interface PageFonts {
  readonly addTo: (style: string) => string;
  readonly preload: string | undefined;
}

const LICENCES = '/font-licences.txt';

interface CutFont {
  readonly family: string;
  readonly characters: string;
  readonly rules: string;
  readonly preload?: string;
}

function rule(family: string, { weights }: Font, url: string, display: string, characters: string): string {
  return `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weights};font-display:${display};unicode-range:${unicodeRange(characters)}}`;
}

async function writeCutFont(dir: string, font: Font, all: FontTexts): Promise<CutFont | undefined> {
  const characters = charactersOf(all.get(font.family) ?? []);
  if (characters === '') return undefined;
  const cut = { family: font.family, characters };
  const bytes = await cutFont(font, characters);
  if (font.delivery === 'inline') {
    const url = `data:font/woff2;base64,${bytes.toString('base64')}`;
    return { ...cut, rules: rule(font.family, font, url, 'block', characters) };
  }
  const name = font.family.toLowerCase().replaceAll(' ', '-');
  const address = await writeHashed(dir, 'media', name, '.woff2', bytes);
  // A font that comes after the first paint must not move what is being read.
  const rules = [rule(font.family, font, address, 'optional', characters)];
  if (font.family === LATE_FAMILY.of) rules.push(rule(LATE_FAMILY.family, font, address, 'swap', characters));
  return { ...cut, rules: rules.join(''), ...(font.delivery === 'preload' && { preload: address }) };
}

// The licence goes where the fonts go (SIL Open Font License 1.1, section 2). Neither font has a reserved name, so both
// keep theirs.
async function writeLicences(dir: string): Promise<void> {
  const licences = [...new Set(fontsOfSite().map(({ source }) => licencePath(source)))];
  const texts = licences.map((path) => readFile(path, 'utf8'));
  await writeFile(join(dir, LICENCES), (await Promise.all(texts)).join('\n\n'));
}

const WHOLE =
  /(@font-face\s*\{[^}]*font-family:\s*["']?([^\s;"'}][^;"'}]*)["']?;[^}]*unicode-range:)([^;}]*)/g;

// Otherwise the whole fonts would be loaded whenever a cut one is late.
function narrowWhole(style: string, files: readonly CutFont[]): string {
  return style.replace(WHOLE, (_rule, start: string, family: string, range: string) => {
    const characters = files.find((font) => font.family === family)?.characters;
    if (characters === undefined) return start + range;
    return start + rangeWithout(range, characters);
  });
}

async function writeCutFonts(dir: string, fonts: readonly Font[], texts: FontTexts): Promise<CutFont[]> {
  const cut = await Promise.all(fonts.map((font) => writeCutFont(dir, font, texts)));
  return cut.filter((one) => one !== undefined);
}

/**
 * A font that is a file is the same for all pages; the one inside a page has what this page shows.
 * @throws {Error} when a font is not installed or cannot be cut.
 */
export async function cutFonts(dir: string, all: FontTexts): Promise<(own: FontTexts) => Promise<PageFonts>> {
  const inside = fontsOfSite().filter(({ delivery }) => delivery === 'inline');
  const outside = fontsOfSite().filter(({ delivery }) => delivery !== 'inline');
  const files = await writeCutFonts(dir, outside, all);
  await writeLicences(dir);
  return async (own) => {
    const fonts = [...(await writeCutFonts(dir, inside, own)), ...files];
    return {
      addTo: (style) => narrowWhole(style, files) + fonts.map(({ rules }) => rules).join(''),
      preload: files.find(({ preload }) => preload !== undefined)?.preload,
    };
  };
}
