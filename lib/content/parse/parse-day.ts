const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/;
const ITALIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/**
 * Parses a day, `31/12/2026` or `2026-12-31`. Returns `YYYY-MM-DD`; `undefined` when the calendar has no such
 * day.
 */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(trimmed) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] = ITALIAN.exec(trimmed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
