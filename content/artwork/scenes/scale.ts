import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf } from '../plate';
import { cast, standing, climbing } from '../poses';
import type { Scene } from '../scene';
import { box, petal, polygon, type Point } from '../shapes';
import { panesOfLight } from '../things';

/** A broad stair full of light. */
export const scale: Scene = {
  name: 'scale',
  width: 1200,
  height: 750,
  paper: ink.coral,
  draw: () => {
    const steps = Array.from({ length: 9 }, (_, i) => {
      const [x, y] = [120 + i * 108, 700 - i * 42];
      const riser = box(x, y, 1200 - x, 42);
      return (
        flat(box(x, y, 1200 - x, 800 - y), i % 2 ? ink.plum : ink.aubergine) +
        flat(box(x - 8, y, 1208 - x, 13, 5), ink.peach) +
        grain(riser, ink.night, { from: [1200, y + 42], to: [x, y], strength: 0.7 })
      );
    });
    const on = (i: number): Point => [120 + i * 108 + 50, 700 - i * 42];
    return (
      blendOf(box(0, 0, 1200, 750), ink.peach, ink.coral, { from: [100, 0], to: [1000, 420] }) +
      panesOfLight([90, 30], 170, 210, 4, 2, -70, ink.peachPale, 0.75) +
      grain(box(0, 0, 1200, 750), ink.rust, { from: [1200, 320], to: [560, 60], strength: 0.8 }) +
      flat(petal(860, 150, 170, 170, 0), ink.peachPale) +
      flat(box(0, 742, 1200, 8), ink.aubergine) +
      steps.join('') +
      person([90, 742], 300, { ...cast.nora, facing: 1 }, climbing) +
      person([on(2)[0], on(2)[1]], 296, { ...cast.tommaso, facing: 1 }, climbing) +
      person(
        [on(4)[0] + 14, on(4)[1]],
        300,
        { ...cast.irene, top: ink.honey, topShade: ink.rust, facing: -1 },
        {
          ...climbing,
          feet: [
            [-7, -2],
            [8, 0],
          ],
        },
      ) +
      person(
        [on(6)[0] - 6, on(6)[1]],
        292,
        { ...cast.lucia, top: ink.paper, topShade: ink.mauve, facing: 1 },
        climbing,
      ) +
      person([on(8)[0] - 20, on(8)[1]], 280, { ...cast.walter, facing: -1 }, standing) +
      grain(
        polygon([260, 0], [700, 0], [420, 750], [0, 750]),
        ink.peachPale,
        { from: [480, 80], to: [260, 600], strength: 0.4 },
        { blend: 'soft-light' },
      )
    );
  },
};
