import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf } from '../plate';
import { cast, walking } from '../poses';
import type { Scene } from '../scene';
import { box, land, leaf, petal, points, type Point } from '../shapes';

/** Dusk on a ridge, in front of a sun that is a petal. Calm on the left. */
export const colline: Scene = {
  name: 'colline',
  width: 1200,
  height: 800,
  paper: ink.plum,
  draw: () => {
    const sky = box(0, 0, 1200, 800);
    const ridge: readonly Point[] = points('-40 640, 200 600, 430 570, 700 500, 880 478, 1060 520, 1240 480');
    const walker = (x: number, y: number, size: number, look: keyof typeof cast): string =>
      person([x, y], size, { ...cast[look], facing: 1 }, walking);
    const cypress = (x: number, y: number, tall: number): string =>
      flat(leaf([x, y + 6], [x, y - tall], 0.24), ink.forest) +
      grain(leaf([x, y + 6], [x, y - tall], 0.24), ink.night, {
        from: [x - tall * 0.14, y],
        to: [x + tall * 0.1, y - tall * 0.3],
        strength: 1,
      });
    return (
      blendOf(sky, ink.aubergine, ink.coral, { from: [0, 0], to: [1050, 420] }) +
      grain(sky, ink.peach, { from: [1200, 520], to: [560, 200], strength: 0.75 }) +
      flat(petal(850, 300, 390, 390, 0), ink.peachPale) +
      grain(petal(850, 300, 390, 390, 0), ink.honey, { from: [850, 520], to: [830, 150], strength: 0.95 }) +
      flat(land(points('-40 520, 180 470, 420 500, 640 440, 900 470, 1240 390'), 800), ink.mauve) +
      grain(land(points('-40 520, 180 470, 420 500, 640 440, 900 470, 1240 390'), 800), ink.aubergine, {
        from: [0, 700],
        to: [900, 380],
        strength: 0.95,
      }) +
      cypress(1105, 545, 190) +
      cypress(1152, 536, 150) +
      cypress(1058, 550, 130) +
      flat(land(ridge, 800), ink.plum) +
      walker(668, 512, 150, 'irene') +
      walker(762, 495, 158, 'tommaso') +
      walker(856, 485, 148, 'amina') +
      walker(938, 490, 104, 'lucia') +
      grain(land(ridge, 800), ink.coral, { from: [960, 470], to: [760, 640], strength: 0.75 }) +
      grain(land(ridge, 800), ink.night, { from: [120, 800], to: [560, 520], strength: 0.9 }) +
      cypress(80, 760, 230) +
      cypress(136, 750, 170) +
      flat(land(points('-40 720, 260 660, 560 700, 860 640, 1240 690'), 800), ink.aubergine) +
      grain(land(points('-40 720, 260 660, 560 700, 860 640, 1240 690'), 800), ink.night, {
        from: [300, 800],
        to: [500, 650],
        strength: 1,
      })
    );
  },
};
