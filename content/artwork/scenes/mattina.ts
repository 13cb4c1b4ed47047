import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf, inside } from '../plate';
import { cast, sitting, talking, offering } from '../poses';
import type { Scene } from '../scene';
import { box, land, petal, points, polygon } from '../shapes';
import { chair, lamp, mug, panesOfLight, plant, pot, table, windowPanes } from '../things';

/** First light in the workroom. The left third is calm, for white text. */
export const mattina: Scene = {
  name: 'mattina',
  width: 1200,
  height: 800,
  paper: ink.aubergine,
  draw: () => {
    const view = box(600, 70, 520, 440);
    const outside =
      blendOf(view, ink.peach, ink.peachPale, { from: [600, 70], to: [700, 510] }) +
      flat(petal(950, 300, 170, 170, 0), ink.coral) +
      flat(land(points('580 400, 720 350, 860 400, 1000 360, 1140 390'), 520), ink.lilac) +
      flat(land(points('580 450, 700 430, 900 455, 1140 420'), 520), ink.mauve) +
      grain(view, ink.honey, { from: [1120, 300], to: [760, 300], strength: 0.55 });
    const beam = polygon([600, 70], [600, 510], [420, 800], [-120, 800]);
    return (
      blendOf(box(0, 0, 1200, 800), ink.night, ink.plum, { from: [0, 0], to: [900, 200] }) +
      flat(petal(210, 250, 560, 560, 0), ink.aubergine, { opacity: 0.3 }) +
      inside(view, outside) +
      windowPanes(600, 70, 520, 440, 4, 3, 'none', ink.night, 9) +
      flat(box(0, 650, 1200, 150), ink.night) +
      panesOfLight([300, 672], 118, 52, 4, 2, -70, ink.peach, 0.5) +
      grain(
        beam,
        ink.peach,
        { from: [640, 240], to: [220, 640], strength: 0.5 },
        { blend: 'screen', opacity: 0.55 },
      ) +
      lamp([800, 190], 130, 0, ink.coral, ink.rust) +
      chair([690, 740], 430, 1, ink.mauve, ink.night) +
      person([690, 740], 430, { ...cast.lucia, facing: 1 }, sitting) +
      person([868, 730], 440, { ...cast.tommaso, facing: -1 }, offering) +
      chair([1075, 740], 430, -1, ink.honey, ink.rust) +
      person([1075, 740], 430, { ...cast.irene, bottom: ink.mauve, facing: -1 }, talking) +
      table(540, 552, 720, 770, ink.wood, ink.rust) +
      mug([760, 553], 34, ink.paper, ink.mauve) +
      mug([975, 553], 30, ink.sage, ink.moss) +
      flat(polygon([815, 553], [905, 553], [890, 550], [828, 550]), ink.paper) +
      pot([596, 553], 46, 50, ink.peach, ink.rust) +
      plant([596, 506], 120, [ink.leaf, ink.forest], { stems: 3, pairs: 3 })
    );
  },
};
