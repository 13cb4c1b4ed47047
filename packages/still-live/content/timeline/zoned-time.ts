import { wallClock, ZONE } from './day-in-zone';

// At a change to or from daylight saving time, a local time may occur never (`skipped`) or `twice`.
type Moment =
  | { readonly kind: 'moment'; readonly at: number; readonly hasZone: boolean }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'twice' };

const DAY_MS = 86_400_000;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/;

// One moment; none or two where daylight saving time begins or ends.
function momentsOf(wall: string): number[] {
  const asUtc = Date.parse(`${wall}Z`);
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((at) => Date.parse(`${wallClock(at)}Z`) - at);
  const moments = [...new Set(offsets)].map((offset) => asUtc - offset);
  return moments.filter((at) => wallClock(at) === wall);
}

// `Date` would read 31 February as 3 March.
function isReal(wall: string): boolean {
  const at = Date.parse(`${wall}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(wall);
}

/**
 * Parses a moment: `2026-12-01T09:00`, optionally with seconds, parts of a second and a zone (`Z`, `+01:00`). Without a
 * zone it is a time in Rome. Never throws.
 */
export function parseMoment(text: string): Moment {
  const [, day = '', time = '', seconds = '00', part = '', zone] = TIME.exec(text.trim()) ?? [];
  const wall = `${day}T${time}:${seconds}`;
  if (!isReal(wall)) return { kind: 'unreadable' };
  const hasZone = zone !== undefined;
  const [at, second] = hasZone
    ? [Date.parse(wall + zone.replace(/(\d\d):?(\d\d)/, '$1:$2'))]
    : momentsOf(wall);
  if (Number.isNaN(at)) return { kind: 'unreadable' };
  if (at === undefined) return { kind: 'skipped' };
  const ms = Number(part.slice(0, 3).padEnd(3, '0'));
  return second === undefined ? { kind: 'moment', at: at + ms, hasZone } : { kind: 'twice' };
}

/** Writes a moment so that nobody can take it for another one: `2026-12-01 09:00 +01:00 (Europe/Rome)`. */
export function zonedText(at: number): string {
  const minutes = Math.round((Date.parse(`${wallClock(at)}Z`) - at) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${momentText(at)} +${hours}:${rest} (${ZONE})`;
}

/** Writes a moment as local time in Rome: `2026-12-01 09:00`, with seconds where they are not zero. */
export function momentText(at: number): string {
  const [day = '', time = ''] = wallClock(at).split('T');
  return `${day} ${time.endsWith(':00') ? time.slice(0, 5) : time}`;
}
