import { ZONE } from 'still-live/content/timeline/day-in-zone';

/** Returns the function that writes a moment (milliseconds since 1970) by the clock in Rome. */
function writer(day: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = new Intl.DateTimeFormat('it-IT', {
    ...{ timeZone: ZONE, hour: '2-digit', minute: '2-digit' },
    ...day,
  });
  return (at) => format.format(at);
}

/** `1 dicembre 2026 alle ore 09:00` */
export const dayText = writer({ day: 'numeric', month: 'long', year: 'numeric' });
/** `1 dic, 09:00` */
export const shortDayText = writer({ day: 'numeric', month: 'short' });
/** `09:00` */
export const timeText = writer({});
