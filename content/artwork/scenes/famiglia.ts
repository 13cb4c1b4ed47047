import { ink } from '../palette';
import { head } from '../heads';
import { flat, grain, blendOf, line } from '../plate';
import { cast } from '../poses';
import type { Scene } from '../scene';
import { arch, blob, box, ellipse, limb, petal, points, polygon } from '../shapes';
import { plant, pot } from '../things';

/** A mother reads to her child in an armchair. */
export const famiglia: Scene = {
  name: 'famiglia',
  width: 1200,
  height: 800,
  paper: ink.aubergine,
  draw: () => {
    const seat = petal(640, 480, 520, 480, 0);
    const { amina, nora } = cast;
    const torso = blob(points('560 330, 600 300, 664 304, 706 360, 712 470, 700 590, 560 590, 540 450'));
    const child = blob(points('700 470, 748 446, 800 470, 820 560, 790 610, 700 606'));
    return (
      blendOf(box(0, 0, 1200, 800), ink.plum, ink.night, { from: [500, 200], to: [1200, 800] }) +
      grain(petal(560, 380, 900, 760, 0), ink.coral, { from: [400, 180], to: [700, 480], strength: 0.4 }) +
      flat(box(0, 690, 1200, 110), ink.night) +
      flat(ellipse(640, 742, 420, 46), ink.mauve) +
      grain(ellipse(640, 742, 420, 46), ink.aubergine, { from: [1060, 760], to: [300, 720], strength: 0.9 }) +
      line('M330 740V220', ink.honey, 8) +
      flat(box(290, 732, 80, 14, 7), ink.honey) +
      grain(
        polygon([280, 230], [400, 230], [640, 740], [60, 740]),
        ink.honey,
        { from: [340, 230], to: [360, 700], strength: 0.5 },
        { blend: 'screen', opacity: 0.8 },
      ) +
      flat(petal(342, 170, 150, 130, 0), ink.peach) +
      grain(petal(342, 170, 150, 130, 0), ink.coral, { from: [400, 230], to: [310, 120], strength: 0.8 }) +
      line('M470 700L452 752M820 700L838 752', ink.wood, 14) +
      flat(seat, ink.sage) +
      grain(seat, ink.forest, { from: [900, 720], to: [480, 320], strength: 0.9 }) +
      flat(limb(points('690 600, 850 600, 850 736'), [90, 80, 50]), ink.rust) +
      flat(blob(points('826 728, 870 726, 916 746, 826 750')), ink.ink) +
      line('M626 320L640 276', amina.skin, 34) +
      flat(torso, ink.paper) +
      grain(torso, ink.mauve, { from: [720, 600], to: [560, 340], strength: 0.85 }) +
      head([650, 232], 54, { ...amina, facing: 1 }) +
      flat(limb(points('770 600, 880 590, 892 690'), [54, 46, 34]), ink.forest) +
      flat(blob(points('872 684, 908 682, 940 700, 872 704')), ink.coral) +
      line('M752 470L760 430', nora.skin, 24) +
      flat(child, ink.coral) +
      grain(child, ink.rust, { from: [820, 610], to: [710, 470], strength: 0.85 }) +
      head([766, 396], 44, { ...nora, skin: amina.skin, cut: 'curly', facing: 1 }) +
      flat(polygon([820, 480], [884, 500], [876, 570], [812, 552]), ink.paper) +
      flat(polygon([884, 500], [950, 470], [944, 540], [876, 570]), ink.peachPale) +
      grain(polygon([884, 500], [950, 470], [944, 540], [876, 570]), ink.mauve, {
        from: [950, 560],
        to: [880, 500],
        strength: 0.7,
      }) +
      flat(petal(848, 524, 26, 26, 12), ink.coral) +
      flat(ellipse(836, 552, 16, 13), amina.skin) +
      flat(limb(points('600 370, 620 520, 826 556'), [58, 50, 34]), ink.paper) +
      grain(limb(points('600 370, 620 520, 826 556'), [58, 50, 34]), ink.mauve, {
        from: [720, 590],
        to: [700, 520],
        strength: 0.8,
      }) +
      flat(limb(points('744 490, 780 560, 826 534'), [30, 26, 20]), ink.coralDeep) +
      flat(ellipse(830, 532, 11), amina.skin) +
      pot([1060, 744], 120, 110, ink.coral, ink.rust) +
      plant([1060, 640], 340, [ink.leaf, ink.moss], { stems: 5, pairs: 5, spread: 0.3 }) +
      flat(arch(70, 110, 150, 250), ink.night) +
      grain(arch(70, 110, 150, 250), ink.mauve, { from: [145, 370], to: [145, 200], strength: 0.8 }) +
      flat(petal(160, 190, 46, 46, 0), ink.honey) +
      line('M70 360V185A75 75 0 0 1 220 185V360ZM145 112V360', ink.mauve, 6)
    );
  },
};
