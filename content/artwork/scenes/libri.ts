import { ink } from '../palette';
import { flat, grain, blendOf, line } from '../plate';
import type { Scene } from '../scene';
import { box, ellipse, leaf, petal, polygon } from '../shapes';
import { books, panesOfLight, plant, pot } from '../things';

/** School things. */
export const libri: Scene = {
  name: 'libri',
  width: 1200,
  height: 800,
  paper: ink.sagePale,
  draw: () => {
    const lying = (y: number, x: number, w: number, h: number, colour: string, shade: string): string =>
      flat(box(x, y, w, h, 7), colour) +
      flat(box(x + w - 26, y + 6, 26, h - 12, 3), ink.paper) +
      grain(box(x, y, w, h, 7), shade, { from: [x + w, y + h], to: [x + w * 0.3, y], strength: 0.9 }) +
      flat(box(x + 30, y + h * 0.3, 12, h * 0.4), ink.paper, { opacity: 0.7 });
    const bag =
      'M720 640V380C720 270 790 220 870 220C950 220 1020 270 1020 380V640Q1020 660 1000 660H740Q720 660 720 640Z';
    const pocket = petal(870, 540, 220, 150, 0);
    return (
      blendOf(box(0, 0, 1200, 800), ink.sagePale, ink.sage, { from: [200, 0], to: [1000, 700] }) +
      panesOfLight([180, 30], 170, 190, 4, 3, -60, ink.paper, 0.6) +
      grain(box(0, 0, 1200, 640), ink.leaf, { from: [1200, 600], to: [640, 160], strength: 0.7 }) +
      flat(box(0, 640, 1200, 160), ink.coral) +
      grain(box(0, 640, 1200, 160), ink.rust, { from: [1200, 800], to: [200, 640], strength: 0.95 }) +
      flat(polygon([200, 662], [1040, 662], [1180, 720], [320, 720]), ink.rust, { opacity: 0.55 }) +
      line('M830 226Q830 160 870 160Q910 160 910 226', ink.aubergine, 14) +
      flat(bag, ink.plum) +
      grain(bag, ink.night, { from: [1020, 660], to: [760, 300], strength: 1 }) +
      grain(bag, ink.lilac, { from: [720, 280], to: [810, 380], strength: 0.55 }) +
      line('M750 400H990', ink.coral, 10) +
      flat(pocket, ink.coral) +
      grain(pocket, ink.rust, { from: [980, 620], to: [800, 480], strength: 0.9 }) +
      lying(600, 200, 400, 60, ink.aubergine, ink.night) +
      lying(548, 230, 350, 52, ink.honey, ink.rust) +
      lying(486, 214, 372, 62, ink.coral, ink.rust) +
      lying(440, 250, 310, 46, ink.forest, ink.night) +
      lying(384, 236, 330, 56, ink.lilac, ink.mauve) +
      flat(ellipse(380, 336, 52, 50), ink.coral) +
      grain(ellipse(380, 336, 52, 50), ink.rust, { from: [430, 386], to: [360, 300], strength: 0.95 }) +
      line('M382 292q4 -26 20 -34', ink.aubergine, 6) +
      flat(leaf([398, 264], [446, 244], 0.5), ink.moss) +
      [
        [-26, -12, ink.coral],
        [-6, 4, ink.honey],
        [16, -4, ink.plum],
        [34, 14, ink.forest],
      ]
        .map(([dx, lean, colour]) =>
          line(`M${640 + Number(dx) * 0.6} 600L${640 + Number(dx) + Number(lean)} 470`, String(colour), 11),
        )
        .join('') +
      pot([640, 662], 96, 120, ink.paper, ink.mauve) +
      books([1060, 662], 110, 150, [ink.honey, ink.coral, ink.aubergine]) +
      pot([110, 664], 110, 100, ink.lilac, ink.plum) +
      plant([110, 566], 290, [ink.leaf, ink.forest], { stems: 5, pairs: 4, spread: 0.32 })
    );
  },
};
