import { contentHash } from '@/lib/content/content-hash';
import { withValueAt } from '@/lib/content/parts/content-parts';
import { isUnit, unitValue, withUnit } from '@/lib/content/parts/units';
import { isRecord, rawAt } from '@/lib/content/raw-tree';
import { valueWrapper } from '@/lib/content/schema/stored';
import { inOrder, parseScheduled, type Scheduled, type ScheduledUnit } from './scheduled';

/**
 * A unit that did not go live: the published value has `changed` since, or the new value is not valid
 * (`unfit`).
 */
export interface Missed {
  readonly unit: ScheduledUnit;
  readonly reason: 'changed' | 'unfit';
}

/** The result of a scheduled publication whose time has come. */
export interface Outcome {
  readonly scheduled: Scheduled;
  /** The raw content before and after it. */
  readonly before: unknown;
  readonly after: unknown;
  /** Paths of the units that went live. */
  readonly live: readonly string[];
  readonly missed: readonly Missed[];
}

/** The content at a moment. */
interface ContentThen {
  readonly content: unknown;
  readonly outcomes: readonly Outcome[];
}

/** Returns whether a value is valid: everything but visibility is a record, and Home cannot be removed. */
function isFit({ path, value }: ScheduledUnit): boolean {
  if (!isUnit(path)) return false;
  if (path.endsWith('/_visibility')) return !isRecord(value) || valueWrapper(value) !== undefined;
  return value === null ? path !== 'pagine/home' : isRecord(value);
}

function missedReason(content: unknown, unit: ScheduledUnit): Missed['reason'] | undefined {
  if (!isFit(unit)) return 'unfit';
  const found = contentHash(unitValue(content, unit.path));
  // When the value is published already, for example by `watch` or by an editor, this does not count as a
  // change.
  return found === unit.base || found === contentHash(unit.value) ? undefined : 'changed';
}

function publish(before: unknown, scheduled: Scheduled): Outcome {
  const missed: Missed[] = [];
  const live: string[] = [];
  let after = before;
  for (const unit of scheduled.units) {
    const reason = missedReason(before, unit);
    if (reason === undefined) {
      live.push(unit.path);
      after = withUnit(after, unit.path, unit.value);
    } else missed.push({ unit, reason });
  }
  return { scheduled, before, after, live, missed };
}

/**
 * Returns the content at a moment: the published content, with every scheduled publication whose time has
 * come. A unit goes live only if the published value is still the one it was made for; the other units of its
 * publication go live in any case. Pages, the build, the preview and `watch` all use this function, so they
 * agree.
 * @param published Raw value of `projects/{project}`, or a part of it.
 * @param scheduled The scheduled publications, in any order.
 * @param now The moment, in milliseconds since 1970.
 */
export function contentAt(published: unknown, scheduled: readonly Scheduled[], now: number): ContentThen {
  const outcomes: Outcome[] = [];
  let content = published;
  for (const due of inOrder(scheduled.filter(({ at }) => at <= now))) {
    const outcome = publish(content, due);
    outcomes.push(outcome);
    content = outcome.after;
  }
  return { content, outcomes };
}

/**
 * Returns the raw value of one record, with the publications whose time has come: the units that equal it or
 * lie inside it. So a page needs nothing but its records.
 * @param path Path of the record below the base path.
 * @param raw Its published raw value.
 */
export function recordAt(path: string, raw: unknown, due: readonly Scheduled[]): unknown {
  const inside = due.map((entry) => ({
    ...entry,
    units: entry.units.filter((unit) => unit.path === path || unit.path.startsWith(`${path}/`)),
  }));
  if (inside.every(({ units }) => units.length === 0)) return raw;
  return rawAt(contentAt(withValueAt({}, path, raw), inside, Number.POSITIVE_INFINITY).content, path);
}

/** A scheduled publication whose time has come, as a change of records. */
export interface DueChange {
  readonly id: string;
  readonly at: number;
  /** Returns the raw value of a record after it. */
  readonly lay: (path: string, raw: unknown) => unknown;
}

/** Parses a scheduled publication as a change of records; `undefined` when it is not valid. */
export function parseDueChange(id: string, raw: unknown): DueChange | undefined {
  const entry = parseScheduled(id, raw);
  return entry && { id, at: entry.at, lay: (path, value) => recordAt(path, value, [entry]) };
}
