import { ink } from '../palette';
import { person, fromBehind } from '../people';
import { flat, grain, blendOf, inside, line } from '../plate';
import { cast, standing, offering } from '../poses';
import type { Scene } from '../scene';
import { box, ellipse, land, petal, points, polygon } from '../shapes';

/** A lit stage, seen from the stalls. */
export const teatro: Scene = {
  name: 'teatro',
  width: 1200,
  height: 800,
  paper: ink.night,
  draw: () => {
    const fold = (x: number, w: number, bottom: number): string => {
      const strip = `M${x} 0H${x + w}V${bottom}Q${x + w / 2} ${bottom + 26} ${x} ${bottom}Z`;
      return (
        flat(strip, ink.coralDeep) +
        grain(strip, ink.aubergine, { from: [x + w, 300], to: [x + w * 0.15, 300], strength: 0.95 })
      );
    };
    const curtain = [0, 1, 2, 3].map(
      (i) => fold(i * 62, 64, 560 - i * 14) + fold(1136 - i * 62, 64, 560 - i * 14),
    );
    const scallops = Array.from(
      { length: 8 },
      (_, i) =>
        flat(petal(75 + i * 150, 34, 160, 150, -45), ink.coral) +
        grain(petal(75 + i * 150, 34, 160, 150, -45), ink.rust, {
          from: [75 + i * 150, 130],
          to: [75 + i * 150, 0],
          strength: 0.9,
        }),
    );
    const stage = box(200, 80, 800, 470);
    const rows = [
      [110, 720, 46, 'nora'],
      [290, 700, 42, 'irene'],
      [470, 724, 46, 'tommaso'],
      [660, 702, 42, 'amina'],
      [850, 722, 46, 'lucia'],
      [1050, 704, 44, 'walter'],
    ] as const;
    return (
      flat(box(0, 0, 1200, 800), ink.night) +
      inside(
        stage,
        blendOf(stage, ink.lilac, ink.peach, { from: [600, 80], to: [600, 520] }) +
          flat(petal(720, 250, 230, 230, 0), ink.paper) +
          grain(petal(720, 250, 230, 230, 0), ink.honey, {
            from: [720, 380],
            to: [720, 160],
            strength: 0.8,
          }) +
          flat(land(points('180 430, 420 350, 700 430, 1020 370'), 560), ink.mauve) +
          flat(land(points('180 480, 500 440, 1020 490'), 560), ink.plum) +
          flat(petal(330, 380, 130, 150, 0), ink.moss) +
          line('M330 520V350', ink.aubergine, 8),
      ) +
      curtain.join('') +
      scallops.join('') +
      flat(polygon([130, 528], [1070, 528], [1200, 610], [0, 610]), ink.wood) +
      grain(polygon([130, 528], [1070, 528], [1200, 610], [0, 610]), ink.rust, {
        from: [600, 620],
        to: [600, 530],
        strength: 0.8,
      }) +
      flat(box(0, 608, 1200, 30), ink.aubergine) +
      flat(ellipse(600, 570, 250, 24), ink.peachPale, { opacity: 0.7 }) +
      grain(
        polygon([520, 60], [640, 60], [860, 570], [340, 570]),
        ink.paper,
        { from: [580, 560], to: [580, 60], strength: 0.4 },
        { blend: 'screen', opacity: 0.7 },
      ) +
      person(
        [530, 574],
        270,
        { ...cast.irene, top: ink.honey, topShade: ink.rust, bottom: ink.honey, facing: 1 },
        { ...offering, hem: -16 },
      ) +
      person(
        [680, 574],
        276,
        { ...cast.tommaso, top: ink.aubergine, topShade: ink.night, facing: -1 },
        {
          ...standing,
          hands: [
            [4, -48],
            [24, -74],
          ],
        },
      ) +
      flat(box(0, 638, 1200, 162), ink.night) +
      rows
        .map(([x, y, r, name], i) =>
          fromBehind([x, y], r, {
            ...cast[name],
            top: i % 2 ? ink.plum : ink.aubergine,
            topShade: ink.night,
            skin: ink.rust,
            hair: i % 2 ? ink.ink : ink.night,
          }),
        )
        .join('') +
      grain(
        box(0, 560, 1200, 240),
        ink.coral,
        { from: [600, 610], to: [600, 720], strength: 0.25 },
        { blend: 'screen', opacity: 0.7 },
      )
    );
  },
};
