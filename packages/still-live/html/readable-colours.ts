import { colord, extend, type RgbaColor } from 'colord';
import names from 'colord/plugins/names';
import { VOIDS } from './policy';

extend([names]);

/** WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance), from 0 to 1; channels from 0 to 255. */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

interface Painted {
  readonly text: RgbaColor;
  readonly ground: RgbaColor;
}

/**
 * Where a text is shown: its possible grounds, whether it is large on all of them, and what a `<mark>` looks like
 * there.
 */
export interface Place {
  readonly grounds: readonly Painted[];
  readonly isLarge: boolean;
  readonly mark: Painted;
}

/** @param text A colour as `#rrggbb`, like `ground`. */
export function painted(text: string, ground: string): Painted {
  return { text: colord(text).toRgb(), ground: colord(ground).toRgb() };
}

// WCAG 2.2, 1.4.3: the least contrast of text, and of large text.
const LEAST = 4.5;
const LEAST_OF_LARGE = 3;

const SMALLER = /font-size: |<(?:small|sub|sup|code)\b/;

// Out of 255. The inks of programs, such as #212529 or #202122, are not quite grey.
const GREY = 16;

function isGrey({ r, g, b }: RgbaColor): boolean {
  return Math.max(r, g, b) - Math.min(r, g, b) <= GREY;
}

function over({ r, g, b, a }: RgbaColor, ground: RgbaColor): RgbaColor {
  const mix = (top: number, below: number): number => top * a + below * (1 - a);
  return { r: mix(r, ground.r), g: mix(g, ground.g), b: mix(b, ground.b), a: 1 };
}

function luminanceOf({ r, g, b }: RgbaColor): number {
  return luminance([r, g, b]);
}

function isReadable({ text, ground }: Painted, least: number): boolean {
  return contrastOf(luminanceOf(over(text, ground)), luminanceOf(ground)) >= least;
}

interface Colours {
  readonly text?: RgbaColor | undefined;
  readonly ground?: RgbaColor | undefined;
}

function paint(below: readonly Painted[], { text, ground }: Colours): readonly Painted[] {
  return below.map((one) => ({
    text: text ?? one.text,
    ground: ground ? over(ground, one.ground) : one.ground,
  }));
}

// `transparent`, `currentcolor` and colours of the visitor's system (`windowtext`) count as none.
function colourOf(written: string | undefined): RgbaColor | undefined {
  const colour = colord(written ?? '');
  return colour.isValid() && colour.alpha() > 0 ? colour.toRgb() : undefined;
}

// Black, white and grey come from the program that a text was copied from. They mean nothing, and would be a bar on a
// tinted ground, so they stay only where text needs them on a coloured ground that was copied too.
function choices({ text, ground: written }: Colours): readonly Colours[] {
  const ground = written && !isGrey(written) ? written : undefined;
  const both = { text, ground };
  return text && !isGrey(text) ? [both, { ground }, { text }] : [{ ground }, both];
}

const PROPERTIES = { text: 'color', ground: 'background-color' } as const;

/**
 * Removes colours of text and ground that cannot be read on every possible ground, with regard to the elements around
 * them. Expects sanitised HTML; takes linear time; a second pass changes nothing.
 */
export function readableColours(
  html: string,
  { grounds, isLarge, mark }: Place,
): { readonly html: string; readonly isUnreadable: boolean } {
  const least = isLarge && !SMALLER.test(html) ? LEAST_OF_LARGE : LEAST;
  const isReadableOn = (all: readonly Painted[]): boolean => all.every((one) => isReadable(one, least));
  const open = [grounds];
  let isUnreadable = false;

  function judge(style: string, below: readonly Painted[]): readonly [string, readonly Painted[]] {
    const written = new Map(style.split('; ').map((one) => one.split(': ') as [string, string]));
    const colours = {
      text: colourOf(written.get(PROPERTIES.text)),
      ground: colourOf(written.get(PROPERTIES.ground)),
    };
    const kept = choices(colours).find((choice) => isReadableOn(paint(below, choice))) ?? {};
    for (const part of ['text', 'ground'] as const) {
      const colour = colours[part];
      if (kept[part]) continue;
      written.delete(PROPERTIES[part]);
      // A removed grey is reported only where it could not be read.
      isUnreadable ||=
        colour !== undefined && !(isGrey(colour) && isReadableOn(paint(below, { [part]: colour })));
    }
    return [Array.from(written, (one) => one.join(': ')).join('; '), paint(below, kept)];
  }

  const readable = html.replace(
    /<(\/?)([a-z\d]+)((?:[^a-z\d<>][^<>]*)?)>/g,
    (tag, end: string, name: string, attributes: string) => {
      if (end) {
        open.pop();
        return tag;
      }
      const around = open.at(-1) ?? grounds;
      let inside = name === 'mark' ? grounds.map(() => mark) : around;
      // Each attribute by itself: the value of another one may read like a style.
      const kept = attributes.replace(/ ([a-z]+)="([^"]*)"/g, (whole, attribute: string, style: string) => {
        if (attribute !== 'style') return whole;
        const [left, shown] = judge(style, inside);
        inside = shown;
        return left === '' ? '' : ` style="${left}"`;
      });
      if (!VOIDS.has(name)) open.push(inside);
      return `<${name}${kept}>`;
    },
  );
  return { html: readable, isUnreadable };
}
