import { makeVisit, type SimulatedVisit } from './make-visit';
import { seededRandom } from './random';

/**
 * Maximum number of simultaneous connections of one Realtime Database instance.
 * https://firebase.google.com/docs/database/usage/limits
 */
export const CONNECTION_LIMIT = 200_000;

/** When a tab is connected. */
export interface Policy {
  readonly name: string;
  /** Whether a tab connects when it is painted and idle; otherwise it connects at the start. */
  readonly attachesOnIdle: boolean;
  /** Seconds that a hidden tab stays connected; `Infinity`: as long as it is open. */
  readonly hiddenLimitSeconds: number;
}

/** Parameters of a simulation. */
interface DayRequest {
  readonly visits: number;
  readonly policy: Policy;
  /** Share of visits that connect (`NEXT_PUBLIC_LIVE_SAMPLING`). */
  readonly sampling: number;
}

/** Result of a simulated day. */
interface SimulatedDay {
  /** Highest number of connections wanted in a minute. Those beyond the limit are refused. */
  readonly peakConnections: number;
  /** Share of the connecting visits that are refused because the instance is full. They keep the snapshot. */
  readonly turnedAwayShare: number;
  readonly egressBytes: number;
  /** Bytes sent by one publication at the peak: one record to every connection. */
  readonly publishBytesAtPeak: number;
}

/** Number of visits that are drawn. For a larger day each of them counts several times. */
const DRAWN = 100_000;
const MINUTES = 24 * 60;
const SEED = 2023;

/**
 * Measured with `npm run bench` on the demo: TLS and handshake, the records of Home, and one changed record.
 */
const HANDSHAKE_BYTES = 6_000;
const RECORD_BYTES = 9_000;
const PUBLISH_BYTES = 6_000;
const PUBLISHES_A_DAY = 4;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns when a visit is connected; `undefined` when it ends before it connects. */
function connectionSpan(
  { start, idleAfter, seenFor, hiddenFor }: SimulatedVisit,
  policy: Policy,
): Span | undefined {
  const wait = policy.attachesOnIdle ? idleAfter : 0;
  if (wait >= seenFor) return undefined;
  return { from: start + wait, to: start + seenFor + Math.min(hiddenFor, policy.hiddenLimitSeconds) };
}

/** Returns the number of wanted connections in each minute of the day. */
function connectionsByMinute(spans: readonly Span[], weight: number): number[] {
  const changes = new Array<number>(MINUTES + 1).fill(0);
  for (const { from, to } of spans) {
    const first = Math.min(MINUTES - 1, Math.floor(from / 60));
    const end = Math.min(MINUTES, Math.floor(to / 60) + 1);
    changes[first] = (changes[first] ?? 0) + weight;
    changes[end] = (changes[end] ?? 0) - weight;
  }
  let open = 0;
  return changes.slice(0, MINUTES).map((change) => (open += change));
}

function turnedAway(spans: readonly Span[], open: readonly number[]): number {
  // In a full minute, the share of refused visits equals the share of connections above the limit.
  const chances = spans.map(({ from }) => {
    const wanted = open[Math.min(MINUTES - 1, Math.floor(from / 60))] ?? 0;
    return wanted > CONNECTION_LIMIT ? 1 - CONNECTION_LIMIT / wanted : 0;
  });
  return spans.length === 0 ? 0 : chances.reduce((sum, chance) => sum + chance, 0) / spans.length;
}

/** Simulates one day. The same request gives the same result. */
export function simulateDay({ visits, policy, sampling }: DayRequest): SimulatedDay {
  const random = seededRandom(SEED);
  const drawn = Math.min(visits, DRAWN);
  const weight = visits / drawn;
  const spans = Array.from({ length: drawn }, () => ({ visit: makeVisit(random), chance: random() }))
    .filter(({ chance }) => chance < sampling)
    .flatMap(({ visit }) => connectionSpan(visit, policy) ?? []);
  const open = connectionsByMinute(spans, weight);
  const peak = open.reduce((most, count) => Math.max(most, count), 0);
  const away = turnedAway(spans, open);
  const connected = spans.length * weight * (1 - away);
  const served = Math.min(peak, CONNECTION_LIMIT);
  const average = open.reduce((sum, count) => sum + Math.min(count, CONNECTION_LIMIT), 0) / MINUTES;
  return {
    peakConnections: peak,
    turnedAwayShare: away,
    egressBytes: connected * (HANDSHAKE_BYTES + RECORD_BYTES) + average * PUBLISH_BYTES * PUBLISHES_A_DAY,
    publishBytesAtPeak: served * PUBLISH_BYTES,
  };
}
