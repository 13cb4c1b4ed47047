import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf, inside, line } from '../plate';
import { cast, sitting, talking } from '../poses';
import type { Scene } from '../scene';
import { arch, box, ellipse, land, petal, points, polygon } from '../shapes';
import { chair, mug, plant, pot } from '../things';

/** Two people who talk by a window. */
export const ascolto: Scene = {
  name: 'ascolto',
  width: 1200,
  height: 800,
  paper: ink.forest,
  draw: () => {
    const view = arch(430, 60, 340, 470);
    return (
      blendOf(box(0, 0, 1200, 800), ink.moss, ink.forest, { from: [500, 100], to: [1100, 700] }) +
      inside(
        view,
        blendOf(box(430, 60, 340, 470), ink.peachPale, ink.peach, { from: [500, 60], to: [560, 530] }) +
          flat(petal(600, 250, 170, 170, 0), ink.coral) +
          flat(land(points('420 400, 540 360, 660 400, 790 350'), 540), ink.leaf) +
          flat(land(points('420 460, 560 430, 790 470'), 540), ink.moss),
      ) +
      line('M600 62V530M430 300H770', ink.forest, 8) +
      line('M430 530V230A170 170 0 0 1 770 230V530', ink.sagePale, 10) +
      flat(box(400, 526, 400, 20, 6), ink.sagePale) +
      flat(box(0, 668, 1200, 132), ink.night) +
      blendOf(box(0, 668, 1200, 132), ink.forest, ink.night, { from: [0, 668], to: [900, 800] }) +
      grain(polygon([430, 540], [770, 540], [880, 800], [300, 800]), ink.peach, {
        from: [600, 690],
        to: [600, 820],
        strength: 0.7,
      }) +
      flat(ellipse(600, 744, 330, 40), ink.coral, { opacity: 0.9 }) +
      grain(ellipse(600, 744, 330, 40), ink.rust, { from: [930, 780], to: [400, 720], strength: 0.9 }) +
      chair([360, 752], 560, 1, ink.honey, ink.rust) +
      person(
        [360, 752],
        560,
        { ...cast.nora, facing: 1, top: ink.lilac, topShade: ink.plum, bottom: ink.aubergine },
        sitting,
      ) +
      chair([840, 752], 560, -1, ink.sage, ink.night) +
      person(
        [840, 752],
        560,
        { ...cast.walter, facing: -1, top: ink.peach, topShade: ink.rust, bottom: ink.ink },
        talking,
      ) +
      flat(polygon([590, 560], [610, 560], [616, 744], [584, 744]), ink.wood) +
      flat(ellipse(600, 744, 54, 9), ink.wood) +
      flat(ellipse(600, 556, 108, 17), ink.paper) +
      grain(ellipse(600, 556, 108, 17), ink.mauve, { from: [708, 560], to: [560, 550], strength: 0.8 }) +
      mug([566, 556], 36, ink.coral, ink.rust) +
      mug([640, 558], 34, ink.aubergine, ink.night) +
      pot([110, 780], 150, 130, ink.peach, ink.rust) +
      plant([110, 656], 420, [ink.sage, ink.leaf], { stems: 5, pairs: 5, spread: 0.34 }) +
      plant([1150, 820], 380, [ink.leaf, ink.moss], { stems: 5, pairs: 4, spread: 0.4, fullness: 0.5 })
    );
  },
};
