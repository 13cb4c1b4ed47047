import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import { declared } from 'still-live/declaration';
import { fontPath, openFont, openWeight } from 'still-live/build/brand/font-file';

export interface Lettering {
  /** Whether the fonts have every letter and digit of a text, and it shows anything. */
  readonly has: (text: string) => boolean;
  /** Breaks a text into lines; font size and width of a line in pixels. */
  readonly lines: (text: string, size: number, width: number) => readonly string[];
  readonly draw: (text: string, size: number, x: number, y: number) => string;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

// Characters without which a word would have a gap. Others, such as emoji, may be left out.
const LETTER = /[\p{L}\p{M}\p{N}]/u;

function fontOf(character: string, fonts: readonly Font[]): Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

interface Run {
  readonly font: Font;
  text: string;
}

// Each part has one font. Characters that no font has, such as emoji, are left out: they would be boxes.
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(character, fonts);
    const last = runs.at(-1);
    if (font && font === last?.font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

// The text without what the fonts lack, on one line.
function known(text: string, fonts: readonly Font[]): string {
  const characters = Array.from(text.normalize('NFC')).filter((character) => fontOf(character, fonts));
  return characters.join('').replace(/\s+/g, ' ').trim();
}

function widthOf(text: string, size: number, fonts: readonly Font[]): number {
  const widths = runsOf(text, fonts).map(
    (run) => (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

// Cuts a word that is wider than a line.
function piecesOf(word: string, isTooWide: (text: string) => boolean): string[] {
  const cut: string[] = [''];
  for (const character of word) {
    const last = cut[cut.length - 1] ?? '';
    if (last !== '' && isTooWide(last + character)) cut.push(character);
    else cut[cut.length - 1] = last + character;
  }
  return cut;
}

function linesOf(text: string, isTooWide: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => piecesOf(whole, isTooWide))) {
    const longer = `${lines[lines.length - 1] ?? ''} ${word}`;
    if (lines.length > 0 && !isTooWide(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// Returns the outlines, and where the next part begins.
function drawRun({ font, text }: Run, size: number, x: number, y: number) {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = x;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const place = `translate(${rounded(at + xOffset * scale)} ${y}) scale(${rounded(scale)} ${-rounded(scale)})`;
    at += xAdvance * scale;
    const outline = glyph.path.toSVG();
    return outline === '' ? '' : `<path transform="${place}" d="${outline}"/>`;
  });
  return { paths: paths.join(''), at };
}

function letteringOf(fonts: readonly Font[]): Lettering {
  return {
    has: (text) => {
      const letters = Array.from(text.normalize('NFC')).filter((one) => LETTER.test(one));
      return known(text, fonts) !== '' && letters.every((letter) => fontOf(letter, fonts));
    },
    lines: (text, size, width) => linesOf(known(text, fonts), (line) => widthOf(line, size, fonts) > width),
    draw: (text, size, x, y) => {
      let at = x;
      const paths = runsOf(known(text, fonts), fonts).map((run) => {
        const drawn = drawRun(run, size, at, y);
        ({ at } = drawn);
        return drawn.paths;
      });
      return paths.join('');
    },
  };
}

// Packages of fonts have one file for each script (`…-latin-wght-normal`, `…-latin-ext-…`, `…-greek-…`).
async function siblingsOf(file: string): Promise<string[]> {
  const path = fontPath(file);
  const [, family, axis] = /^(.+?)-latin-((?!ext).+)$/.exec(basename(path)) ?? [];
  if (family === undefined || axis === undefined) return [];
  const names = await readdir(dirname(path));
  return names
    .filter((name) => name !== basename(path) && name.startsWith(`${family}-`) && name.endsWith(`-${axis}`))
    .map((name) => join(dirname(path), name));
}

export async function openLettering(texts: readonly string[]): Promise<Lettering> {
  const { file, heading } = declared('brand').fonts.display;
  const characters = [...new Set(`${texts.join('').normalize('NFC')} `)];
  const fonts = [await openWeight(file, heading, characters.join(''))];
  for (const path of await siblingsOf(file)) {
    const lacking = characters.filter((one) => LETTER.test(one) && !fontOf(one, fonts));
    if (lacking.length === 0) break;
    const whole = await openFont(path);
    if (lacking.some((letter) => fontOf(letter, [whole])))
      fonts.push(await openWeight(path, heading, characters.join('')));
  }
  return letteringOf(fonts);
}
