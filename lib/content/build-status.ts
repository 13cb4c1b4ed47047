/**
 * What the build of the static page is doing, as it stands at `status/{project}` of the database (`site-status.ts`).
 */
export interface BuildStatus {
  /** `building`: a release is being made; `online`: it is shown; `error`: the one before is still shown. */
  readonly state: 'building' | 'online' | 'error';
  /** When this state began, in milliseconds since 1970. */
  readonly since: number;
  /** Id of the release that visitors see, when known. */
  readonly release?: string;
  /** When that release was built, if another time than `since`: it was brought back by a rollback. Milliseconds since 1970. */
  readonly builtAt?: number;
  /** How long the build took, in milliseconds. */
  readonly durationMs?: number;
  /** Why it failed, one line. */
  readonly message?: string;
}

const STATES: readonly BuildStatus['state'][] = ['building', 'online', 'error'];

/** Parses the raw value of `status/{project}`; gives `undefined` when it says nothing usable. Never throws. */
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

const TIME = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long' });

/** Says a status in the words of the preview bar: “in pubblicazione…”, “online dalle 10:42”. Takes it and the time now, in ms. */
export function buildStatusText(
  { state, since, message = 'motivo sconosciuto' }: BuildStatus,
  now: number,
): string {
  if (state === 'building') return 'in pubblicazione…';
  if (state === 'error') return `errore: ${message}`;
  const isToday = DAY.format(since) === DAY.format(now);
  return isToday ? `online dalle ${TIME.format(since)}` : `online dal ${DAY.format(since)}`;
}
