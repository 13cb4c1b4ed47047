import { type BuildStatus, parseBuildStatus } from './build-status';
import { isTree, own } from './raw-tree';

/** Some parts of the content, and the time of an event, in milliseconds since 1970. */
interface PartsAt {
  readonly at: number;
  /** Paths below the base path. */
  readonly parts: readonly string[];
}

/**
 * The state of the site, at `status/{project}` of the database. Everyone can read it; build, watch, rollback,
 * drift, status and publish each write their part. It contains no names of persons and no content.
 */
export interface SiteStatus {
  /** The state of the last build. */
  readonly build?: BuildStatus;
  /** The last publication, or the last undo of one. */
  readonly published?: PartsAt;
  /** The next scheduled publication, and how many there are. */
  readonly waiting?: { readonly at: number; readonly count: number };
  /** A scheduled publication that did not go live, or not completely. */
  readonly missed?: PartsAt;
  /** When the drift check found that the static page differs from the published content. */
  readonly driftedAt?: number;
}

function partsAt(raw: unknown): PartsAt | undefined {
  const [at, parts] = [own(raw, 'at'), own(raw, 'parts')];
  if (typeof at !== 'number') return undefined;
  const all = isTree(parts) ? Object.values(parts) : [];
  return { at, parts: all.filter((part): part is string => typeof part === 'string') };
}

function waitingOf(raw: unknown): SiteStatus['waiting'] {
  const [at, count] = [own(raw, 'at'), own(raw, 'count')];
  return typeof at === 'number' && typeof count === 'number' ? { at, count } : undefined;
}

/** Parses the raw value of `status/{project}`; leaves out what cannot be read. Never throws. */
export function parseSiteStatus(raw: unknown): SiteStatus {
  const build = parseBuildStatus(raw);
  const [published, missed] = [partsAt(own(raw, 'published')), partsAt(own(raw, 'missed'))];
  const [waiting, driftedAt] = [waitingOf(own(raw, 'waiting')), own(raw, 'driftedAt')];
  return {
    ...(build && { build }),
    ...(published && { published }),
    ...(waiting && { waiting }),
    ...(missed && { missed }),
    ...(typeof driftedAt === 'number' && { driftedAt }),
  };
}
