import { isTree, own } from '@/lib/content/raw-tree';

/** One part of the content in a scheduled publication. */
export interface ScheduledPart {
  /** Path below the base path (`isPartPath`). */
  readonly path: string;
  /** Fingerprint of what is expected to be published there when the moment comes: of anything else, it is not replaced. */
  readonly base: string;
  /** The raw value; `null` removes the part. */
  readonly value: unknown;
}

/** A publication that waits for its moment, at `scheduled/{project}/{id}`; nobody but editors can read it before. */
export interface Scheduled {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  readonly by: string;
  readonly note: string;
  readonly parts: readonly ScheduledPart[];
  /** Id of the publication whose end this is: it brings back what was there before. */
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
 * Parses a scheduled publication. Takes its id and the raw value; gives `undefined` for what is none, or not wholly: half a
 * publication is not published. Never throws.
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

/** Parses all that is scheduled, first what comes first. Takes the raw value of `scheduled/{project}`; leaves out what cannot be read. */
export function parseAllScheduled(raw: unknown): readonly Scheduled[] {
  if (!isTree(raw)) return [];
  const all = Object.entries(raw).map(([id, entry]) => parseScheduled(id, entry));
  return inOrder(all.filter((entry) => entry !== undefined));
}

/** Scheduled publications in the order in which they happen; of two at one time, by their ids, so that everybody has the same order. */
export function inOrder(scheduled: readonly Scheduled[]): readonly Scheduled[] {
  return [...scheduled].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
