import { ink } from '../palette';
import { person, fromBehind } from '../people';
import { flat, grain, blendOf } from '../plate';
import { cast, pointing } from '../poses';
import type { Scene } from '../scene';
import { box, petal, polygon } from '../shapes';
import { plant } from '../things';

/** A lesson in front of a wall of cards. */
export const formazione: Scene = {
  name: 'formazione',
  width: 1200,
  height: 800,
  paper: ink.lilac,
  draw: () => {
    const colours = [ink.coral, ink.paper, ink.sage, ink.honey, ink.paper, ink.peach];
    const cards = Array.from({ length: 15 }, (_, i) => {
      const [x, y] = [170 + (i % 5) * 118, 130 + Math.floor(i / 5) * 118];
      const colour = i === 8 ? ink.coral : (colours[(i * 5 + Math.floor(i / 5)) % 6] ?? ink.paper);
      return i === 6 || i === 12
        ? ''
        : flat(petal(x + 5, y + 7, 92, 92, 0), ink.plum, { opacity: 0.2 }) +
            flat(petal(x, y, 92, 92, 0), colour);
    });
    return (
      blendOf(box(0, 0, 1200, 800), ink.lilacPale, ink.lilac, { from: [100, 0], to: [900, 700] }) +
      grain(polygon([760, 0], [1200, 0], [1200, 800], [380, 800]), ink.mauve, {
        from: [1200, 620],
        to: [760, 280],
        strength: 0.8,
      }) +
      flat(polygon([0, 0], [260, 0], [0, 420]), ink.paper, { opacity: 0.45 }) +
      flat(polygon([340, 0], [520, 0], [60, 760], [-100, 760]), ink.paper, { opacity: 0.35 }) +
      cards.join('') +
      flat(box(0, 690, 1200, 110), ink.plum) +
      person(
        [930, 740],
        560,
        { ...cast.lucia, facing: -1, top: ink.coral, topShade: ink.rust, bottom: ink.aubergine },
        { ...pointing, hem: -36 },
      ) +
      fromBehind([190, 650], 58, { ...cast.irene, top: ink.sage, topShade: ink.forest }) +
      fromBehind([480, 676], 62, { ...cast.tommaso, top: ink.aubergine, topShade: ink.night }) +
      fromBehind([770, 690], 56, { ...cast.nora, top: ink.honey, topShade: ink.rust }) +
      plant([1140, 812], 300, [ink.moss, ink.forest], { stems: 5, pairs: 4, spread: 0.36 })
    );
  },
};
