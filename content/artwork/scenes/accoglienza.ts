import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf, inside, line } from '../plate';
import { cast, walking } from '../poses';
import type { Scene } from '../scene';
import { arch, box, ellipse, land, petal, points, polygon } from '../shapes';
import { plant, pot } from '../things';

/** Somebody walks in from the light. */
export const accoglienza: Scene = {
  name: 'accoglienza',
  width: 900,
  height: 1200,
  paper: ink.aubergine,
  draw: () => {
    const door = arch(270, 190, 420, 780);
    const carpet = polygon([270, 966], [690, 966], [800, 1200], [60, 1200]);
    return (
      blendOf(box(0, 0, 900, 1200), ink.plum, ink.night, { from: [480, 300], to: [880, 1150] }) +
      grain(petal(480, 560, 840, 980, 0), ink.mauve, { from: [300, 400], to: [760, 960], strength: 0.5 }) +
      flat(box(0, 966, 900, 234), ink.night) +
      flat(carpet, ink.peach) +
      grain(carpet, ink.coral, { from: [420, 1200], to: [470, 980], strength: 0.95 }) +
      inside(
        door,
        blendOf(box(270, 190, 420, 780), ink.peachPale, ink.honey, { from: [400, 190], to: [500, 980] }) +
          flat(petal(575, 380, 150, 150, 0), ink.coral) +
          flat(land(points('260 720, 380 660, 520 710, 700 650'), 970), ink.sage) +
          flat(land(points('260 800, 460 760, 700 810'), 970), ink.leaf) +
          flat(polygon([430, 970], [560, 970], [500, 790], [486, 790]), ink.peachPale),
      ) +
      line('M270 968V400A210 210 0 0 1 690 400V968', ink.coral, 16) +
      flat(polygon([270, 400], [180, 360], [180, 1060], [270, 968]), ink.coralDeep) +
      grain(polygon([270, 400], [180, 360], [180, 1060], [270, 968]), ink.aubergine, {
        from: [180, 1000],
        to: [270, 500],
        strength: 0.8,
      }) +
      flat(ellipse(202, 700, 8), ink.honey) +
      flat(polygon([400, 1022], [560, 1022], [420, 1190], [180, 1190]), ink.rust, { opacity: 0.5 }) +
      person(
        [480, 1016],
        520,
        { ...cast.amina, facing: 1, top: ink.aubergine, topShade: ink.night, bottom: ink.plum },
        { ...walking, hem: -38 },
      ) +
      pot([800, 1130], 130, 120, ink.sage, ink.forest) +
      plant([800, 1016], 380, [ink.leaf, ink.moss], { stems: 5, pairs: 5, spread: 0.3 })
    );
  },
};
