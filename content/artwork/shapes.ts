/** A point of the drawing, in user units (half a pixel of the finished picture). */
export type Point = readonly [x: number, y: number];

/** Reads points as SVG writes them: `'x y, x y, …'`. Raises when a coordinate is missing. */
export function points(text: string): readonly Point[] {
  return text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number);
    if (x === undefined || y === undefined) throw new Error(`shapes: "${pair}" is not a point; write "x y"`);
    return [x, y];
  });
}

function at(points: readonly Point[], index: number): Point {
  const point = points[((index % points.length) + points.length) % points.length];
  if (!point) throw new Error('shapes: a curve needs at least one point');
  return point;
}

function n(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}

function place([x, y]: Point, cx: number, cy: number, cos: number, sin: number): Point {
  return [cx + x * cos - y * sin, cy + x * sin + y * cos];
}

/*
 * The petal on a 100 × 100 square: two round corners (top left, bottom right) and two pointed ones (top right, bottom left).
 * One move, then cubic curves of three points each.
 */
const PETAL: readonly Point[] = [
  [0, 91],
  [0, 84],
  [0, 70],
  [0, 62],
  [0, 26],
  [26, 0],
  [62, 0],
  [70, 0],
  [84, 0],
  [91, 0],
  [97, 0],
  [100, 3],
  [100, 9],
  [100, 16],
  [100, 30],
  [100, 38],
  [100, 74],
  [74, 100],
  [38, 100],
  [30, 100],
  [16, 100],
  [9, 100],
  [3, 100],
  [0, 97],
  [0, 91],
];

/**
 * Path of a petal. Takes its centre, its width and height before turning, and a turn in degrees (0: tips at top right
 * and bottom left; 45: a vertical… leaf standing on its tip is -45). Gives path data.
 */
export function petal(cx: number, cy: number, width: number, height = width, turn = 0): string {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const points = PETAL.map(([x, y]) =>
    place([(x / 100 - 0.5) * width, (y / 100 - 0.5) * height], cx, cy, cos, sin),
  );
  const [start, ...rest] = points.map(([x, y]) => `${n(x)} ${n(y)}`);
  const curves = Array.from(
    { length: rest.length / 3 },
    (_, i) => `C${rest.slice(i * 3, i * 3 + 3).join(' ')}`,
  );
  return `M${start ?? ''}${curves.join('')}Z`;
}

/** Path of a leaf: a petal stretched between its two tips. Takes the two tips and the width as a part of the length. */
export function leaf([x1, y1]: Point, [x2, y2]: Point, fullness = 0.42): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const side = (along: number, across: number): string =>
    `${n(x1 + ux * along * length - uy * across * length)} ${n(y1 + uy * along * length + ux * across * length)}`;
  const f = fullness;
  return `M${side(0, 0)}C${side(0.12, f * 0.75)} ${side(0.66, f * 0.95)} ${side(1, 0)}C${side(0.88, -f * 0.75)} ${side(0.34, -f * 0.95)} ${side(0, 0)}Z`;
}

/** Path of a smooth closed curve through points; `tension` 0 gives corners, 1 is round. */
export function blob(points: readonly Point[], tension = 1): string {
  const t = tension / 6;
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    const c1 = `${n(p1[0] + (p2[0] - p0[0]) * t)} ${n(p1[1] + (p2[1] - p0[1]) * t)}`;
    const c2 = `${n(p2[0] - (p3[0] - p1[0]) * t)} ${n(p2[1] - (p3[1] - p1[1]) * t)}`;
    return `C${c1} ${c2} ${n(p2[0])} ${n(p2[1])}`;
  });
  const [x, y] = at(points, 0);
  return `M${n(x)} ${n(y)}${curves.join('')}Z`;
}

/** Path of a polygon. */
export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Path of a rectangle with one radius for all corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}Z`;
}

/** Path of an arch: a rectangle with a half circle on top; `y` is the top of the half circle. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${n(x)} ${n(y + height)}v${n(r - height)}a${r} ${r} 0 0 1 ${n(width)} 0v${n(height - r)}Z`;
}

/** Path of an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${n(cx - rx)} ${n(cy)}a${rx} ${ry} 0 1 1 ${n(2 * rx)} 0a${rx} ${ry} 0 1 1 ${n(-2 * rx)} 0Z`;
}

/** Path of land: a smooth line through the points, closed along the bottom. */
export function land(points: readonly Point[], bottom: number): string {
  const [first, last] = [at(points, 0), at(points, -1)];
  const curves = points.slice(0, -1).map((p1, i) => {
    const [p0, p2, p3] = [points[i - 1] ?? p1, at(points, i + 1), points[i + 2] ?? at(points, i + 1)];
    const c1 = `${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)}`;
    return `C${c1} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  });
  return `M${n(first[0])} ${n(first[1])}${curves.join('')}L${n(last[0])} ${bottom}L${n(first[0])} ${bottom}Z`;
}

/** Path of a limb: a soft tube through three joints, with its width at each. */
export function limb(joints: readonly Point[], widths: readonly [number, number, number]): string {
  const [a, b, c] = [at(joints, 0), at(joints, 1), at(joints, 2)];
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  // A quadratic curve that passes near the middle joint, so that elbows and knees are soft.
  const [mx, my] = [b[0] * 1.6 - (a[0] + c[0]) * 0.3, b[1] * 1.6 - (a[1] + c[1]) * 0.3];
  const edges = steps.map((t) => {
    const u = 1 - t;
    const [x, y] = [
      u * u * a[0] + 2 * u * t * mx + t * t * c[0],
      u * u * a[1] + 2 * u * t * my + t * t * c[1],
    ];
    const [dx, dy] = [u * (mx - a[0]) + t * (c[0] - mx), u * (my - a[1]) + t * (c[1] - my)];
    const width =
      t < 0.5
        ? widths[0] + (widths[1] - widths[0]) * 2 * t
        : widths[1] + (widths[2] - widths[1]) * (2 * t - 1);
    const k = width / 2 / (Math.hypot(dx, dy) || 1);
    return { left: [x - dy * k, y + dx * k] as const, right: [x + dy * k, y - dx * k] as const };
  });
  // Half circles at both ends: three points each, between the two sides.
  const cap = ([cx, cy]: Point, [ex, ey]: Point, turn: number): readonly Point[] =>
    [0.25, 0.5, 0.75].map((part): Point => {
      const angle = Math.atan2(ey - cy, ex - cx) + Math.PI * part * turn;
      const r = Math.hypot(ex - cx, ey - cy);
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
  const left = edges.map((edge): Point => edge.left);
  const right = edges.map((edge): Point => edge.right);
  return blob([...left, ...cap(c, at(left, -1), -1), ...right.toReversed(), ...cap(a, at(right, 0), -1)]);
}
