import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf } from '../plate';
import { cast, standing, sitting, talking, offering } from '../poses';
import type { Scene } from '../scene';
import { box, petal, polygon } from '../shapes';
import { chair, lamp, mug, panesOfLight, plant, pot, table } from '../things';

/** Colleagues around a table covered with sheets; peach, for the services. */
export const tavolo: Scene = {
  name: 'tavolo',
  width: 1200,
  height: 600,
  paper: ink.peach,
  draw: () => {
    const note = (x: number, y: number, size: number, colour: string): string =>
      flat(petal(x + 4, y + 5, size, size, 0), ink.rust, { opacity: 0.18 }) +
      flat(petal(x, y, size, size, 0), colour);
    return (
      blendOf(box(0, 0, 1200, 600), ink.peachPale, ink.peach, { from: [200, 0], to: [1000, 500] }) +
      panesOfLight([120, 30], 150, 170, 4, 2, -70, ink.paper, 0.75) +
      grain(box(0, 0, 1200, 500), ink.coral, { from: [1200, 380], to: [640, 120], strength: 0.6 }) +
      flat(box(0, 486, 1200, 114), ink.wood) +
      grain(box(0, 486, 1200, 114), ink.rust, { from: [1200, 600], to: [300, 486], strength: 0.9 }) +
      note(880, 96, 76, ink.coral) +
      note(974, 96, 76, ink.paper) +
      note(1068, 96, 76, ink.lilac) +
      note(880, 190, 76, ink.paper) +
      note(974, 190, 76, ink.sage) +
      note(1068, 190, 76, ink.paper) +
      lamp([560, 130], 120, 0, ink.aubergine, ink.night) +
      chair([380, 556], 380, 1, ink.moss, ink.forest) +
      person([380, 556], 380, { ...cast.amina, facing: 1 }, sitting) +
      person([548, 548], 390, { ...cast.walter, facing: 1 }, standing) +
      person([742, 548], 384, { ...cast.nora, facing: -1 }, offering) +
      chair([880, 556], 380, -1, ink.coral, ink.rust) +
      person([880, 556], 380, { ...cast.tommaso, facing: -1 }, talking) +
      table(330, 388, 600, 580, ink.paper, ink.mauve) +
      flat(polygon([500, 388], [580, 388], [572, 382], [510, 382]), ink.lilac) +
      flat(polygon([660, 388], [760, 388], [748, 380], [676, 380]), ink.peach) +
      flat(petal(630, 372, 26, 26, 0), ink.coral) +
      mug([470, 388], 26, ink.coral, ink.rust) +
      mug([800, 388], 26, ink.aubergine, ink.night) +
      pot([140, 560], 92, 88, ink.aubergine, ink.night) +
      plant([140, 476], 250, [ink.leaf, ink.moss], { stems: 5, pairs: 4, spread: 0.42 })
    );
  },
};
