import { ink } from '../palette';
import { flat, grain, blendOf, inside, line } from '../plate';
import type { Scene } from '../scene';
import { box, land, leaf, petal, points, polygon } from '../shapes';
import { drift, plant, pot } from '../things';

/** Pots on a sill, hills beyond the glass. */
export const davanzale: Scene = {
  name: 'davanzale',
  width: 960,
  height: 1200,
  paper: ink.lilac,
  draw: () => {
    const view = box(90, 80, 780, 850);
    const cactus = (x: number, y: number): string => {
      const body = petal(x, y - 120, 130, 210, -8);
      return (
        flat(body, ink.moss) +
        grain(body, ink.forest, { from: [x + 70, y], to: [x - 40, y - 200], strength: 0.9 }) +
        [-30, 0, 30]
          .map((d) =>
            line(`M${x + d * 0.7} ${y - 30}q${d * 0.5} -80 ${d * 0.2} -160`, ink.sage, 3, { opacity: 0.7 }),
          )
          .join('') +
        flat(petal(x + 14, y - 232, 46, 46, -45), ink.coral)
      );
    };
    const flower = (x: number, y: number, tall: number, lean: number, size: number): string =>
      line(`M${x} ${y}Q${x} ${y - tall * 0.6} ${x + lean} ${y - tall}`, ink.forest, 6) +
      flat(leaf([x, y - tall * 0.3], [x + 70, y - tall * 0.55], 0.4), ink.leaf) +
      flat(leaf([x, y - tall * 0.2], [x - 66, y - tall * 0.42], 0.4), ink.moss) +
      flat(petal(x + lean, y - tall, size, size, 0), ink.coral) +
      grain(petal(x + lean, y - tall, size, size, 0), ink.rust, {
        from: [x + lean + size * 0.5, y - tall + size * 0.5],
        to: [x + lean - size * 0.2, y - tall - size * 0.3],
        strength: 0.85,
      });
    return (
      blendOf(box(0, 0, 960, 1200), ink.plum, ink.aubergine, { from: [0, 0], to: [900, 1200] }) +
      inside(
        view,
        blendOf(view, ink.lilac, ink.peachPale, { from: [300, 80], to: [420, 640] }) +
          flat(petal(620, 330, 230, 230, 0), ink.paper) +
          grain(petal(620, 330, 230, 230, 0), ink.honey, {
            from: [640, 450],
            to: [600, 230],
            strength: 0.8,
          }) +
          flat(land(points('60 640, 280 540, 520 620, 760 530, 900 580'), 940), ink.mauve) +
          grain(land(points('60 640, 280 540, 520 620, 760 530, 900 580'), 940), ink.lilacPale, {
            from: [480, 760],
            to: [480, 540],
            strength: 0.8,
          }) +
          flat(land(points('60 730, 320 680, 620 740, 900 670'), 940), ink.leaf) +
          flat(land(points('60 830, 400 790, 900 840'), 940), ink.moss) +
          [
            [180, 720, 90],
            [215, 726, 70],
            [720, 715, 100],
          ]
            .map(([x = 0, y = 0, h = 0]) => flat(leaf([x, y], [x, y - h], 0.26), ink.forest))
            .join(''),
      ) +
      line('M480 80V930M90 420H870', ink.paper, 16) +
      line('M90 80H870V930H90Z', ink.paper, 26) +
      grain(box(862, 68, 20, 870), ink.mauve, { from: [882, 900], to: [862, 300], strength: 0.9 }) +
      flat(box(0, 922, 960, 60), ink.paper) +
      grain(box(0, 922, 960, 60), ink.mauve, { from: [960, 982], to: [300, 922], strength: 0.85 }) +
      grain(box(0, 982, 960, 120), ink.night, { from: [480, 982], to: [480, 1100], strength: 1 }) +
      pot([200, 950], 170, 150, ink.coral, ink.rust) +
      plant([200, 804], 480, [ink.leaf, ink.forest], { stems: 3, pairs: 6, spread: 0.24, fullness: 0.36 }) +
      cactus(430, 850) +
      pot([430, 956], 130, 110, ink.honey, ink.rust) +
      flower(610, 850, 300, -30, 110) +
      flower(650, 850, 210, 40, 84) +
      pot([630, 950], 120, 104, ink.sage, ink.forest) +
      plant([810, 850], 260, [ink.sage, ink.moss], { stems: 5, pairs: 4, spread: 0.4, fullness: 0.4 }) +
      pot([810, 958], 150, 116, ink.lilac, ink.plum) +
      drift(
        [
          [330, 970, 34, 10],
          [540, 1150, 46, 30],
        ],
        ink.coral,
      ) +
      grain(
        polygon([90, 80], [470, 80], [90, 620]),
        ink.paper,
        { from: [140, 120], to: [330, 330], strength: 0.6 },
        { blend: 'soft-light' },
      )
    );
  },
};
