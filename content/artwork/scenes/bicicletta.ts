import { ink } from '../palette';
import { head } from '../heads';
import { flat, grain, blendOf, line } from '../plate';
import { cast } from '../poses';
import type { Scene } from '../scene';
import { blob, box, ellipse, land, limb, petal, points, polygon } from '../shapes';

/** To work by bicycle, under the trees. */
export const bicicletta: Scene = {
  name: 'bicicletta',
  width: 1200,
  height: 750,
  paper: ink.sagePale,
  draw: () => {
    const wheel = (x: number): string =>
      line(ellipse(x, 560, 92), ink.aubergine, 11) +
      Array.from({ length: 8 }, (_, i) =>
        line(
          `M${x} 560L${x + Math.cos((i * Math.PI) / 4 + 0.2) * 86} ${560 + Math.sin((i * Math.PI) / 4 + 0.2) * 86}`,
          ink.aubergine,
          1.6,
          { opacity: 0.6 },
        ),
      ).join('') +
      flat(ellipse(x, 560, 9), ink.coral);
    const tree = (x: number, y: number, s: number, colour: string, shade: string): string =>
      line(
        `M${x} ${y}V${y - s * 0.9}M${x} ${y - s * 0.5}l${s * 0.14} -${s * 0.14}`,
        ink.aubergine,
        s * 0.05,
      ) +
      flat(petal(x, y - s * 1.05, s * 0.95, s, 0), colour, { opacity: 0.96 }) +
      grain(petal(x, y - s * 1.05, s * 0.95, s, 0), shade, {
        from: [x + s * 0.5, y - s * 0.5],
        to: [x - s * 0.3, y - s * 1.4],
        strength: 0.9,
      }) +
      line(`M${x} ${y - s * 0.55}V${y - s * 1.2}`, ink.aubergine, s * 0.025);
    const road = polygon([0, 620], [1200, 596], [1200, 750], [0, 750]);
    const { lucia } = cast;
    const coat = blob(points('566 250, 600 236, 640 262, 640 330, 588 420, 520 410, 524 330'));
    return (
      blendOf(box(0, 0, 1200, 750), ink.peachPale, ink.sage, { from: [900, 0], to: [200, 600] }) +
      flat(petal(900, 190, 190, 190, 0), ink.coral) +
      grain(petal(900, 190, 190, 190, 0), ink.peachPale, {
        from: [900, 300],
        to: [900, 120],
        strength: 0.85,
      }) +
      flat(land(points('-20 460, 260 370, 620 450, 940 360, 1220 430'), 750), ink.lilac) +
      grain(land(points('-20 460, 260 370, 620 450, 940 360, 1220 430'), 750), ink.mauve, {
        from: [200, 600],
        to: [500, 380],
        strength: 0.8,
      }) +
      flat(land(points('-20 540, 400 510, 800 540, 1220 500'), 750), ink.leaf) +
      grain(land(points('-20 540, 400 510, 800 540, 1220 500'), 750), ink.forest, {
        from: [100, 680],
        to: [600, 500],
        strength: 0.85,
      }) +
      tree(1090, 560, 200, ink.leaf, ink.forest) +
      tree(850, 548, 150, ink.sage, ink.moss) +
      tree(390, 566, 230, ink.moss, ink.forest) +
      tree(130, 590, 320, ink.moss, ink.night) +
      flat(road, ink.peach) +
      grain(road, ink.rust, { from: [0, 750], to: [900, 620], strength: 0.75 }) +
      flat(ellipse(600, 658, 270, 16), ink.rust, { opacity: 0.55 }) +
      wheel(440) +
      wheel(760) +
      flat(limb(points('560 420, 650 470, 574 590'), [62, 52, 36]), ink.night) +
      flat(blob(points('556 584, 586 582, 624 602, 556 606')), ink.coralDeep) +
      line('M440 560L530 440H700L594 566L440 560M530 440L594 566M694 396L760 560', ink.coral, 11) +
      line('M694 396L724 372L752 380', ink.aubergine, 9) +
      line('M524 424H566', ink.night, 16) +
      line('M594 566L566 612M550 612H586', ink.aubergine, 7) +
      flat(limb(points('550 412, 672 440, 624 556'), [66, 54, 36]), ink.aubergine) +
      flat(blob(points('606 548, 636 546, 676 566, 606 570')), ink.coral) +
      flat(polygon([404, 414], [500, 414], [490, 470], [414, 470]), ink.wood) +
      line('M440 560L446 470', ink.aubergine, 5) +
      flat(petal(436, 396, 44, 44, 0), ink.sage) +
      flat(petal(470, 392, 48, 48, -20), ink.honey) +
      flat(coat, ink.honey) +
      grain(coat, ink.coralDeep, { from: [520, 430], to: [640, 250], strength: 0.9 }) +
      line('M604 250L624 214', lucia.skin, 26) +
      head([640, 176], 44, { ...lucia, facing: 1 }) +
      flat(ellipse(742, 376, 14, 12), lucia.skin) +
      flat(limb(points('604 276, 640 366, 738 378'), [46, 38, 26]), ink.honey) +
      grain(limb(points('604 276, 640 366, 738 378'), [46, 38, 26]), ink.coralDeep, {
        from: [660, 410],
        to: [660, 340],
        strength: 0.8,
      }) +
      line('M560 262Q500 250 452 276', ink.coral, 15) +
      line('M560 262Q500 270 470 304', ink.coral, 11)
    );
  },
};
