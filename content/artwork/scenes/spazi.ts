import { ink } from '../palette';
import { person } from '../people';
import { blendOf, flat, grain, inside } from '../plate';
import { cast, sitting } from '../poses';
import type { Scene } from '../scene';
import { arch, box, land, petal, polygon } from '../shapes';
import { books, chair, lamp, mug, plant, pot, table } from '../things';

/** An arch in a thick wall, with the hills behind it and its light on the floor. */
function opening(x: number, wall: string, shade: string): string {
  const hole = arch(x + 46, 166, 204, 400);
  const view = box(x + 46, 166, 204, 400);
  const floor = polygon([x + 46, 566], [x + 250, 566], [x + 190, 750], [x - 90, 750]);
  return (
    flat(arch(x, 140, 260, 426), wall) +
    grain(arch(x, 140, 260, 426), shade, { from: [x, 560], to: [x + 110, 160], strength: 0.9 }) +
    inside(
      hole,
      blendOf(view, ink.lilacPale, ink.peachPale, { from: [x, 166], to: [x, 460] }) +
        flat(
          land(
            [
              [x, 440],
              [x + 90, 400],
              [x + 180, 430],
              [x + 280, 390],
            ],
            580,
          ),
          ink.leaf,
        ) +
        flat(
          land(
            [
              [x, 500],
              [x + 120, 470],
              [x + 280, 500],
            ],
            580,
          ),
          ink.moss,
        ) +
        grain(view, ink.paper, { from: [x + 250, 200], to: [x + 60, 420], strength: 0.6 }),
    ) +
    flat(floor, ink.peach, { opacity: 0.9 }) +
    grain(floor, ink.aubergine, { from: [x - 60, 760], to: [x + 120, 570], strength: 0.9 })
  );
}

/** A workroom of arches, with the sun on the floor. */
export const spazi: Scene = {
  name: 'spazi',
  width: 1200,
  height: 750,
  paper: ink.sand,
  draw: () =>
    blendOf(box(0, 0, 1200, 566), ink.peachPale, ink.peach, { from: [0, 100], to: [1100, 500] }) +
    grain(box(0, 0, 1200, 566), ink.coral, { from: [1200, 0], to: [640, 400], strength: 0.7 }) +
    flat(box(0, 564, 1200, 186), ink.aubergine) +
    grain(box(0, 564, 1200, 186), ink.night, { from: [1200, 750], to: [200, 566], strength: 1 }) +
    opening(70, ink.lilac, ink.plum) +
    opening(400, ink.sage, ink.moss) +
    flat(petal(920, 236, 230, 230, 0), ink.coral) +
    grain(petal(920, 236, 230, 230, 0), ink.rust, { from: [1030, 340], to: [850, 160], strength: 0.8 }) +
    lamp([840, 232], 140, 0, ink.aubergine, ink.night) +
    chair([770, 690], 480, 1, ink.sage, ink.forest) +
    person([770, 690], 480, { ...cast.amina, top: ink.paper, bottom: ink.coralDeep }, sitting) +
    table(790, 484, 370, 706, ink.wood, ink.rust) +
    books([1020, 484], 110, 100, [ink.lilac, ink.paper, ink.aubergine, ink.sage, ink.honey]) +
    mug([978, 484], 34, ink.coral, ink.rust) +
    flat(polygon([836, 484], [930, 484], [916, 477], [848, 477]), ink.paper) +
    pot([365, 650], 96, 96, ink.coral, ink.rust) +
    plant([365, 560], 300, [ink.leaf, ink.forest], { stems: 5, pairs: 5, spread: 0.3 }),
};
