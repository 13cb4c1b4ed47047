/** One visit: seconds from midnight, and from its start. */
export interface SimulatedVisit {
  readonly start: number;
  /** When the page has painted and is idle. */
  readonly idleAfter: number;
  /** How long the tab is looked at. */
  readonly seenFor: number;
  /** How long it then stays open behind others; 0 for a tab that is closed. */
  readonly hiddenFor: number;
}

const HOUR = 3600;

/** Share of the day's visits in each hour: a site of a company in one time zone. */
const HOURS = [
  0.8, 0.5, 0.4, 0.3, 0.4, 0.8, 1.8, 3.4, 5.4, 6.8, 7.2, 6.8, 6, 6, 6.6, 6.8, 6.4, 6, 5.6, 5.4, 5.4, 4.8, 3.4,
  2,
];

/** Shares and lengths are assumptions (docs/scale.md): half the visits end within 20 s, one tab in four stays open behind others. */
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

/** A log-normal length (Box–Muller). */
function length(random: () => number, median: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(spread * normal);
}

/** Draws one visit. Takes a generator of numbers in [0, 1). */
export function makeVisit(random: () => number): SimulatedVisit {
  const start = startTime(random);
  const idleAfter = length(random, 2, 0.5);
  const seenFor = length(random, MEDIAN_SEEN, SPREAD_SEEN);
  const isLeftOpen = random() < SHARE_LEFT_OPEN;
  const hidden = length(random, MEDIAN_HIDDEN, SPREAD_HIDDEN);
  return { start, idleAfter, seenFor, hiddenFor: isLeftOpen ? Math.min(hidden, LONGEST_HIDDEN) : 0 };
}
