/** The time zone of the editors, for times without a zone. */
export const ZONE = 'Europe/Rome';

/** `sv-SE` formats dates as ISO 8601. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** Returns the local time of a moment in the zone: `2026-12-01T09:00:00`. Moments are milliseconds since 1970. */
export function wallClock(at: number): string {
  return CLOCK.format(at).replace(' ', 'T');
}

/** Returns the day of a moment in the zone, `YYYY-MM-DD`. */
export function dayInZone(at: number): string {
  return wallClock(at).slice(0, 10);
}
