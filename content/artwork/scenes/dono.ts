import { ink } from '../palette';
import { flat, grain, blendOf, group } from '../plate';
import type { Scene } from '../scene';
import { box, petal, points, polygon, type Point } from '../shapes';
import { plant } from '../things';

/** A box that opens on leaves. */
export const dono: Scene = {
  name: 'dono',
  width: 1200,
  height: 800,
  paper: ink.honey,
  draw: () => {
    const front = polygon([390, 470], [810, 470], [790, 720], [410, 720]);
    const flap = (corners: readonly Point[], colour: string): string => flat(polygon(...corners), colour);
    const sprig = (x: number, lean: number, tall: number, a: string, b: string): string =>
      group(
        plant([x, 500], tall, [a, b], { stems: 1, pairs: 6, fullness: 0.36 }),
        {},
        `rotate(${lean} ${x} 500)`,
      );
    return (
      blendOf(box(0, 0, 1200, 800), ink.peachPale, ink.honey, { from: [300, 0], to: [900, 760] }) +
      flat(petal(610, 330, 620, 620, 0), ink.paper, { opacity: 0.6 }) +
      grain(petal(610, 330, 620, 620, 0), ink.coral, { from: [900, 620], to: [480, 160], strength: 0.55 }) +
      flat(box(0, 640, 1200, 160), ink.wood) +
      grain(box(0, 640, 1200, 160), ink.rust, { from: [1200, 800], to: [300, 640], strength: 0.95 }) +
      flat(polygon([420, 716], [800, 716], [1060, 770], [640, 780]), ink.rust, { opacity: 0.6 }) +
      flap(points('390 470, 810 470, 770 430, 430 430'), ink.night) +
      sprig(520, -24, 330, ink.moss, ink.forest) +
      sprig(680, 22, 350, ink.leaf, ink.moss) +
      sprig(600, -2, 400, ink.leaf, ink.forest) +
      [
        [470, 300, 90, -20],
        [742, 250, 104, 16],
        [600, 96, 84, -6],
        [840, 130, 54, 40],
        [380, 150, 60, 70],
        [540, 400, 80, 8],
        [690, 420, 70, 30],
      ]
        .map(
          ([x = 0, y = 0, size = 0, turn = 0], i) =>
            flat(petal(x, y, size, size, turn), i % 3 === 2 ? ink.paper : ink.coral) +
            grain(petal(x, y, size, size, turn), i % 3 === 2 ? ink.mauve : ink.rust, {
              from: [x + size / 2, y + size / 2],
              to: [x - size * 0.2, y - size * 0.3],
              strength: 0.85,
            }),
        )
        .join('') +
      flat(front, ink.aubergine) +
      grain(front, ink.night, { from: [810, 720], to: [430, 470], strength: 1 }) +
      grain(front, ink.mauve, { from: [390, 470], to: [520, 600], strength: 0.6 }) +
      flap(points('390 470, 430 430, 300 470, 250 530'), ink.plum) +
      flap(points('810 470, 770 430, 900 460, 960 520'), ink.plum) +
      flap(points('390 470, 810 470, 850 540, 350 540'), ink.plum) +
      grain(polygon([390, 470], [810, 470], [850, 540], [350, 540]), ink.night, {
        from: [850, 540],
        to: [420, 480],
        strength: 0.8,
      }) +
      flat(petal(600, 630, 92, 92, 0), ink.coral)
    );
  },
};
