import { isTree, own, typedParts } from 'still-live/content/raw-tree';

const HASH = /^[0-9a-f]{64}$/;

export interface ScheduledUnit {
  readonly path: string;
  /** The `contentHash` of the value that this one replaces. Any other value is not replaced. */
  readonly base: string;
  readonly value: unknown;
}

/** A publication with a time, at `scheduled/{project}/{id}`. Until that time only editors can read it. */
export interface Scheduled {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  readonly units: readonly ScheduledUnit[];
  /** Id of the publication that this one ends, by restoring what was there before. */
  readonly ends?: string;
  /** Who scheduled it, and why. Only editors know: pages have empty texts. */
  readonly by: string;
  readonly note: string;
}

function parseUnit(raw: unknown): ScheduledUnit | undefined {
  const { path, base } = typedParts(raw, { path: 'string', base: 'string' });
  if (path === undefined || base === undefined || !HASH.test(base)) return undefined;
  return { path, base, value: own(raw, 'value') ?? null };
}

// One invalid unit makes all of them invalid. The database has no list where it is empty.
function parseUnits(raw: unknown): readonly ScheduledUnit[] | undefined {
  const all = isTree(raw) ? Object.values(raw).filter((unit) => unit !== null) : [];
  const units = all.map(parseUnit).filter((unit) => unit !== undefined);
  return units.length < all.length ? undefined : units;
}

/**
 * Parses a scheduled publication; `undefined` when it is not valid or not complete, because an incomplete publication
 * must not go live. Never throws.
 * @param secret The raw value that only editors may read, at `scheduledPrivate/{project}/{id}`: who, why, and in `held`
 *   the units that would not go live, because somebody has changed what they replace.
 */
export function parseScheduled(id: string, raw: unknown, secret?: unknown): Scheduled | undefined {
  const { at, ...ends } = typedParts(raw, { at: 'number', ends: 'string' });
  const [units, held] = [parseUnits(own(raw, 'units')), parseUnits(own(secret, 'held'))];
  if (at === undefined || !units || !held || units.length + held.length === 0) return undefined;
  const known = typedParts(secret, { by: 'string', note: 'string' });
  return { id, at, by: '', note: '', ...known, units: [...units, ...held], ...ends };
}

/**
 * Parses the raw values of `scheduled/{project}` and `scheduledPrivate/{project}`, in the order of time. Leaves out
 * what cannot be read.
 */
export function parseAllScheduled(raw: unknown, secrets?: unknown): readonly Scheduled[] {
  if (!isTree(raw)) return [];
  const all = Object.entries(raw).map(([id, entry]) => parseScheduled(id, entry, own(secrets, id)));
  return inOrder(all.filter((entry) => entry !== undefined));
}

export function inOrder(scheduled: readonly Scheduled[]): readonly Scheduled[] {
  return [...scheduled].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
