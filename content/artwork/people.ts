import { head, type Look } from './heads';
import { ink } from './palette';
import { flat, grain, group, inside, line } from './plate';
import { blob, ellipse, limb, type Point } from './shapes';

/**
 * How somebody who faces right stands or sits: joints in hundredths of the standing height, from the middle between the
 * feet; y grows downwards. Who faces left is drawn in a mirror.
 */
export interface Pose {
  readonly hip: Point;
  readonly neck: Point;
  readonly hands: readonly [near: Point, far: Point];
  readonly feet?: readonly [near: Point, far: Point];
  /** 1 or -1: to which side elbows and knees bend. */
  readonly elbows?: readonly [number, number];
  readonly knees?: readonly [number, number];
  /** Where the head leans, from the neck. */
  readonly head?: Point;
  /** A long coat or skirt down to this y. */
  readonly hem?: number;
}

/** The middle joint of two bones of equal length between two ends. */
function joint([ax, ay]: Point, [bx, by]: Point, bone: number, side: number): Point {
  const distance = Math.min(Math.hypot(bx - ax, by - ay), bone * 1.98) || 1;
  const height = Math.sqrt(bone * bone - (distance / 2) ** 2) * side;
  return [(ax + bx) / 2 - ((by - ay) / distance) * height, (ay + by) / 2 + ((bx - ax) / distance) * height];
}

/** Somebody. Takes where the feet stand, the standing height in units, a look and a pose; gives SVG. */
export function person([x, y]: Point, height: number, look: Look, pose: Pose): string {
  if (look.facing === -1) {
    return group(
      person([x, y], height, { ...look, facing: 1 }, pose),
      {},
      `translate(${2 * x} 0) scale(-1 1)`,
    );
  }
  const u = height / 100;
  const p = ([px, py]: Point): Point => [x + px * u, y + py * u];
  const f = 1;
  const { hip, neck, hands, elbows = [1, 1], knees = [-1, -1] } = pose;
  const shoulder: readonly [Point, Point] = [
    [neck[0] - f * 4.5, neck[1] + 5],
    [neck[0] + f * 4.5, neck[1] + 5],
  ];
  const arm = (i: 0 | 1): string => {
    const elbow = joint(shoulder[i], hands[i], 17.5, elbows[i]);
    const sleeve = limb([p(shoulder[i]), p(elbow), p(hands[i])], [7.5 * u, 6 * u, 4.4 * u]);
    const [ex, ey] = [hands[i][0] - elbow[0], hands[i][1] - elbow[1]];
    const reach = 1.6 / (Math.hypot(ex, ey) || 1);
    const hand = ellipse(...p([hands[i][0] + ex * reach, hands[i][1] + ey * reach]), 2.6 * u);
    const far = i === 1 ? flat(sleeve, ink.aubergine, { opacity: 0.26 }) : '';
    return flat(sleeve, look.top) + far + flat(hand, look.skin);
  };
  const leg = (i: 0 | 1): string => {
    const foot = pose.feet?.[i];
    if (!foot) return '';
    const start: Point = [hip[0] + (i === 0 ? -f : f) * 1.8, hip[1]];
    const knee = joint(start, foot, 25.5, knees[i]);
    const [sx, sy] = p(foot);
    const shoe = flat(
      blob([
        [sx - f * 3 * u, sy - 2.4 * u],
        [sx + f * 2.5 * u, sy - 2.6 * u],
        [sx + f * 7.5 * u, sy + 0.2 * u],
        [sx + f * 6 * u, sy + 1.4 * u],
        [sx - f * 3 * u, sy + 1.4 * u],
      ]),
      look.shoe ?? ink.ink,
    );
    return (
      shoe +
      flat(limb([p(start), p(knee), p([foot[0], foot[1] - 1.5])], [11 * u, 8.5 * u, 6 * u]), look.bottom)
    );
  };
  const torso =
    pose.hem === undefined
      ? blob([
          p([neck[0] - 2, neck[1] + 0.5]),
          p([neck[0] + 2, neck[1] + 0.5]),
          p([neck[0] + 8.5, neck[1] + 5]),
          p([(neck[0] + hip[0]) / 2 + 8, (neck[1] + hip[1]) / 2]),
          p([hip[0] + 7.5, hip[1] + 3]),
          p([hip[0] - 7.5, hip[1] + 3]),
          p([(neck[0] + hip[0]) / 2 - 8, (neck[1] + hip[1]) / 2]),
          p([neck[0] - 8.5, neck[1] + 5]),
        ])
      : blob([
          p([neck[0] - 2, neck[1] + 0.5]),
          p([neck[0] + 2, neck[1] + 0.5]),
          p([neck[0] + 8.5, neck[1] + 5]),
          p([(neck[0] + hip[0]) / 2 + 7.5, (neck[1] + hip[1]) / 2]),
          p([hip[0] + 11, pose.hem - 6]),
          p([hip[0] + 10, pose.hem]),
          p([hip[0] - 10, pose.hem]),
          p([hip[0] - 11, pose.hem - 6]),
          p([(neck[0] + hip[0]) / 2 - 7.5, (neck[1] + hip[1]) / 2]),
          p([neck[0] - 8.5, neck[1] + 5]),
        ]);
  const [lean, rise] = pose.head ?? [f * 1.5, -8.8];
  const [nx, ny] = p(neck);
  const top: Point = p([neck[0] + lean, neck[1] + rise]);
  const shade = grain(torso, look.topShade, {
    from: [nx + 12 * u, p(hip)[1]],
    to: [nx - 6 * u, ny],
    strength: 0.85,
  });
  const bands = Array.from({ length: 9 }, (_, i) =>
    line(
      `M${nx - 20 * u} ${ny + (3 + i * 5) * u}q${20 * u} ${4 * u} ${40 * u} 0`,
      look.stripes ?? ink.paper,
      1.5 * u,
    ),
  );
  const knit = look.stripes ? inside(torso, bands.join('')) : '';
  const throat = line(`M${nx} ${ny + 2 * u}L${top[0]} ${top[1] + 2 * u}`, look.skin, 4.6 * u);
  return (
    arm(1) +
    leg(1) +
    leg(0) +
    throat +
    flat(torso, look.top) +
    knit +
    shade +
    head(top, 6.4 * u, look) +
    arm(0)
  );
}

/** Somebody seen from behind, from the chest up; `[x, y]` is the base of the neck. */
export function fromBehind([x, y]: Point, r: number, look: Look): string {
  const back = blob([
    [x - r * 0.6, y - r * 0.3],
    [x + r * 0.6, y - r * 0.3],
    [x + r * 2, y + r * 0.5],
    [x + r * 2.5, y + r * 2.4],
    [x + r * 2.5, y + r * 6],
    [x - r * 2.5, y + r * 6],
    [x - r * 2.5, y + r * 2.4],
    [x - r * 2, y + r * 0.5],
  ]);
  return (
    line(`M${x} ${y + r * 0.2}V${y - r}`, look.skin, r * 0.75) +
    flat(back, look.top) +
    grain(back, look.topShade, { from: [x + r * 2.5, y + r * 4], to: [x - r, y + r * 0.4], strength: 0.9 }) +
    head([x, y - r * 1.5], r, { ...look, facing: 0 })
  );
}
