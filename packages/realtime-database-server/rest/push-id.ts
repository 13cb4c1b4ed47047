import { randomInt } from 'node:crypto';

const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const RANDOM_DIGITS = 12;

let lastTime = 0;
let lastRandom: number[] = [];

function increment(digits: number[]): number[] {
  const next = [...digits];
  for (let place = next.length - 1; place >= 0; place -= 1) {
    const digit = (next[place] ?? 0) + 1;
    next[place] = digit % 64;
    if (digit < 64) break;
  }
  return next;
}

/**
 * Returns a new key that sorts after all earlier ones: 8 digits of time and 12 random digits, which are
 * counted up within a millisecond (firebase-js-sdk, `nextPushId`).
 */
export function nextPushId(now: number): string {
  lastRandom =
    now === lastTime ? increment(lastRandom) : Array.from({ length: RANDOM_DIGITS }, () => randomInt(64));
  lastTime = now;
  let time = '';
  for (let rest = now, place = 0; place < 8; place += 1) {
    time = DIGITS.charAt(rest % 64) + time;
    rest = Math.floor(rest / 64);
  }
  return time + lastRandom.map((digit) => DIGITS.charAt(digit)).join('');
}
