import { ink } from './palette';
import { flat, grain } from './plate';
import { blob, ellipse, type Point } from './shapes';

/** Cut of the hair. */
export type Hair = 'short' | 'bob' | 'bun' | 'long' | 'curly' | 'bald' | 'cap';

/** How somebody looks. `facing`: -1 left, 1 right, 0 seen from behind. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly cut: Hair;
  readonly top: string;
  readonly topShade: string;
  readonly bottom: string;
  readonly shoe?: string;
  /** Colour of the stripes of a striped top. */
  readonly stripes?: string;
  readonly facing: -1 | 0 | 1;
}

/** A head with hair, no face but a nose. `r` is half its height. */
export function head([x, y]: Point, r: number, look: Look): string {
  const { skin, hair, cut, facing: f } = look;
  const back = -f;
  const behind: Record<Hair, string> = {
    long: flat(
      blob([
        [x + back * r * 0.2, y - r * 1.1],
        [x + back * r * 1.15, y - r * 0.3],
        [x + back * r * 1.25, y + r * 1.5],
        [x + back * r * 0.3, y + r * 1.7],
        [x - back * r * 0.3, y],
      ]),
      hair,
    ),
    bun: flat(ellipse(x + back * r * 0.85, y - r * 0.85, r * 0.55), hair),
    bob: '',
    short: '',
    curly: '',
    bald: '',
    cap: '',
  };
  if (f === 0) {
    const mass =
      cut === 'bald'
        ? ''
        : flat(
            blob([
              [x - r * 0.9, y + r * 0.2],
              [x - r * 0.7, y - r * 0.9],
              [x, y - r * 1.18],
              [x + r * 0.7, y - r * 0.9],
              [x + r * 0.9, y + r * 0.2],
              [x + r * 0.5, y + r * (cut === 'long' || cut === 'bob' ? 1.2 : 0.6)],
              [x - r * 0.5, y + r * (cut === 'long' || cut === 'bob' ? 1.2 : 0.6)],
            ]),
            hair,
          );
    const knot = cut === 'bun' ? flat(ellipse(x, y - r * 1.15, r * 0.5), hair) : '';
    return flat(ellipse(x, y, r * 0.8, r), skin) + mass + knot;
  }
  const nose = flat(
    blob([
      [x + f * r * 0.66, y - r * 0.2],
      [x + f * r * 1.02, y + r * 0.2],
      [x + f * r * 0.62, y + r * 0.34],
    ]),
    skin,
  );
  const face =
    flat(ellipse(x, y, r * 0.8, r), skin) +
    grain(ellipse(x, y, r * 0.8, r), ink.coral, {
      from: [x + back * r, y + r],
      to: [x + f * r * 0.5, y - r * 0.2],
      strength: 0.62,
    });
  const caps: Record<Hair, readonly Point[]> = {
    short: [
      [x + f * r * 0.72, y - r * 0.42],
      [x + f * r * 0.5, y - r * 1.05],
      [x + back * r * 0.3, y - r * 1.2],
      [x + back * r * 0.98, y - r * 0.6],
      [x + back * r * 0.88, y + r * 0.3],
      [x + back * r * 0.42, y + r * 0.1],
      [x + back * r * 0.2, y - r * 0.42],
    ],
    bob: [
      [x + f * r * 0.8, y - r * 0.35],
      [x + f * r * 0.55, y - r * 1.1],
      [x + back * r * 0.3, y - r * 1.25],
      [x + back * r * 1.1, y - r * 0.5],
      [x + back * r * 1.12, y + r * 0.75],
      [x + back * r * 0.3, y + r * 0.95],
      [x + back * r * 0.05, y - r * 0.3],
    ],
    bun: [
      [x + f * r * 0.76, y - r * 0.4],
      [x + f * r * 0.5, y - r * 1.08],
      [x + back * r * 0.3, y - r * 1.16],
      [x + back * r * 0.95, y - r * 0.5],
      [x + back * r * 0.8, y + r * 0.2],
      [x + back * r * 0.35, y - r * 0.1],
    ],
    long: [
      [x + f * r * 0.8, y - r * 0.35],
      [x + f * r * 0.5, y - r * 1.1],
      [x + back * r * 0.3, y - r * 1.22],
      [x + back * r * 1.08, y - r * 0.4],
      [x + back * r * 1.1, y + r * 0.7],
      [x + back * r * 0.3, y + r * 0.8],
      [x + back * r * 0.05, y - r * 0.3],
    ],
    curly: [
      [x + f * r * 0.85, y - r * 0.45],
      [x + f * r * 0.75, y - r * 1.2],
      [x, y - r * 1.5],
      [x + back * r * 1.05, y - r * 1.15],
      [x + back * r * 1.3, y - r * 0.2],
      [x + back * r * 0.95, y + r * 0.55],
      [x + back * r * 0.35, y + r * 0.25],
      [x + back * r * 0.1, y - r * 0.4],
    ],
    bald: [
      [x + back * r * 0.8, y - r * 0.2],
      [x + back * r * 0.86, y + r * 0.2],
      [x + back * r * 0.55, y + r * 0.35],
      [x + back * r * 0.5, y],
    ],
    cap: [
      [x + f * r * 1.25, y - r * 0.42],
      [x + f * r * 0.6, y - r * 1.1],
      [x + back * r * 0.4, y - r * 1.18],
      [x + back * r * 0.95, y - r * 0.5],
      [x + back * r * 0.8, y - r * 0.25],
    ],
  };
  return behind[cut] + face + nose + flat(blob(caps[cut]), hair);
}
