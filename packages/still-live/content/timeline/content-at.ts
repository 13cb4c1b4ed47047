import { contentHash } from 'still-live/content/content-hash';
import { canonicalJson } from 'still-live/content/fingerprint';
import { isUnit, unitValue, withParts, withUnit, withValueAt } from 'still-live/content/parts';
import { isRecord, rawAt } from 'still-live/content/raw-tree';
import { screens, homeRoute } from 'still-live/route/route';
import { contentOf } from 'still-live/content/schema/content-tree';
import { isWrapped, VALUE } from 'still-live/content/schema/stored';
import type { Publication } from './history';
import { inOrder, parseScheduled, type Scheduled, type ScheduledUnit } from './scheduled';

export interface Missed {
  readonly unit: ScheduledUnit;
  readonly reason: 'changed' | 'unfit';
}

/** The result of a scheduled publication whose time has come, with the raw content before and after it. */
export interface Outcome {
  readonly scheduled: Scheduled;
  readonly before: unknown;
  readonly after: unknown;
  readonly live: readonly string[];
  readonly missed: readonly Missed[];
}

// Everything but visibility is a record, and Home cannot be removed.
function isValidUnit({ path, value }: ScheduledUnit): boolean {
  if (!isUnit(path)) return false;
  if (path.endsWith('/_visibility')) return !isRecord(value) || isWrapped(value, VALUE);
  return value === null ? path !== screens()[homeRoute().screen].record : isRecord(value);
}

function missedReason(content: unknown, unit: ScheduledUnit): Missed['reason'] | undefined {
  if (!isValidUnit(unit)) return 'unfit';
  const found = contentHash(unitValue(content, unit.path));
  // A value that is published already, by `watch` or by an editor, is no change.
  return found === unit.base || found === contentHash(unit.value) ? undefined : 'changed';
}

function publish(before: unknown, scheduled: Scheduled): Outcome {
  const tried = scheduled.units.map((unit) => ({ unit, reason: missedReason(before, unit) }));
  const live = tried.flatMap(({ unit, reason }) => (reason === undefined ? [unit] : []));
  const missed = tried.flatMap(({ unit, reason }) => (reason === undefined ? [] : [{ unit, reason }]));
  const after = live.reduce((content, { path, value }) => withUnit(content, path, value), before);
  return { scheduled, before, after, live: live.map(({ path }) => path), missed };
}

export function isChange({ before, after, live }: Outcome): boolean {
  return live.some((path) => canonicalJson(rawAt(before, path)) !== canonicalJson(rawAt(after, path)));
}

/**
 * Returns the content at a moment: the published content, with every scheduled publication whose time has come. A unit
 * goes live only if the published value is still the one it was made for; the other units of its publication go live in
 * any case. Pages, the build, the preview and `watch` all use this function, so that they agree.
 * @param published Raw value of `projects/{project}`, or a part of it.
 * @param now In milliseconds since 1970.
 */
export function contentAt(published: unknown, scheduled: readonly Scheduled[], now: number) {
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
 * Returns the raw value of one record, with the due units that equal it or lie inside it. So a page needs nothing but
 * its records.
 */
export function recordAt(path: string, raw: unknown, due: readonly Scheduled[]): unknown {
  const inside = due.map((entry) => ({
    ...entry,
    units: entry.units.filter((unit) => unit.path === path || unit.path.startsWith(`${path}/`)),
  }));
  if (inside.every(({ units }) => units.length === 0)) return raw;
  return rawAt(contentAt(withValueAt({}, path, raw), inside, Number.POSITIVE_INFINITY).content, path);
}

export interface DueChange {
  readonly id: string;
  readonly at: number;
  readonly applyTo: (path: string, raw: unknown) => unknown;
}

export function parseDueChange(id: string, raw: unknown): DueChange | undefined {
  const entry = parseScheduled(id, raw);
  return entry && { id, at: entry.at, applyTo: (path, value) => recordAt(path, value, [entry]) };
}

type Step = Pick<Publication, 'at' | 'parts' | 'previous'>;

interface Timeline {
  readonly published: unknown;
  readonly scheduled: readonly Scheduled[];
  readonly history: readonly Publication[];
}

function stepsOf({ undone, ...done }: Publication): Step[] {
  if (!undone) return [done];
  // Older histories do not contain what an undo replaced: then the publication and its undo are skipped.
  return undone.previous === undefined ? [] : [done, { ...done, ...undone }];
}

function before(content: unknown, { parts, previous }: Step): unknown {
  return parts === undefined ? contentOf(previous) : withParts(content, parts, previous);
}

/**
 * Returns the raw content at any moment: for the future, the published content with what is scheduled until then; for
 * the past, what was published then, as far as the history goes back.
 * @param at In milliseconds since 1970.
 * @param now The time now by the clock of the database.
 */
export function contentThen({ published, scheduled, history }: Timeline, at: number, now: number): unknown {
  const content = contentAt(published, scheduled, at).content;
  if (at >= now) return content;
  const later = history.flatMap(stepsOf).filter((step) => step.at > at);
  return later.sort((a, b) => b.at - a.at).reduce(before, content);
}

export function knownSince(history: readonly Publication[]): number | undefined {
  return history.length === 0 ? undefined : Math.min(...history.map(({ at }) => at));
}
