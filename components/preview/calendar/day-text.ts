import { ZONE } from '@/lib/content/timeline/zoned-time';

const LONG = new Intl.DateTimeFormat('it-IT', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const SHORT = new Intl.DateTimeFormat('it-IT', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Writes a moment by the clock in Rome: `1 dicembre 2026 alle ore 09:00`.
 * @param at Milliseconds since 1970.
 */
export function dayText(at: number): string {
  return LONG.format(at);
}

/**
 * Writes a moment in its short form: `1 dic, 09:00`.
 * @param at Milliseconds since 1970.
 */
export function shortDayText(at: number): string {
  return SHORT.format(at);
}
