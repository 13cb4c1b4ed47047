import { ZONE } from 'still-live/content/timeline/day-in-zone';

// Moments are milliseconds since 1970, and written by the clock in Rome.
function writer(day: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = new Intl.DateTimeFormat('it-IT', {
    ...{ timeZone: ZONE, hour: '2-digit', minute: '2-digit' },
    ...day,
  });
  return (at) => format.format(at);
}

/** Writes `1 dicembre 2026 alle ore 09:00`. */
export const dayText = writer({ day: 'numeric', month: 'long', year: 'numeric' });
/** Writes `1 dic, 09:00`. */
export const shortDayText = writer({ day: 'numeric', month: 'short' });
/** Writes `09:00`. */
export const timeText = writer({});
