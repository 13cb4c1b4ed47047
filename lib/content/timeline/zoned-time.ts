/** The time zone of the editors: a time without a zone is one of this. */
export const ZONE = 'Europe/Rome';

/** What a text says as a moment. `skipped` and `twice`: the clock of the zone never shows this time, or shows it twice. */
export type Moment =
  | { readonly kind: 'moment'; readonly at: number; readonly hasZone: boolean }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'twice' };

const DAY_MS = 86_400_000;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?$/;
const UNREADABLE: Moment = { kind: 'unreadable' };

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the clock of the zone shows at a moment: `2026-12-01T09:00:00`. */
function wallClock(at: number): string {
  const parts = new Map(CLOCK.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** How far the zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number): number {
  return Date.parse(`${wallClock(at)}Z`) - Math.floor(at / 1000) * 1000;
}

/** The moments at which the clock of the zone shows a time: one, or none or two where it is put forward or back. */
function momentsOf(wall: string): number[] {
  const asUtc = Date.parse(`${wall}Z`);
  const offsets = new Set([offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)]);
  return [...offsets].map((offset) => asUtc - offset).filter((at) => wallClock(at) === wall);
}

/** Whether a calendar has the day and a clock the time; `Date` would read 31 February as 3 March. */
function isReal(wall: string): boolean {
  const at = Date.parse(`${wall}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(wall);
}

/**
 * Reads a moment: `2026-12-01T09:00`, with seconds or not, with a zone (`Z`, `+01:00`) or not; without one it is a time in Rome. Takes
 * the text; never throws.
 */
export function parseMoment(text: string): Moment {
  const [, day = '', time = '', seconds = '00', zone] = TIME.exec(text.trim()) ?? [];
  const wall = `${day}T${time}:${seconds}`;
  if (!isReal(wall)) return UNREADABLE;
  if (zone !== undefined) {
    const at = Date.parse(`${wall}${zone}`);
    return Number.isNaN(at) ? UNREADABLE : { kind: 'moment', at, hasZone: true };
  }
  const [at, second] = momentsOf(wall);
  if (at === undefined) return { kind: 'skipped' };
  return second === undefined ? { kind: 'moment', at, hasZone: false } : { kind: 'twice' };
}

/** Says a moment as the clock in Rome shows it: `2026-12-01 09:00`; with seconds where they are not zero. Takes milliseconds since 1970. */
export function momentText(at: number): string {
  const [day = '', time = ''] = wallClock(at).split('T');
  return `${day} ${time.endsWith(':00') ? time.slice(0, 5) : time}`;
}
