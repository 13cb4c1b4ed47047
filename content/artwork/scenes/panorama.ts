import { ink } from '../palette';
import { flat, grain, blendOf, line } from '../plate';
import type { Scene } from '../scene';
import { arch, box, land, leaf, petal, points, polygon } from '../shapes';

function house(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  shade: string,
): string {
  const front = box(x, y - h, w, h);
  const windows = Array.from(
    { length: Math.max(1, Math.floor(w / 26)) * Math.max(1, Math.floor(h / 34)) },
    (_, i) => {
      const columns = Math.max(1, Math.floor(w / 26));
      const [c, r] = [i % columns, Math.floor(i / columns)];
      return flat(
        arch(x + (w * (c + 0.5)) / columns - 5, y - h + 12 + r * 32, 10, 17),
        (i * 7 + Math.round(x)) % 5 === 0 ? ink.honey : shade,
        { opacity: 0.9 },
      );
    },
  );
  return (
    flat(front, wall) +
    grain(front, shade, { from: [x + w, y], to: [x + w * 0.1, y - h * 0.6], strength: 0.8 }) +
    windows.join('') +
    flat(polygon([x - 5, y - h + 2], [x + w / 2, y - h - w * 0.28], [x + w + 5, y - h + 2]), roof) +
    grain(polygon([x + w / 2, y - h - w * 0.28], [x + w + 5, y - h + 2], [x + w / 2, y - h + 2]), shade, {
      from: [x + w, y - h],
      to: [x + w / 2, y - h],
      strength: 0.9,
    })
  );
}

/** Roofs between the hills, a train on a viaduct. */
export const panorama: Scene = {
  name: 'panorama',
  width: 1200,
  height: 500,
  paper: ink.peach,
  draw: () => {
    const far = land(points('-20 250, 180 180, 400 240, 640 170, 900 230, 1220 160'), 500);
    const mid = land(points('-20 320, 240 260, 560 310, 860 250, 1220 290'), 500);
    const near = land(points('-20 440, 320 410, 760 450, 1220 410'), 500);
    const span = Array.from({ length: 9 }, (_, i) => flat(arch(642 + i * 70, 318, 52, 150), ink.mauve));
    const cars = [720, 806, 892, 978].map(
      (x, i) =>
        flat(box(x, 268, 80, 30, i === 3 ? 14 : 6), ink.coral) +
        [10, 31, 52].map((d) => flat(box(x + d, 275, 15, 11, 3), ink.peachPale)).join(''),
    );
    return (
      blendOf(box(0, 0, 1200, 500), ink.lilac, ink.peach, { from: [0, 0], to: [100, 300] }) +
      flat(petal(500, 150, 170, 170, 0), ink.paper) +
      grain(petal(500, 150, 170, 170, 0), ink.coral, { from: [500, 250], to: [500, 90], strength: 0.8 }) +
      flat(far, ink.lilac) +
      grain(far, ink.mauve, { from: [1200, 200], to: [300, 300], strength: 0.85 }) +
      flat(mid, ink.sage) +
      grain(mid, ink.moss, { from: [1100, 460], to: [400, 250], strength: 0.9 }) +
      [
        [640, 300, 60],
        [610, 304, 44],
        [1130, 284, 70],
        [1160, 288, 50],
      ]
        .map(([x = 0, y = 0, h = 0]) => flat(leaf([x, y], [x, y - h], 0.26), ink.forest))
        .join('') +
      flat(box(630, 298, 590, 170), ink.peachPale) +
      grain(box(630, 298, 590, 170), ink.rust, { from: [1220, 470], to: [700, 298], strength: 0.6 }) +
      span.join('') +
      flat(box(620, 294, 600, 10), ink.rust) +
      cars.join('') +
      house(150, 420, 36, 270, ink.coral, ink.rust, ink.plum) +
      house(206, 420, 30, 200, ink.wood, ink.rust, ink.plum) +
      house(40, 430, 90, 120, ink.peachPale, ink.coral, ink.mauve) +
      house(250, 430, 110, 150, ink.honey, ink.rust, ink.plum) +
      house(380, 436, 84, 104, ink.paper, ink.coral, ink.mauve) +
      house(476, 440, 120, 130, ink.peach, ink.rust, ink.plum) +
      house(-30, 450, 84, 90, ink.lilac, ink.plum, ink.aubergine) +
      house(120, 450, 120, 86, ink.paper, ink.coral, ink.mauve) +
      house(336, 456, 90, 74, ink.coral, ink.aubergine, ink.aubergine) +
      house(560, 456, 80, 70, ink.honey, ink.coral, ink.plum) +
      flat(near, ink.moss) +
      grain(near, ink.forest, { from: [600, 500], to: [600, 410], strength: 0.95 }) +
      [
        [700, 452, 66],
        [740, 456, 90],
        [1060, 440, 100],
        [1100, 436, 74],
        [300, 430, 70],
      ]
        .map(
          ([x = 0, y = 0, h = 0]) =>
            flat(petal(x, y - h * 0.6, h * 0.7, h * 0.8, 0), ink.forest) +
            line(`M${x} ${y}V${y - h * 0.6}`, ink.night, 3),
        )
        .join('')
    );
  },
};
