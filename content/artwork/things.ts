import { ink } from './palette';
import { flat, grain, line } from './plate';
import { box, ellipse, leaf, petal, polygon, type Point } from './shapes';

/** A plant: stems that lean out from a foot, with pairs of leaves. */
export function plant(
  [x, y]: Point,
  height: number,
  colours: readonly [string, string],
  { stems = 5, spread = 0.5, fullness = 0.3, pairs = 4 } = {},
): string {
  const parts = Array.from({ length: stems }, (_, i) => {
    const lean = stems === 1 ? 0 : (i / (stems - 1) - 0.5) * 2;
    const tall = height * (1 - Math.abs(lean) * 0.28 + (i % 2) * 0.06);
    const top: Point = [x + lean * spread * height, y - tall];
    const bow: Point = [x + lean * spread * height * 0.2, y - tall * 0.6];
    const along = (t: number): Point => [
      (1 - t) ** 2 * x + 2 * t * (1 - t) * bow[0] + t * t * top[0],
      (1 - t) ** 2 * y + 2 * t * (1 - t) * bow[1] + t * t * top[1],
    ];
    const stem = line(
      `M${x} ${y}Q${bow[0]} ${bow[1]} ${top[0]} ${top[1]}`,
      colours[1],
      Math.max(2, height * 0.012),
    );
    const leaves = Array.from({ length: pairs }, (_unused, j) => {
      const t = 0.35 + (0.6 * j) / pairs;
      const foot = along(t);
      const size = height * 0.23 * (1.1 - t * 0.5);
      return [-1, 1].map((side) => {
        const tip: Point = [foot[0] + side * size * 0.85 + lean * size * 0.4, foot[1] - size * 0.62];
        const blade = leaf(foot, tip, fullness);
        const lit = (i + j + (side < 0 ? 0 : 1)) % 2 === 0;
        const vein = line(
          `M${foot[0]} ${foot[1]}L${foot[0] + (tip[0] - foot[0]) * 0.7} ${foot[1] + (tip[1] - foot[1]) * 0.7}`,
          lit ? colours[1] : colours[0],
          Math.max(1, height * 0.006),
          { opacity: 0.7 },
        );
        return flat(blade, lit ? colours[0] : colours[1]) + vein;
      });
    });
    const crown = along(0.86);
    return (
      stem +
      leaves.flat().join('') +
      flat(leaf(crown, [top[0] + lean * 10, top[1] - height * 0.06], fullness), colours[0])
    );
  });
  return parts.join('');
}

/** A pot with a lit and a shaded side; `[x, y]` is the middle of its foot. */
export function pot([x, y]: Point, width: number, height: number, colour: string, shade: string): string {
  const body = `M${x - width / 2} ${y - height}H${x + width / 2}L${x + width * 0.38} ${y - 6}Q${x + width * 0.36} ${y} ${x + width * 0.3} ${y}H${x - width * 0.3}Q${x - width * 0.36} ${y} ${x - width * 0.38} ${y - 6}Z`;
  return (
    flat(body, colour) +
    grain(body, shade, { from: [x + width / 2, y], to: [x - width * 0.2, y - height * 0.4], strength: 0.9 }) +
    flat(box(x - width * 0.55, y - height, width * 1.1, height * 0.16, 5), colour) +
    flat(box(x - width * 0.5, y - height * 0.84, width, height * 0.04), shade, { opacity: 0.5 })
  );
}

/** A mug; `[x, y]` is the middle of its foot. */
export function mug([x, y]: Point, size: number, colour: string, shade: string): string {
  const body = `M${x - size / 2} ${y - size}H${x + size / 2}V${y - size * 0.3}Q${x + size / 2} ${y} ${x + size * 0.2} ${y}H${x - size * 0.2}Q${x - size / 2} ${y} ${x - size / 2} ${y - size * 0.3}Z`;
  return (
    line(
      `M${x + size * 0.48} ${y - size * 0.8}q${size * 0.42} 0 ${size * 0.36} ${size * 0.3}q-${size * 0.06} ${size * 0.22} -${size * 0.4} ${size * 0.2}`,
      colour,
      size * 0.13,
    ) +
    flat(body, colour) +
    grain(body, shade, { from: [x + size / 2, y], to: [x - size * 0.2, y - size * 0.6], strength: 0.8 })
  );
}

