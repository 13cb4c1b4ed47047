import { own, type Typed, typedParts } from 'still-live/content/raw-tree';

// What may be known of a build beside its state.
const BUILD = {
  release: 'string',
  // When that release was built; only after a rollback (then before `since`).
  builtAt: 'number',
  durationMs: 'number',
  message: 'string',
} as const;

/** `building`: a release is being made. `online`: it is shown. `error`: the old release is still shown. */
export const BUILD_STATES = ['building', 'online', 'error'] as const;

/** All times are milliseconds since 1970. */
export interface BuildStatus extends Typed<typeof BUILD> {
  readonly state: (typeof BUILD_STATES)[number];
  readonly since: number;
}

interface PartsAt {
  readonly at: number;
  readonly parts: readonly string[];
}

/**
 * The state of the site, at `status/{project}` of the database. Everyone can read it; build, watch, rollback, drift
 * check, status and publish each write their part. It contains no names of persons and no content.
 */
export interface SiteStatus {
  /** Its fields stand beside the other parts. */
  readonly build?: BuildStatus;
  readonly published?: PartsAt;
  readonly waiting?: { readonly at: number; readonly count: number };
  readonly missed?: PartsAt;
  /** When the drift check found that the static page differs from the published content. */
  readonly driftedAt?: number;
}

/** What a command says of the site. Parts that it does not name stay, and `null` removes one. */
export type StatusChange = Pick<SiteStatus, 'build'> & {
  readonly [Part in 'waiting' | 'missed' | 'driftedAt']?: SiteStatus[Part] | null;
} & {
  /** `at` may be a server value of the database. */
  readonly published?: { readonly at: unknown; readonly parts: readonly string[] };
};

const NO_FIELDS = Object.fromEntries(Object.keys(BUILD).map((name) => [name, null]));
const LONGEST_MESSAGE = 200;

// Everyone can read the message, so addresses and paths of the build machine are removed.
function publicMessage(message: string): string {
  const cleaned = message
    .replace(/(?<![a-z+])[a-z][a-z+]*:\/\/[^\s;,)]+/gi, '…')
    .replace(/(["'])(?:[a-z]:)?[\\/].*?\1/gi, '…')
    .replace(/(^|[^\p{L}\d.…])(?:[a-z]:)?[\\/][^\s;,)"'\]]+/giu, '$1…');
  return cleaned.slice(0, LONGEST_MESSAGE);
}

export function statusUpdate({ build, ...parts }: StatusChange): Readonly<Record<string, unknown>> {
  if (!build) return parts;
  const { message } = build;
  const shown = message !== undefined && { message: publicMessage(message) };
  return { ...parts, ...NO_FIELDS, ...build, ...shown };
}

function buildOf(raw: unknown): BuildStatus | undefined {
  const state = BUILD_STATES.find((known) => known === own(raw, 'state'));
  const { since } = typedParts(raw, { since: 'number' });
  return state && since !== undefined ? { state, since, ...typedParts(raw, BUILD) } : undefined;
}

function partsAt(raw: unknown): PartsAt | undefined {
  const { at, parts = [] } = typedParts(raw, { at: 'number', parts: 'texts' });
  return at === undefined ? undefined : { at, parts };
}

/** Leaves out what cannot be read. Never throws. */
export function parseSiteStatus(raw: unknown): SiteStatus {
  const build = buildOf(raw);
  const [published, missed] = [partsAt(own(raw, 'published')), partsAt(own(raw, 'missed'))];
  const { at, count } = typedParts(own(raw, 'waiting'), { at: 'number', count: 'number' });
  return {
    ...(build && { build }),
    ...(published && { published }),
    ...(at !== undefined && count !== undefined && { waiting: { at, count } }),
    ...(missed && { missed }),
    ...typedParts(raw, { driftedAt: 'number' }),
  };
}
