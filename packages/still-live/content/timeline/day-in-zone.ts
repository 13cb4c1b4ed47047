/** The zone of times that are written without one. */
export const ZONE = 'Europe/Rome';

/** The last day for which something can be scheduled, `YYYY-MM-DD`. `WORDS.date.late` names it too. */
export const LAST_DAY = '2099-12-31';

// `sv-SE` formats dates as ISO 8601.
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** Returns the local time in the zone, `2026-12-01T09:00:00`, of a moment in milliseconds since 1970. */
export function wallClock(at: number): string {
  return CLOCK.format(at).replace(' ', 'T');
}

/** Returns the day in the zone, `YYYY-MM-DD`, of a moment in milliseconds since 1970. */
export function dayInZone(at: number): string {
  return wallClock(at).slice(0, 10);
}
