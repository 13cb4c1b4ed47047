import type { Font } from 'fontkit';
import { faces } from '@/brand/brand';
import { openWeight } from '@/lib/pipeline/brand/face';

/** Letters of the brand's display face as outlines, so that no font is needed to draw them. */
export interface Lettering {
  /** Breaks a text into lines; font size and width of a line in pixels. */
  readonly lines: (text: string, size: number, width: number) => readonly string[];
  readonly draw: (text: string, size: number, x: number, y: number) => string;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function letteringOf(font: Font): Lettering {
  /** Removes characters that the face does not have, such as emoji: they would be drawn as boxes. */
  const known = (text: string): string =>
    Array.from(text)
      .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const widthOf = (text: string, size: number): number =>
    (font.layout(text).advanceWidth * size) / font.unitsPerEm;

  /** Cuts a word that is wider than a line. */
  function pieces(word: string, size: number, width: number): string[] {
    const cut: string[] = [''];
    for (const character of word) {
      const last = cut[cut.length - 1] ?? '';
      if (last !== '' && widthOf(last + character, size) > width) cut.push(character);
      else cut[cut.length - 1] = last + character;
    }
    return cut;
  }
  return {
    lines: (text, size, width) => {
      const lines: string[] = [];
      for (const word of known(text)
        .split(' ')
        .flatMap((whole) => pieces(whole, size, width))) {
        const longer = `${lines[lines.length - 1] ?? ''} ${word}`;
        if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    draw: (text, size, x, y) => {
      const { glyphs, positions } = font.layout(known(text));
      const scale = size / font.unitsPerEm;
      let at = x;
      return glyphs
        .map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
          const place = `translate(${rounded(at + xOffset * scale)} ${y}) scale(${rounded(scale)} ${-rounded(scale)})`;
          at += xAdvance * scale;
          const outline = glyph.path.toSVG();
          return outline === '' ? '' : `<path transform="${place}" d="${outline}"/>`;
        })
        .join('');
    },
  };
}

export async function openLettering(texts: readonly string[]): Promise<Lettering> {
  const { file, heading } = faces.display;
  return letteringOf(await openWeight(file, heading, `${texts.join('')} `));
}
