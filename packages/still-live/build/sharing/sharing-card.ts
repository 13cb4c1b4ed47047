import { declared, type Tone } from 'still-live/declaration';
import type { Lettering } from './lettering';

export interface SharingCard {
  readonly title: string;
  readonly kicker: string;
  readonly tone: Tone;
  readonly picture: string | undefined;
  readonly focus?: string | undefined;
}

// In pixels, as the large networks recommend.
export const CARD = { width: 1200, height: 630 } as const;

// The place of the picture in the card, in pixels.
export const SHAPE = { left: 640, top: 65, side: 500 } as const;

const LEFT = 72;
const TEXT_WIDTH = 536;
// Font sizes of the title, with the number of lines that fit. The largest that fits is used.
const SIZES = [
  { size: 92, lines: 3 },
  { size: 72, lines: 4 },
  { size: 54, lines: 5 },
] as const;
const BASE = 560;
const NAME = { left: LEFT + 78, size: 40, width: SHAPE.left - LEFT - 78 - 24 } as const;

export function shapePath(left: number, top: number, side: number): string {
  const [tip, next, opposite, last] = declared('brand').shape.map((corner) => (corner * side) / 100);
  const [tl = 0, tr = 0, br = 0, bl = 0] = [next, opposite, last, tip];
  const corner = (radius: number, x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${left} ${top + tl}${corner(tl, tl, -tl)}h${side - tl - tr}${corner(tr, tr, tr)}v${side - tr - br}` +
    `${corner(br, -br, br)}h${br + bl - side}${corner(bl, -bl, -bl)}Z`
  );
}

function titleLines(title: string, lettering: Lettering): { size: number; lines: readonly string[] } {
  const words = new Set(title.split(/\s+/));
  for (const { size, lines: most } of SIZES) {
    const isCut = [...words].some((word) => lettering.lines(word, size, TEXT_WIDTH).length > 1);
    const lines = lettering.lines(title, size, TEXT_WIDTH);
    if (lines.length <= most && (!isCut || size === SIZES[2].size)) return { size, lines };
  }
  const { size, lines } = SIZES[2];
  const all = lettering.lines(title, size, TEXT_WIDTH - size);
  return { size, lines: [...all.slice(0, lines - 1), `${all[lines - 1] ?? ''}…`] };
}

export function nameSize(name: string, lettering: Pick<Lettering, 'lines'>): number {
  let size: number = NAME.size;
  while (size > 1 && lettering.lines(name, size, NAME.width).length > 1) size -= 1;
  return size;
}

function shapes(strong: string): string {
  const { left, top, side } = SHAPE;
  const half = side / 2 - 8;
  const { colours } = declared('brand');
  return [
    [left, top, colours.action],
    [left + half + 16, top, strong],
    [left, top + half + 16, strong],
    [left + half + 16, top + half + 16, colours.deep],
  ]
    .map(([x, y, colour]) => `<path fill="${colour}" d="${shapePath(Number(x), Number(y), half)}"/>`)
    .join('');
}

/** Draws without text elements or fonts. The shape is left empty for the page's picture. */
export function drawCard(
  { title, kicker, tone, picture }: SharingCard,
  lettering: Lettering,
  logo: string,
): string {
  const { name } = declared('brand');
  const colours = declared('colours');
  const [ground, strong] = [colours[tone], colours[`${tone}Strong`]];
  // A title with letters that the brand's font lacks would have gaps.
  const { size, lines } = titleLines(lettering.has(title) ? title : name, lettering);
  const top = BASE - (lines.length - 1) * size * 1.05;
  const words = lines.map((line, index) => lettering.draw(line, size, LEFT, top + index * size * 1.05));
  const above = !lettering.has(kicker) ? '' : lettering.draw(kicker, 32, LEFT, top - size - 12);
  const space =
    picture === undefined
      ? shapes(strong)
      : `<path fill="${strong}" d="${shapePath(SHAPE.left, SHAPE.top, SHAPE.side)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${space}` +
    logo.replace('<svg', `<svg x="${LEFT}" y="56" width="64" height="64"`) +
    `<g fill="${colours.ink}">${lettering.draw(name, nameSize(name, lettering), NAME.left, 102)}${above}${words.join('')}</g></svg>`
  );
}
