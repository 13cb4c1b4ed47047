import { SITE_NAME } from '@/lib/content/site-name';
import type { Lettering } from './lettering';

/** The content of a picture for sharing. */
export interface SharingCard {
  readonly title: string;
  /** Small text above the title, such as the name of the list; may be empty. */
  readonly kicker: string;
  readonly tone: 'services' | 'products' | 'welfare';
  /** File of a picture of the page, for the shape. */
  readonly picture: string | undefined;
}

/** Size of a picture for sharing that the large networks recommend, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** Position of the shape with the picture in the card, in pixels. */
export const PETAL = { left: 640, top: 65, side: 500 } as const;

const TONES = {
  services: { ground: '#ffdcc7', strong: '#ffb796' },
  products: { ground: '#d3e2cf', strong: '#a9c8a6' },
  welfare: { ground: '#e0d6f3', strong: '#bda9e4' },
} as const;
const INK = '#1e1b2e';
const CORAL = '#ff6a4d';
const DEEP = '#3b1e47';

const LEFT = 72;
const TEXT_WIDTH = 536;
/** Font sizes of the title, with the number of lines that fit. The largest that fits is used. */
const SIZES = [
  { size: 92, lines: 3 },
  { size: 72, lines: 4 },
  { size: 54, lines: 5 },
] as const;
const BASE = 560;

/** The four petals of the logo (components/kit/logo). */
const MARK =
  '<path fill="#ffb796" d="M19 19V9.5A9.5 9.5 0 1 0 9.5 19Z"/><path fill="#bda9e4" d="M21 19h9.5A9.5 9.5 0 1 0 21 9.5Z"/>' +
  '<path fill="#ff6a4d" d="M19 21v9.5A9.5 9.5 0 1 1 9.5 21Z"/><path fill="#a9c8a6" d="M21 21h9.5A9.5 9.5 0 1 1 21 30.5Z"/>';

/** Returns the outline of a shape as an SVG path: round, with its lower left corner as the tip. */
export function shape(left: number, top: number, side: number): string {
  const [half, tip] = [side / 2, side / 10];
  return (
    `M${left} ${top + half}a${half} ${half} 0 0 1 ${side} 0a${half} ${half} 0 0 1 ${-half} ${half}` +
    `h${-(half - tip)}a${tip} ${tip} 0 0 1 ${-tip} ${-tip}Z`
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

function shapes(strong: string): string {
  const { left, top, side } = PETAL;
  const half = side / 2 - 8;
  return [
    [left, top, CORAL],
    [left + half + 16, top, strong],
    [left, top + half + 16, strong],
    [left + half + 16, top + half + 16, DEEP],
  ]
    .map(([x, y, colour]) => `<path fill="${colour}" d="${shape(Number(x), Number(y), half)}"/>`)
    .join('');
}

/**
 * Draws a picture for sharing as SVG, without text elements or fonts. When the page has a picture, the shape
 * is left empty for it.
 */
export function drawCard({ title, kicker, tone, picture }: SharingCard, lettering: Lettering): string {
  const { ground, strong } = TONES[tone];
  const { size, lines } = titleLines(title === '' ? SITE_NAME : title, lettering);
  const top = BASE - (lines.length - 1) * size * 1.05;
  const words = lines.map((line, index) => lettering.draw(line, size, LEFT, top + index * size * 1.05));
  const above = kicker === '' ? '' : lettering.draw(kicker, 32, LEFT, top - size - 12);
  const space =
    picture === undefined
      ? shapes(strong)
      : `<path fill="${strong}" d="${shape(PETAL.left, PETAL.top, PETAL.side)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${space}` +
    `<svg x="${LEFT}" y="56" width="64" height="64" viewBox="0 0 40 40">${MARK}</svg>` +
    `<g fill="${INK}">${lettering.draw(SITE_NAME, 40, LEFT + 78, 102)}${above}${words.join('')}</g></svg>`
  );
}
