import { ink, skin } from '../palette';
import { openHand } from '../hands';
import { flat, grain, blendOf, group, line } from '../plate';
import type { Scene } from '../scene';
import { box, ellipse, leaf, petal, polygon, type Point } from '../shapes';
import { drift, panesOfLight } from '../things';

const turnAround = (count: number, draw: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count, i)).join('');

/** A table laid for lunch, from above. */
export const pranzo: Scene = {
  name: 'pranzo',
  width: 1200,
  height: 750,
  paper: ink.wood,
  draw: () => {
    const shadow = (path: string): string =>
      group(flat(path, ink.aubergine, { opacity: 0.34 }), { blend: 'multiply' }, 'translate(16 20)');
    const dish = ([x, y]: Point, r: number, colour: string, shade: string, food: string): string =>
      shadow(ellipse(x, y, r)) +
      flat(ellipse(x, y, r), colour) +
      grain(ellipse(x, y, r), shade, {
        from: [x + r, y + r],
        to: [x - r * 0.3, y - r * 0.3],
        strength: 0.7,
      }) +
      line(ellipse(x, y, r * 0.76), shade, 2.5, { opacity: 0.5 }) +
      food;
    const salad = (x: number, y: number, r: number): string =>
      turnAround(11, (a, i) =>
        flat(
          leaf(
            [x + Math.cos(a) * r * 0.14, y + Math.sin(a) * r * 0.14],
            [
              x + Math.cos(a + 0.3) * r * (0.5 + (i % 3) * 0.09),
              y + Math.sin(a + 0.3) * r * (0.5 + (i % 3) * 0.09),
            ],
            0.5,
          ),
          [ink.moss, ink.leaf, ink.forest][i % 3] ?? ink.leaf,
        ),
      ) +
      turnAround(5, (a) =>
        flat(ellipse(x + Math.cos(a + 0.5) * r * 0.3, y + Math.sin(a + 0.5) * r * 0.3, r * 0.1), ink.coral),
      );
    const slices = (x: number, y: number, r: number, colour: string, inner: string): string =>
      turnAround(
        6,
        (a) =>
          flat(
            petal(
              x + Math.cos(a) * r * 0.38,
              y + Math.sin(a) * r * 0.38,
              r * 0.34,
              r * 0.34,
              (a * 180) / Math.PI - 45,
            ),
            colour,
          ) + flat(ellipse(x + Math.cos(a) * r * 0.38, y + Math.sin(a) * r * 0.38, r * 0.07), inner),
      );
    const glass = (x: number, y: number, colour: string): string =>
      shadow(ellipse(x, y, 34)) +
      flat(ellipse(x, y, 34), ink.paper, { opacity: 0.75 }) +
      flat(ellipse(x, y, 26), colour);
    const loaf = petal(600, 360, 210, 210, 60);
    const runner = polygon([-20, 250], [1220, 190], [1220, 520], [-20, 560]);
    return (
      blendOf(box(0, 0, 1200, 750), ink.peach, ink.wood, { from: [100, 0], to: [1000, 750] }) +
      flat(runner, ink.peachPale) +
      grain(runner, ink.coral, { from: [1200, 560], to: [300, 250], strength: 0.6 }) +
      [0, 1, 2, 3]
        .map((i) =>
          line(`M-20 ${275 + i * 9}L1220 ${215 + i * 9}`, ink.coral, i % 2 ? 2 : 4, { opacity: 0.65 }),
        )
        .join('') +
      dish([250, 190], 118, ink.paper, ink.mauve, salad(250, 190, 118)) +
      dish([920, 170], 112, ink.aubergine, ink.night, slices(920, 170, 112, ink.honey, ink.coral)) +
      dish([270, 580], 112, ink.coral, ink.rust, slices(270, 580, 112, ink.paper, ink.honey)) +
      dish([930, 560], 124, ink.paper, ink.mauve, salad(930, 560, 124)) +
      shadow(loaf) +
      flat(loaf, ink.wood) +
      grain(loaf, ink.rust, { from: [690, 440], to: [540, 300], strength: 0.95 }) +
      [-50, 0, 50].map((d) => line(`M${590 + d * 0.8} ${330 + d * 0.4}l26 58`, ink.peachPale, 7)).join('') +
      glass(450, 470, ink.lilac) +
      glass(745, 240, ink.honey) +
      glass(430, 150, ink.lilac) +
      glass(730, 580, ink.honey) +
      flat(petal(600, 590, 76, 76, 0), ink.paper) +
      flat(petal(600, 120, 76, 76, 0), ink.sage) +
      drift(
        [
          [580, 560, 22, 10],
          [498, 300, 18, 60],
          [800, 420, 18, 20],
        ],
        ink.moss,
      ) +
      group(
        openHand(skin.brown, skin.deep, ink.lilac, ink.plum),
        {},
        'translate(1030 370) rotate(6) scale(.62)',
      ) +
      group(
        openHand(skin.rose, skin.tan, ink.sage, ink.forest),
        {},
        'translate(170 400) rotate(176) scale(.62 -.62)',
      ) +
      grain(
        polygon([0, 0], [520, 0], [0, 600]),
        ink.paper,
        { from: [60, 60], to: [340, 330], strength: 0.55 },
        { blend: 'soft-light' },
      ) +
      panesOfLight([40, -40], 300, 300, 2, 3, -150, ink.paper, 0.13)
    );
  },
};
