import { ink, skin } from '../palette';
import { openHand } from '../hands';
import { flat, grain, blendOf, group } from '../plate';
import type { Scene } from '../scene';
import { box, petal } from '../shapes';

/** Two hands and a petal. Calm on the left. */
export const mani: Scene = {
  name: 'mani',
  width: 1200,
  height: 800,
  paper: ink.aubergine,
  draw: () =>
    blendOf(box(0, 0, 1200, 800), ink.night, ink.plum, { from: [0, 700], to: [1100, 100] }) +
    flat(petal(820, 400, 820, 820, 0), ink.plum, { opacity: 0.75 }) +
    grain(petal(820, 400, 820, 820, 0), ink.mauve, { from: [1100, 120], to: [620, 620], strength: 0.7 }) +
    flat(petal(690, 372, 420, 420, 0), ink.peach, { opacity: 0.14 }) +
    grain(petal(690, 372, 420, 420, 0), ink.peach, { from: [690, 372], to: [520, 560], strength: 0.5 }) +
    group(openHand(skin.rose, skin.tan, ink.sage, ink.forest), {}, 'translate(900 560) rotate(-8)') +
    flat(petal(680, 372, 196, 196, 0), ink.coral) +
    grain(petal(680, 372, 196, 196, 0), ink.rust, { from: [760, 480], to: [680, 320], strength: 0.85 }) +
    grain(petal(680, 372, 196, 196, 0), ink.peachPale, { from: [630, 280], to: [720, 380], strength: 0.6 }) +
    group(
      openHand(skin.brown, skin.deep, ink.honey, ink.coralDeep),
      {},
      'translate(940 190) scale(1 -1) rotate(-4)',
    ),
};
