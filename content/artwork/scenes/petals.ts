import { ink } from '../palette';
import { flat, grain, blendOf, group, inside, line } from '../plate';
import type { Scene } from '../scene';
import { arch, box, land, petal, points, polygon } from '../shapes';
import { plant, pot } from '../things';

/** Size of a frame in user units. */
export const FRAME = { width: 640, height: 400 } as const;

/** Start (0–1 of the height), x, sway, size, whole turns and falls per loop, and colour of each petal. */
const FALLING: readonly (readonly [number, number, number, number, number, number, string])[] = [
  [0.05, 60, 26, 58, 1, 1, ink.coral],
  [0.58, 132, 18, 34, -1, 1, ink.peach],
  [0.3, 205, 30, 46, 1, 1, ink.peachPale],
  [0.82, 262, 22, 64, -1, 1, ink.coral],
  [0.14, 330, 26, 38, 1, 1, ink.lilac],
  [0.46, 408, 20, 30, 1, 1, ink.peachPale],
  [0.7, 486, 24, 50, -1, 1, ink.honey],
  [0.92, 590, 16, 36, 1, 1, ink.sage],
  [0.4, 610, 14, 56, 1, 1, ink.coral],
];

function falling(time: number): string {
  const petals = FALLING.map(([start, x, sway, size, turns, falls, colour]) => {
    const way = (start + time * falls) % 1;
    const px = x + Math.sin((way + start) * Math.PI * 2) * sway;
    const py = -60 + way * (FRAME.height + 120);
    const turn = start * 360 + turns * 360 * time + Math.sin(way * Math.PI * 4) * 24;
    // The petal turns about its long axis too: its width breathes twice in a loop.
    const width = size * (0.88 + 0.12 * Math.cos((time + start) * Math.PI * 4));
    const shape = petal(px, py, width, size, turn);
    return (
      flat(shape, colour) +
      grain(shape, ink.plum, {
        from: [px + size * 0.6, py + size * 0.6],
        to: [px - size * 0.2, py - size * 0.2],
        strength: 0.55,
      })
    );
  });
  return petals.join('');
}

/** The picture of the loop at a time from 0 to 1; 0 and 1 are the same. */
export function petalsAt(time: number): string {
  const wave = Math.sin(time * Math.PI * 2);
  const light = 0.5 - 0.5 * Math.cos(time * Math.PI * 2);
  const view = arch(300, 30, 250, 292);
  const sky = box(300, 30, 250, 292);
  const beam = polygon([300, 120], [300, 322], [220 - light * 30, 400], [-90 - light * 60, 400]);
  return (
    blendOf(box(0, 0, 640, 400), ink.plum, ink.aubergine, { from: [420, 60], to: [0, 380] }) +
    inside(
      view,
      blendOf(sky, ink.peach, ink.peachPale, { from: [450, 46], to: [450, 300] }) +
        flat(petal(446, 168 - light * 28, 122, 122, 0), ink.coral) +
        flat(land(points('290 240, 370 214, 460 244, 560 212'), 330), ink.lilac) +
        flat(land(points('290 280, 420 256, 560 284'), 330), ink.mauve) +
        grain(sky, ink.honey, { from: [550, 280], to: [380, 120], strength: 0.35 + light * 0.35 }),
    ) +
    line('M425 32V320M302 196H548', ink.aubergine, 5) +
    line('M300 322V155A125 125 0 0 1 550 155V322', ink.peachPale, 6) +
    grain(
      beam,
      ink.peach,
      { from: [300, 250], to: [20, 400], strength: 0.34 + light * 0.3 },
      { blend: 'screen', opacity: 0.6 },
    ) +
    flat(box(274, 318, 302, 12, 4), ink.peachPale) +
    grain(box(274, 318, 302, 12, 4), ink.mauve, { from: [576, 330], to: [380, 318], strength: 0.9 }) +
    group(
      plant([356, 288], 118, [ink.leaf, ink.forest], { stems: 3, pairs: 4, spread: 0.3 }),
      {},
      `rotate(${wave * 2.2} 356 288)`,
    ) +
    pot([356, 319], 46, 36, ink.coral, ink.rust) +
    falling(time)
  );
}

/** The still of the loop, for posters. */
export const petalsPoster: Scene = {
  name: 'petali-poster',
  ...FRAME,
  paper: ink.aubergine,
  draw: () => petalsAt(0.12),
};
