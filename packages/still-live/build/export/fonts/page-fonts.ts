import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licencePath, fontPath } from 'still-live/build/brand/font-file';
import { writeHashed } from 'still-live/build/files';
import { type Face, facesOfSite, LATE_FAMILY, charactersOf, type FaceTexts } from './faces';
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
 * which is a third of a face with few characters and moves a heading by less than a thousandth of its width.
 * @throws {Error} when the package is not installed.
 */
export async function cutFont({ source, weight, delivery }: Face, characters: string): Promise<Buffer> {
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

interface CutFace {
  readonly family: string;
  readonly characters: string;
  readonly rules: string;
  readonly preload?: string;
}

function rule(family: string, { weights }: Face, url: string, display: string, characters: string): string {
  return `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weights};font-display:${display};unicode-range:${unicodeRange(characters)}}`;
}

async function cutFace(dir: string, face: Face, all: FaceTexts): Promise<CutFace | undefined> {
  const characters = charactersOf(all.get(face.family) ?? []);
  if (characters === '') return undefined;
  const cut = { family: face.family, characters };
  const font = await cutFont(face, characters);
  if (face.delivery === 'inline') {
    const url = `data:font/woff2;base64,${font.toString('base64')}`;
    return { ...cut, rules: rule(face.family, face, url, 'block', characters) };
  }
  const name = face.family.toLowerCase().replaceAll(' ', '-');
  const address = await writeHashed(dir, 'media', name, '.woff2', font);
  // A font that comes after the first paint must not move what is being read.
  const rules = [rule(face.family, face, address, 'optional', characters)];
  if (face.family === LATE_FAMILY.of) rules.push(rule(LATE_FAMILY.family, face, address, 'swap', characters));
  return { ...cut, rules: rules.join(''), ...(face.delivery === 'preload' && { preload: address }) };
}

// The licence goes where the fonts go (SIL Open Font License 1.1, section 2). Neither font has a reserved name, so both
// keep theirs.
async function writeLicences(dir: string): Promise<void> {
  const licences = [...new Set(facesOfSite().map(({ source }) => licencePath(source)))];
  const texts = licences.map((path) => readFile(path, 'utf8'));
  await writeFile(join(dir, LICENCES), (await Promise.all(texts)).join('\n\n'));
}

const WHOLE =
  /(@font-face\s*\{[^}]*font-family:\s*["']?([^\s;"'}][^;"'}]*)["']?;[^}]*unicode-range:)([^;}]*)/g;

// Otherwise the whole faces would be loaded whenever a cut one is late.
function narrowWhole(style: string, files: readonly CutFace[]): string {
  return style.replace(WHOLE, (_rule, start: string, family: string, range: string) => {
    const characters = files.find((face) => face.family === family)?.characters;
    if (characters === undefined) return start + range;
    return start + rangeWithout(range, characters);
  });
}

async function cutFaces(dir: string, faces: readonly Face[], texts: FaceTexts): Promise<CutFace[]> {
  const cut = await Promise.all(faces.map((face) => cutFace(dir, face, texts)));
  return cut.filter((one) => one !== undefined);
}

/**
 * A face that is a file is the same for all pages; the one inside a page has what this page shows.
 * @throws {Error} when a font is not installed or cannot be cut.
 */
export async function cutFonts(dir: string, all: FaceTexts): Promise<(own: FaceTexts) => Promise<PageFonts>> {
  const inside = facesOfSite().filter(({ delivery }) => delivery === 'inline');
  const outside = facesOfSite().filter(({ delivery }) => delivery !== 'inline');
  const files = await cutFaces(dir, outside, all);
  await writeLicences(dir);
  return async (own) => {
    const faces = [...(await cutFaces(dir, inside, own)), ...files];
    return {
      addTo: (style) => narrowWhole(style, files) + faces.map(({ rules }) => rules).join(''),
      preload: files.find(({ preload }) => preload !== undefined)?.preload,
    };
  };
}
