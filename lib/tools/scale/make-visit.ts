/** One simulated visit. `start` is in seconds after midnight, the other times are in seconds. */
export interface SimulatedVisit {
  readonly start: number;
  /** Time until the page is painted and idle, after the start. */
  readonly idleAfter: number;
  /** How long the tab is visible. */
  readonly seenFor: number;
  /** How long the tab then stays open in the background; 0 when it is closed. */
  readonly hiddenFor: number;
}

const HOUR = 3600;

/** Share of the day's visits in each hour, for a company in one time zone. */
const HOURS = [
  0.8, 0.5, 0.4, 0.3, 0.4, 0.8, 1.8, 3.4, 5.4, 6.8, 7.2, 6.8, 6, 6, 6.6, 6.8, 6.4, 6, 5.6, 5.4, 5.4, 4.8, 3.4,
  2,
];

/**
 * Assumptions (docs/scale.md): half of the visits end within 20 s, and one tab in four stays open in the
 * background.
 */
const MEDIAN_SEEN = 45;
const SPREAD_SEEN = 1.3;
const SHARE_LEFT_OPEN = 0.25;
const MEDIAN_HIDDEN = 20 * 60;
const SPREAD_HIDDEN = 1.5;
const LONGEST_HIDDEN = 8 * HOUR;

function startTime(random: () => number): number {
  let place = random() * HOURS.reduce((sum, share) => sum + share, 0);
  for (const [hour, share] of HOURS.entries()) {
    if (place < share) return (hour + place / share) * HOUR;
    place -= share;
  }
  return 24 * HOUR - 1;
}

/** Draws a log-normally distributed time (Box–Muller). */
function length(random: () => number, median: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(spread * normal);
}

/**
 * Draws one visit.
 * @param random Returns random numbers in [0, 1).
 */
export function makeVisit(random: () => number): SimulatedVisit {
  const start = startTime(random);
  const idleAfter = length(random, 2, 0.5);
  const seenFor = length(random, MEDIAN_SEEN, SPREAD_SEEN);
  const isLeftOpen = random() < SHARE_LEFT_OPEN;
  const hidden = length(random, MEDIAN_HIDDEN, SPREAD_HIDDEN);
  return { start, idleAfter, seenFor, hiddenFor: isLeftOpen ? Math.min(hidden, LONGEST_HIDDEN) : 0 };
}
