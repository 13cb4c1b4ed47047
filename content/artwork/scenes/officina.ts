import { ink } from '../palette';
import { person } from '../people';
import { flat, grain, blendOf, group, inside, line } from '../plate';
import { cast, standing, climbing, sitting, talking, offering } from '../poses';
import type { Scene } from '../scene';
import { box, ellipse, land, leaf, petal, points, polygon, type Point } from '../shapes';
import { books, chair, lamp, plant, pot, table } from '../things';

/** The workshop with its saw-tooth roof, cut open like a doll's house. */
export const officina: Scene = {
  name: 'officina',
  width: 1200,
  height: 800,
  paper: ink.lilac,
  draw: () => {
    const teeth = [0, 1, 2, 3].map((i): readonly Point[] => [
      [140 + i * 230, 270],
      [140 + i * 230, 130],
      [370 + i * 230, 270],
    ]);
    const room = (
      x: number,
      y: number,
      w: number,
      h: number,
      wall: string,
      shade: string,
      content: string,
    ): string =>
      inside(
        box(x, y, w, h),
        flat(box(x, y, w, h), wall) +
          grain(box(x, y, w, h), shade, {
            from: [x + w, y + h * 0.7],
            to: [x + w * 0.2, y],
            strength: 0.75,
          }) +
          flat(
            polygon([x + w * 0.2, y], [x + w * 0.5, y], [x + w * 0.3, y + h], [x - w * 0.1, y + h]),
            ink.paper,
            { opacity: 0.28 },
          ) +
          content,
      );
    return (
      blendOf(box(0, 0, 1200, 800), ink.lilac, ink.peachPale, { from: [0, 0], to: [0, 600] }) +
      flat(petal(1050, 120, 150, 150, 0), ink.coral) +
      flat(land(points('-20 560, 200 440, 600 520, 1000 430, 1220 500'), 800), ink.mauve) +
      grain(land(points('-20 560, 200 440, 600 520, 1000 430, 1220 500'), 800), ink.lilacPale, {
        from: [60, 650],
        to: [200, 430],
        strength: 0.7,
      }) +
      flat(box(0, 712, 1200, 88), ink.moss) +
      grain(box(0, 712, 1200, 88), ink.forest, { from: [1200, 800], to: [200, 712], strength: 0.95 }) +
      teeth
        .map(
          (points) =>
            flat(polygon(...points), ink.aubergine) +
            grain(polygon(...points), ink.coral, {
              from: [points[1]?.[0] ?? 0, 130],
              to: [(points[1]?.[0] ?? 0) + 170, 290],
              strength: 0.55,
            }) +
            flat(
              polygon(
                [(points[0]?.[0] ?? 0) + 10, 262],
                [(points[0]?.[0] ?? 0) + 10, 152],
                [(points[0]?.[0] ?? 0) + 52, 178],
                [(points[0]?.[0] ?? 0) + 52, 262],
              ),
              ink.peachPale,
            ),
        )
        .join('') +
      flat(box(126, 264, 948, 456, 6), ink.aubergine) +
      room(
        144,
        284,
        300,
        194,
        ink.peach,
        ink.rust,
        person([250, 474], 158, { ...cast.nora, facing: 1 }, standing) +
          table(280, 406, 130, 476, ink.paper, ink.mauve) +
          lamp([345, 336], 52, 284, ink.coral, ink.rust) +
          books([340, 406], 50, 36, [ink.coral, ink.aubergine, ink.honey]) +
          pot([184, 474], 36, 32, ink.coral, ink.rust) +
          plant([184, 444], 92, [ink.leaf, ink.forest], { stems: 3, pairs: 3 }),
      ) +
      room(
        458,
        284,
        286,
        194,
        ink.sage,
        ink.moss,
        chair([560, 474], 156, 1, ink.coral, ink.rust) +
          person([560, 474], 156, cast.amina, sitting) +
          chair([672, 474], 156, -1, ink.coral, ink.rust) +
          person([672, 474], 156, { ...cast.walter, facing: -1 }, talking) +
          table(570, 407, 96, 474, ink.wood, ink.rust) +
          [0, 1, 2]
            .map((i) =>
              flat(petal(510 + i * 44, 320, 32, 32, 0), [ink.paper, ink.coral, ink.honey][i] ?? ink.paper),
            )
            .join(''),
      ) +
      room(
        758,
        284,
        298,
        194,
        ink.lilac,
        ink.mauve,
        books([790, 474], 90, 70, [ink.coral, ink.paper, ink.aubergine, ink.honey, ink.forest]) +
          person([960, 474], 160, { ...cast.irene, facing: -1 }, offering) +
          flat(box(782, 322, 136, 92, 6), ink.paper) +
          line('M796 336H904V400H796ZM850 336V366M850 384V400M796 372H830', ink.aubergine, 3) +
          flat(petal(876, 368, 26, 26, 0), ink.coral),
      ) +
      room(
        144,
        492,
        448,
        216,
        ink.honey,
        ink.rust,
        table(220, 620, 300, 704, ink.wood, ink.rust) +
          person(
            [300, 704],
            170,
            { ...cast.walter, top: ink.forest, topShade: ink.night, facing: 1 },
            offering,
          ) +
          person(
            [470, 704],
            168,
            { ...cast.lucia, top: ink.coral, topShade: ink.rust, facing: -1 },
            standing,
          ) +
          flat(box(340, 596, 96, 24, 4), ink.peachPale) +
          line('M180 520H560', ink.coral, 12) +
          line('M400 526V580M386 580H414', ink.aubergine, 4),
      ) +
      room(
        606,
        492,
        450,
        216,
        ink.peachPale,
        ink.coral,
        table(680, 622, 310, 704, ink.paper, ink.mauve) +
          [0, 1, 2].map((i) => lamp([740 + i * 95, 548], 50, 492, ink.aubergine, ink.night)).join('') +
          chair([720, 704], 164, 1, ink.sage, ink.moss) +
          person([720, 704], 164, cast.tommaso, sitting) +
          person(
            [838, 704],
            170,
            { ...cast.nora, top: ink.honey, topShade: ink.rust, facing: -1 },
            offering,
          ) +
          chair([950, 704], 164, -1, ink.sage, ink.moss) +
          person([950, 704], 164, { ...cast.irene, facing: -1 }, talking) +
          flat(ellipse(780, 618, 22, 6), ink.coral) +
          flat(ellipse(880, 618, 22, 6), ink.honey),
      ) +
      flat(leaf([70, 730], [70, 480], 0.3), ink.forest) +
      flat(leaf([1130, 734], [1130, 520], 0.3), ink.forest) +
      flat(leaf([1092, 730], [1092, 600], 0.3), ink.moss) +
      group(
        person(
          [96, 776],
          150,
          { ...cast.amina, top: ink.coral, topShade: ink.rust, facing: 1 },
          {
            ...climbing,
            feet: [
              [-10, 0],
              [10, 0],
            ],
          },
        ),
      )
    );
  },
};
