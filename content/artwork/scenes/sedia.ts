import { ink } from '../palette';
import { flat, grain, blendOf, group, line } from '../plate';
import type { Scene } from '../scene';
import { box, ellipse, petal, polygon } from '../shapes';
import { panesOfLight, plant, pot } from '../things';

/** The empty chair: a back like a petal, four thin legs, and a petal left on the seat. */
function seat(): string {
  const back = petal(440, 590, 330, 350, 0);
  const top = 'M270 842Q276 800 330 800H566Q616 800 622 842Q626 872 590 872H304Q266 872 270 842Z';
  const leg = (x: number, foot: number, y: number, colour: string): string =>
    line(`M${x} 850L${foot} ${y}`, colour, 20);
  return (
    leg(346, 330, 1016, ink.mauve) +
    leg(552, 572, 1016, ink.mauve) +
    line('M372 690L366 830M520 690L528 830', ink.mauve, 18) +
    flat(back, ink.paper) +
    grain(back, ink.mauve, { from: [600, 780], to: [360, 480], strength: 0.85 }) +
    leg(310, 284, 1092, ink.paper) +
    leg(588, 618, 1092, ink.paper) +
    flat(top, ink.paper) +
    grain(top, ink.mauve, { from: [620, 880], to: [300, 800], strength: 0.9 }) +
    flat(ellipse(452, 822, 86, 14), ink.plum, { opacity: 0.4 }) +
    flat(petal(446, 768, 118, 108, 8), ink.coral) +
    grain(petal(446, 768, 118, 108, 8), ink.rust, { from: [500, 830], to: [420, 720], strength: 0.95 })
  );
}

/** An empty chair in a square of sun. */
export const sedia: Scene = {
  name: 'sedia',
  width: 900,
  height: 1200,
  paper: ink.aubergine,
  draw: () =>
    blendOf(box(0, 0, 900, 860), ink.coral, ink.rust, { from: [100, 0], to: [900, 800] }) +
    panesOfLight([150, 60], 190, 230, 3, 3, -40, ink.peach, 0.75) +
    grain(box(0, 0, 900, 860), ink.aubergine, { from: [900, 860], to: [420, 260], strength: 0.75 }) +
    flat(box(0, 856, 900, 344), ink.aubergine) +
    grain(box(0, 856, 900, 344), ink.night, { from: [900, 1200], to: [200, 860], strength: 1 }) +
    panesOfLight([-30, 880], 200, 130, 3, 2, -60, ink.peach, 0.65) +
    group(flat(polygon([290, 1086], [620, 1080], [900, 1160], [560, 1190]), ink.night, { opacity: 0.55 }), {
      blend: 'multiply',
    }) +
    seat() +
    pot([800, 1130], 120, 110, ink.sage, ink.forest) +
    plant([800, 1024], 330, [ink.leaf, ink.moss], { stems: 3, pairs: 5, spread: 0.26 }),
};
