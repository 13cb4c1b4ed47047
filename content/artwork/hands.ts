import { flat, grain, line } from './plate';
import { type Point, blob, limb, points } from './shapes';

/** An open hand that comes from the right, palm up, drawn around its wrist at 0, 0. */
export function openHand(colour: string, shade: string, sleeve: string, sleeveShade: string): string {
  const finger = (joints: readonly Point[], width: number, tone: string): string =>
    flat(limb(joints, [width, width * 0.95, width * 0.74]), tone);
  const arm = limb(points('330 120, 170 66, 0 10'), [160, 116, 88]);
  const cuff = limb(points('460 176, 320 122, 176 64'), [210, 186, 150]);
  const palm = blob(points('60 -34, -10 -40, -92 -30, -136 -14, -140 26, -96 58, -10 60, 60 54'));
  return (
    finger(points('-90 -8, -170 -14, -246 -66'), 33, shade) +
    finger(points('-96 4, -190 10, -282 -36'), 35, colour) +
    finger(points('-96 20, -190 36, -280 0'), 35, colour) +
    finger(points('-90 36, -164 58, -240 38'), 32, colour) +
    flat(arm, colour) +
    flat(palm, colour) +
    grain(palm, shade, { from: [-90, 76], to: [-76, 0], strength: 0.7 }) +
    grain(arm, shade, { from: [180, 160], to: [150, 40], strength: 0.7 }) +
    line('M-100 14Q-150 22 -186 24M-98 34Q-140 44 -168 48', shade, 3.5) +
    finger(points('-4 -16, -70 -62, -134 -98'), 40, colour) +
    flat(cuff, sleeve) +
    grain(cuff, sleeveShade, { from: [280, 240], to: [240, 10], strength: 0.95 })
  );
}
