import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf, inside, line } from '../plate';
import { cast, walking } from '../poses';
import type { Scene } from '../scene';
import { box, ellipse, land, leaf, petal, points, polygon } from '../shapes';
import { plant } from '../things';

/** An afternoon in a park; lilac, for welfare. */
export const parco: Scene = {
  name: 'parco',
  width: 1200,
  height: 600,
  paper: ink.lilacPale,
  draw: () => {
    const tree = (x: number, y: number, size: number, colour: string, shade: string, turn = 0): string => {
      const crown = petal(x, y - size * 0.92, size, size * 1.1, turn);
      return (
        flat(
          polygon(
            [x - size * 0.04, y - size * 0.7],
            [x + size * 0.04, y - size * 0.7],
            [x + size * 0.06, y],
            [x - size * 0.06, y],
          ),
          ink.aubergine,
        ) +
        flat(crown, colour) +
        grain(crown, shade, {
          from: [x + size * 0.5, y - size * 0.3],
          to: [x - size * 0.2, y - size * 1.2],
          strength: 0.9,
        }) +
        line(
          `M${x} ${y - size * 0.4}V${y - size * 1.1}M${x} ${y - size * 0.7}l${size * 0.16} -${size * 0.16}M${x} ${y - size * 0.6}l-${size * 0.14} -${size * 0.14}`,
          ink.aubergine,
          size * 0.02,
        )
      );
    };
    const back = land(points('-20 360, 220 300, 480 350, 760 290, 1000 340, 1220 300'), 600);
    const meadow = land(points('-20 430, 300 400, 640 440, 960 400, 1220 420'), 600);
    return (
      blendOf(box(0, 0, 1200, 600), ink.lilac, ink.peachPale, { from: [0, 0], to: [200, 420] }) +
      flat(petal(250, 200, 170, 170, 0), ink.coral) +
      grain(petal(250, 200, 170, 170, 0), ink.peachPale, {
        from: [250, 290],
        to: [250, 140],
        strength: 0.8,
      }) +
      flat(back, ink.mauve) +
      grain(back, ink.lilacPale, { from: [160, 420], to: [700, 280], strength: 0.9 }) +
      tree(700, 400, 150, ink.leaf, ink.moss) +
      tree(820, 396, 110, ink.sage, ink.moss) +
      tree(110, 420, 130, ink.leaf, ink.forest) +
      flat(meadow, ink.sage) +
      grain(meadow, ink.moss, { from: [1200, 600], to: [420, 400], strength: 0.85 }) +
      inside(meadow, flat(polygon([470, 430], [520, 430], [330, 600], [60, 600]), ink.peachPale)) +
      tree(1000, 500, 330, ink.moss, ink.forest) +
      flat(ellipse(960, 508, 190, 18), ink.forest, { opacity: 0.45 }) +
      person(
        [890, 508],
        250,
        { ...cast.amina, facing: -1, top: ink.honey, topShade: ink.coralDeep },
        {
          hip: [-22, -5],
          neck: [-24, -38],
          head: [3, -8],
          hands: [
            [2, -26],
            [4, -28],
          ],
          elbows: [1, 1],
          feet: [
            [18, 0],
            [26, 0],
          ],
        },
      ) +
      flat(polygon([862, 424], [890, 438], [884, 458], [856, 446]), ink.paper) +
      flat(polygon([862, 424], [840, 440], [836, 460], [856, 446]), ink.lilacPale) +
      person(
        [430, 540],
        270,
        { ...cast.tommaso, facing: -1, top: ink.coral, topShade: ink.rust },
        {
          ...walking,
          hands: [
            [-7, -50],
            [15, -40],
          ],
        },
      ) +
      person(
        [352, 542],
        160,
        {
          ...cast.irene,
          hair: ink.night,
          cut: 'bob',
          facing: -1,
          top: ink.paper,
          topShade: ink.mauve,
          bottom: ink.aubergine,
        },
        {
          ...walking,
          hem: -34,
          hands: [
            [-20, -66],
            [12, -58],
          ],
        },
      ) +
      [
        [560, 590, 60],
        [610, 596, 44],
        [1120, 590, 70],
        [40, 596, 80],
        [90, 600, 56],
      ]
        .map(([x = 0, y = 0, h = 0]) =>
          plant([x, y + 6], h, [ink.forest, ink.moss], { stems: 3, pairs: 2, spread: 0.4 }),
        )
        .join('') +
      flat(leaf([560, 220], [590, 206]), ink.coral) +
      flat(leaf([620, 270], [646, 280]), ink.coral) +
      flat(leaf([540, 330], [560, 312]), ink.honey)
    );
  },
};