/** A standing row of books; gives SVG. Thickness and height vary by a fixed pattern. */
export function books([x, y]: Point, width: number, height: number, colours: readonly string[]): string {
  const thick = [1, 0.7, 1.3, 0.8, 1.1, 0.6];
  const tall = [1, 0.86, 0.94, 0.78, 0.9, 1.02];
  const count = colours.length;
  const total = colours.reduce((sum, _, i) => sum + (thick[i % 6] ?? 1), 0);
  let left = x;
  return colours
    .map((colour, i) => {
      const w = (width * (thick[i % 6] ?? 1)) / total;
      const h = height * (tall[(i + count) % 6] ?? 1);
      const book = box(left, y - h, w - 1.5, h, 2);
      const band = flat(box(left + w * 0.18, y - h * 0.82, w * 0.6, h * 0.05), ink.paper, { opacity: 0.75 });
      const shade = grain(book, ink.aubergine, {
        from: [left + w, y],
        to: [left, y - h * 0.5],
        strength: 0.55,
      });
      left += w;
      return flat(book, colour) + shade + band;
    })
    .join('');
}

/** A hanging lamp with a petal shade; `[x, y]` is the middle of the lower edge. */
export function lamp([x, y]: Point, width: number, top: number, colour: string, shade: string): string {
  const dome = `M${x - width / 2} ${y}C${x - width / 2} ${y - width * 0.5} ${x - width * 0.16} ${y - width * 0.62} ${x} ${y - width * 0.62}C${x + width * 0.16} ${y - width * 0.62} ${x + width / 2} ${y - width * 0.5} ${x + width / 2} ${y}Z`;
  return (
    line(`M${x} ${top}V${y - width * 0.6}`, shade, 2.5) +
    flat(ellipse(x, y, width * 0.2, width * 0.12), ink.honey) +
    flat(dome, colour) +
    grain(dome, shade, { from: [x + width / 2, y], to: [x - width * 0.2, y - width * 0.4], strength: 0.85 })
  );
}

/** A window seen from the front: light in the panes, thin bars. */
export function windowPanes(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  light: string,
  bar: string,
  barWidth = 6,
): string {
  const verticals = Array.from({ length: columns + 1 }, (_, i) =>
    box(x + (width * i) / columns - barWidth / 2, y, barWidth, height),
  );
  const horizontals = Array.from({ length: rows + 1 }, (_, i) =>
    box(x - barWidth / 2, y + (height * i) / rows - barWidth / 2, width + barWidth, barWidth),
  );
  return (
    (light === 'none' ? '' : flat(box(x, y, width, height), light)) +
    [...verticals, ...horizontals].map((bars) => flat(bars, bar)).join('')
  );
}

/** The light that a window throws on a floor or a wall: slanted panes. Takes the top left corner of the light, the size of a pane and the slant. */
export function panesOfLight(
  [x, y]: Point,
  paneWidth: number,
  paneHeight: number,
  columns: number,
  rows: number,
  slant: number,
  colour: string,
  opacity: number,
): string {
  const panes = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const px = (c: number, r: number): Point => [x + c * paneWidth + r * slant, y + r * paneHeight];
    const [l, r, t, b] = [column + 0.05, column + 0.95, row + 0.05, row + 0.95];
    return flat(polygon(px(l, t), px(r, t), px(r, b), px(l, b)), colour, { opacity });
  });
  return panes.join('');
}

/** Petals adrift, by a fixed list of places: centre, size and turn of each. */
export function drift(
  places: readonly (readonly [number, number, number, number])[],
  colour: string,
  opacity = 1,
): string {
  return places
    .map(([x, y, size, turn]) => flat(petal(x, y, size, size, turn), colour, { opacity }))
    .join('');
}

/** A chair whose back is a petal, for somebody of the given standing height; `facing` as the sitter. */
export function chair([x, y]: Point, height: number, facing: 1 | -1, colour: string, shade: string): string {
  const u = (height / 100) * facing;
  const v = height / 100;
  const leg = (from: number, to: number): string =>
    line(`M${x + from * u} ${y - 25 * v}L${x + to * u} ${y + v}`, shade, 2.2 * v);
  const back = petal(x - 20 * u, y - 44 * v, 9 * v, 34 * v, facing * -8);
  return (
    leg(-18, -22) +
    leg(-2, 1) +
    flat(back, colour) +
    grain(back, shade, { from: [x - 20 * u, y - 26 * v], to: [x - 18 * u, y - 56 * v], strength: 0.9 }) +
    flat(box(Math.min(x - 22 * u, x + u), y - 27 * v, 23 * v, 4 * v, 2 * v), colour)
  );
}

/** A table seen from the side: a top from `x` to `x + width` whose upper edge is at `y`, legs down to `floor`. */
export function table(
  x: number,
  y: number,
  width: number,
  floor: number,
  colour: string,
  shade: string,
): string {
  const top = box(x, y, width, 18, 9);
  const leg = (lx: number, slant: number): string =>
    flat(
      polygon([lx - 11, y + 16], [lx + 11, y + 16], [lx + slant + 5, floor], [lx + slant - 5, floor]),
      shade,
    );
  return (
    leg(x + width * 0.1, -14) +
    leg(x + width * 0.9, 14) +
    flat(top, colour) +
    grain(top, shade, { from: [x + width, y + 18], to: [x + width * 0.4, y], strength: 0.9 })
  );
}
