import { ink } from '../palette';
import { flat, grain, blendOf } from '../plate';
import type { Scene } from '../scene';
import { box, ellipse, petal, polygon } from '../shapes';
import { books, mug, plant, pot } from '../things';

/** A shelf of things; sage, for the products. */
export const scaffale: Scene = {
  name: 'scaffale',
  width: 1200,
  height: 600,
  paper: ink.sage,
  draw: () => {
    const shelf = (y: number): string =>
      flat(box(0, y, 1200, 16), ink.wood) +
      grain(box(0, y, 1200, 16), ink.rust, { from: [0, y + 16], to: [0, y], strength: 0.9 }) +
      grain(box(0, y + 16, 1200, 60), ink.forest, { from: [0, y + 16], to: [0, y + 76], strength: 0.85 });
    const post = (x: number): string =>
      flat(box(x, 0, 16, 600), ink.wood) +
      grain(box(x, 0, 16, 600), ink.rust, { from: [x + 16, 0], to: [x, 0], strength: 0.8 });
    const jar = (x: number, y: number, w: number, h: number, fill: string): string =>
      flat(box(x, y - h, w, h, 14), ink.paper, { opacity: 0.55 }) +
      flat(box(x + 4, y - h * 0.66, w - 8, h * 0.66 - 4, 12), fill) +
      grain(box(x, y - h, w, h, 14), ink.forest, { from: [x + w, y], to: [x, y - h * 0.5], strength: 0.6 }) +
      flat(box(x + 3, y - h - 12, w - 6, 16, 4), ink.wood);
    const crate = (x: number, y: number, w: number, h: number, colour: string, shade: string): string =>
      flat(box(x, y - h, w, h, 6), colour) +
      grain(box(x, y - h, w, h, 6), shade, { from: [x + w, y], to: [x, y - h], strength: 0.8 }) +
      flat(box(x - 4, y - h, w + 8, h * 0.24, 5), colour) +
      flat(petal(x + w / 2, y - h * 0.38, h * 0.36, h * 0.36, 0), ink.paper);
    const fruit = (x: number, y: number): string =>
      [
        [0, 0, ink.coral],
        [34, -2, ink.honey],
        [68, 0, ink.coral],
        [18, -24, ink.honey],
        [50, -26, ink.rust],
      ]
        .map(([dx, dy, colour]) => flat(ellipse(x + Number(dx), y + Number(dy) - 30, 19), String(colour)))
        .join('') +
      flat(
        `M${x - 30} ${y - 34}H${x + 98}Q${x + 92} ${y} ${x + 60} ${y}H${x + 8}Q${x - 24} ${y} ${x - 30} ${y - 34}Z`,
        ink.paper,
      ) +
      grain(
        `M${x - 30} ${y - 34}H${x + 98}Q${x + 92} ${y} ${x + 60} ${y}H${x + 8}Q${x - 24} ${y} ${x - 30} ${y - 34}Z`,
        ink.leaf,
        { from: [x + 98, y], to: [x, y - 30], strength: 0.9 },
      );
    return (
      blendOf(box(0, 0, 1200, 600), ink.sagePale, ink.leaf, { from: [100, 0], to: [1100, 600] }) +
      shelf(182) +
      shelf(378) +
      shelf(574) +
      post(292) +
      post(596) +
      post(900) +
      crate(30, 182, 110, 92, ink.coral, ink.rust) +
      crate(160, 182, 96, 70, ink.lilac, ink.mauve) +
      books([330, 182], 150, 130, [ink.aubergine, ink.coral, ink.paper, ink.honey, ink.forest, ink.lilac]) +
      mug([545, 182], 44, ink.paper, ink.leaf) +
      pot([690, 182], 64, 52, ink.peach, ink.rust) +
      plant([690, 134], 120, [ink.moss, ink.forest], { stems: 5, pairs: 3 }) +
      jar(780, 182, 62, 92, ink.honey) +
      flat(petal(1010, 122, 118, 118, 0), ink.coral) +
      grain(petal(1010, 122, 118, 118, 0), ink.rust, { from: [1060, 180], to: [980, 90], strength: 0.8 }) +
      mug([1126, 182], 48, ink.aubergine, ink.night) +
      jar(36, 378, 70, 120, ink.wood) +
      jar(118, 378, 70, 96, ink.coral) +
      jar(200, 378, 70, 132, ink.paper) +
      fruit(390, 378) +
      crate(520, 378, 62, 56, ink.honey, ink.wood) +
      crate(636, 378, 110, 78, ink.aubergine, ink.night) +
      crate(652, 300, 80, 52, ink.peach, ink.rust) +
      mug([820, 378], 46, ink.coral, ink.rust) +
      books([940, 378], 130, 128, [ink.lilac, ink.paper, ink.coral, ink.aubergine, ink.honey]) +
      pot([1138, 378], 60, 48, ink.paper, ink.mauve) +
      plant([1138, 334], 96, [ink.forest, ink.moss], { stems: 3, pairs: 3 }) +
      books([30, 574], 120, 120, [ink.forest, ink.honey, ink.peach, ink.aubergine]) +
      crate(180, 574, 92, 84, ink.paper, ink.mauve) +
      pot([390, 574], 84, 66, ink.coral, ink.rust) +
      plant([390, 512], 106, [ink.forest, ink.moss], { stems: 5, pairs: 3, fullness: 0.55 }) +
      jar(490, 574, 70, 104, ink.peach) +
      crate(640, 574, 120, 106, ink.lilac, ink.mauve) +
      jar(790, 574, 76, 120, ink.coral) +
      fruit(980, 574) +
      mug([1136, 574], 50, ink.honey, ink.wood) +
      grain(
        polygon([0, 0], [620, 0], [60, 600], [0, 600]),
        ink.peachPale,
        { from: [120, 60], to: [520, 460], strength: 0.5 },
        { blend: 'screen', opacity: 0.7 },
      ) +
      grain(
        box(700, 0, 500, 600),
        ink.forest,
        { from: [1200, 600], to: [860, 120], strength: 0.8 },
        { blend: 'multiply', opacity: 0.6 },
      )
    );
  },
};
