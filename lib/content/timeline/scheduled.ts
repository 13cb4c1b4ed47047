import { isTree, own } from '@/lib/content/raw-tree';

/** One part of the content in a scheduled publication. */
export interface ScheduledPart {
  /** Path below the base path (`isPartPath`). */
  readonly path: string;
  /**
   * Fingerprint of the value that is expected at the path when the time comes; any other value is not
   * replaced.
   */
  readonly base: string;
  /** The raw value; `null` removes the part. */
  readonly value: unknown;
}

/** A publication with a time, at `scheduled/{project}/{id}`; until that time only editors can read it. */
export interface Scheduled {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  readonly by: string;
  readonly note: string;
  readonly parts: readonly ScheduledPart[];
  /** Id of the publication that this one ends, by restoring what was there before. */
  readonly ends?: string;
}

function parsePart(raw: unknown): ScheduledPart | undefined {
  const [path, base] = [own(raw, 'path'), own(raw, 'base')];
  if (typeof path !== 'string' || typeof base !== 'string') return undefined;
  return { path, base, value: own(raw, 'value') ?? null };
}

function textOf(raw: unknown, name: string): string {
  const text = own(raw, name);
  return typeof text === 'string' ? text : '';
}

/**
 * Parses the raw value of a scheduled publication. Returns `undefined` when it is not valid or not complete:
 * an incomplete publication must not go live. Never throws.
 */
export function parseScheduled(id: string, raw: unknown): Scheduled | undefined {
  const [at, rawParts, ends] = [own(raw, 'at'), own(raw, 'parts'), own(raw, 'ends')];
  if (typeof at !== 'number' || !isTree(rawParts)) return undefined;
  const all = Object.values(rawParts).filter((part) => part !== null);
  const parts = all.map(parsePart).filter((part) => part !== undefined);
  if (parts.length < all.length) return undefined;
  const base = { id, at, by: textOf(raw, 'by'), note: textOf(raw, 'note'), parts };
  return typeof ends === 'string' ? { ...base, ends } : base;
}

/** Parses the raw value of `scheduled/{project}` in the order of time; leaves out what cannot be read. */
export function parseAllScheduled(raw: unknown): readonly Scheduled[] {
  if (!isTree(raw)) return [];
  const all = Object.entries(raw).map(([id, entry]) => parseScheduled(id, entry));
  return inOrder(all.filter((entry) => entry !== undefined));
}

/** Sorts scheduled publications by time, then by id, so that the order is the same everywhere. */
export function inOrder(scheduled: readonly Scheduled[]): readonly Scheduled[] {
  return [...scheduled].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
