import { ZONE } from './timeline/zoned-time';
import { withArticle } from './italian-date';

/** The state of the last build of the page, at `status/{project}` of the database (`site-status.ts`). */
export interface BuildStatus {
  /** `building`: a release is being made. `online`: it is shown. `error`: the old release is still shown. */
  readonly state: 'building' | 'online' | 'error';
  /** When this state began, in milliseconds since 1970. */
  readonly since: number;
  /** Id of the release that visitors see, if known. */
  readonly release?: string;
  /** When that release was built, in milliseconds since 1970; only after a rollback (then before `since`). */
  readonly builtAt?: number;
  /** How long the build took, in milliseconds. */
  readonly durationMs?: number;
  /** Why it failed, in one line. */
  readonly message?: string;
}

const STATES: readonly BuildStatus['state'][] = ['building', 'online', 'error'];

/** Parses the raw value of `status/{project}`; returns `undefined` if it is not a status. Never throws. */
export function parseBuildStatus(raw: unknown): BuildStatus | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const parts = new Map<string, unknown>(Object.entries(raw));
  const state = STATES.find((known) => known === parts.get('state'));
  const since = parts.get('since');
  if (state === undefined || typeof since !== 'number') return undefined;
  const [release, builtAt] = [parts.get('release'), parts.get('builtAt')];
  const [durationMs, message] = [parts.get('durationMs'), parts.get('message')];
  return {
    state,
    since,
    ...(typeof release === 'string' && { release }),
    ...(typeof builtAt === 'number' && { builtAt }),
    ...(typeof durationMs === 'number' && { durationMs }),
    ...(typeof message === 'string' && { message }),
  };
}

const TIME = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, day: 'numeric', month: 'long' });
const YEAR = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, year: 'numeric' });

/**
 * Writes a status for the preview bar: “in pubblicazione…”, “online dalle 10:42”, “online dal 3 marzo”.
 * @param now The time now, in milliseconds since 1970.
 */
export function buildStatusText(
  { state, since, message = 'motivo sconosciuto' }: BuildStatus,
  now: number,
): string {
  if (state === 'building') return 'in pubblicazione…';
  if (state === 'error') return `errore: ${message}`;
  const isThisYear = YEAR.format(since) === YEAR.format(now);
  if (isThisYear && DAY.format(since) === DAY.format(now)) return `online dalle ${TIME.format(since)}`;
  const day = withArticle('dal', DAY.format(since));
  return isThisYear ? `online ${day}` : `online ${day} ${YEAR.format(since)}`;
}
