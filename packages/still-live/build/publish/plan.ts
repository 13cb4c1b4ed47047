import { screens, homeRoute } from 'still-live/route/route';
import type { Database } from 'firebase-admin/database';
import { differences, type Difference } from 'still-live/content/changes/differences';
import { contentHash } from 'still-live/content/content-hash';
import { canonicalJson } from 'still-live/content/fingerprint';
import { contentOf, contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import { changedParts, changedUnits, withParts } from 'still-live/content/parts';
import { own, rawAt } from 'still-live/content/raw-tree';
import { isChange, type Outcome } from 'still-live/content/timeline/content-at';
import { lastPublication, type Publication } from 'still-live/content/timeline/history';
import type { Scheduled } from 'still-live/content/timeline/scheduled';
import { momentText } from 'still-live/content/timeline/zoned-time';
import { requireNoKey } from 'still-live/build/check/draft-key';
import { readRaw } from 'still-live/build/database';
import { OperatorError } from 'still-live/settings/operator-error';
import { publicationOf, readHistory } from './history';
import { readContentAt } from './schedule';

type Content = Readonly<Record<string, unknown>>;

export interface Request {
  readonly kind: 'publish' | 'undo';
  readonly only?: readonly string[];
  /** In milliseconds since 1970. Without it, now. */
  readonly at?: number;
  /** When the earlier content is restored, in milliseconds since 1970. Without it, never. */
  readonly until?: number;
  readonly note?: string;
}

/** A change of the published content. `executePlan` makes it later, if nothing has changed in between. */
export interface Plan {
  readonly project: string;
  readonly request: Request;
  /** The content before and after the change. For a later time, `from` includes what is scheduled before it. */
  readonly from: Content;
  readonly to: Content;
  readonly parts: readonly string[];
  /** The parts that were named, or that the publication to undo had. Without them, everything. */
  readonly only?: readonly string[];
  readonly differences: readonly Difference[];
  readonly isEmpty: boolean;
  /** When the content was read, by the clock of the database, in milliseconds since 1970. */
  readonly lookedAt: number;
  readonly scheduled: readonly Scheduled[];
  readonly undoes?: Publication;
}

/**
 * Returns an id of what a plan does, when, and in whose name. What is approved by this id is carried out, and nothing
 * else. All that the id stands for is shown (`plan-lines.ts`).
 */
export function planId({ project, request, from, to, parts, undoes }: Plan, author: string): string {
  const { kind, at = 0, until = 0, note = '' } = request;
  const changes = parts.map((path) => ({ path, from: rawAt(from, path), to: rawAt(to, path) }));
  // A due publication gets its id when it is moved.
  const back = undoes ? { author: undoes.author, at: undoes.at } : {};
  return contentHash({ project, kind, at, until, note, author, changes, back });
}

function requireFuture(at: number, until: number | undefined, now: number): void {
  if (at <= now) {
    throw new OperatorError(
      `--at ${momentText(at)}`,
      `is in the past: the database’s clock shows ${momentText(now)}`,
      'give a later time, or leave --at out to publish now',
    );
  }
  if (until !== undefined && until <= at)
    throw new OperatorError(`--until ${momentText(until)}`, 'is not after --at', 'give a later time');
}

// A new value before the scheduled one would stop that publication.
function requireLast(units: readonly string[], at: number, scheduled: readonly Scheduled[]): void {
  const later = scheduled.filter((other) => other.at >= at);
  for (const path of units) {
    const other = later.find((entry) => entry.units.some((unit) => unit.path === path));
    if (other === undefined) continue;
    throw new OperatorError(
      path,
      `${other.by} has scheduled it for ${momentText(other.at)}, which is not before ${momentText(at)}`,
      `choose a later time, or take the other one back first: npm run publish -- --cancel ${other.id}`,
    );
  }
}

function requireBuildable(content: unknown, path: string): void {
  if (nodeAt(contentTree(content), screens()[homeRoute().screen].record)) return;
  const remedy = 'no site can be built without it; nothing was published';
  throw new OperatorError(`${path}/${screens()[homeRoute().screen].record}`, 'is missing', remedy);
}

// Parts that are in no version of the content are typing errors, not parts without changes.
function requireParts(parts: readonly string[], ...versions: readonly unknown[]): void {
  const unknown = parts.find((path) =>
    versions.every((content) => canonicalJson(rawAt(content, path)) === 'null'),
  );
  if (unknown === undefined) return;
  throw new OperatorError(
    unknown,
    'is neither in the draft nor published, so nothing was published',
    'correct the path',
  );
}

// Due publications count, also before they are moved to the history.
function lastOf(history: readonly Publication[], outcomes: readonly Outcome[], project: string): Publication {
  const due = outcomes.filter(isChange).map(publicationOf);
  const last = lastPublication([...history, ...due.map((done) => ({ ...done, id: done.scheduled }))]);
  if (last) return last;
  throw new OperatorError(`history/${project}`, 'has no publication to undo, so nothing was changed');
}

/**
 * Plans what a request would do to the content of now or of its time. Writes nothing.
 * @throws {OperatorError} when a part is in no version, the result has no home page or holds the key of the preview, or
 *   there is nothing to undo; with a time, when it is over, or when a unit is scheduled for the same time or later.
 */
export async function makePlan(database: Database, project: string, request: Request): Promise<Plan> {
  const { at, until } = request;
  const { now, content, outcomes, scheduled } = await readContentAt(database, project, at);
  const [draft, history] = await Promise.all([
    readRaw(database, `drafts/${project}`),
    request.kind === 'undo' ? readHistory(database, project) : [],
  ]);
  if (at !== undefined) requireFuture(at, until, now);
  const from = contentOf(content);
  const undoes = request.kind === 'undo' ? lastOf(history, outcomes, project) : undefined;
  const only = request.kind === 'undo' ? undoes?.parts : request.only;
  if (only && !undoes) requireParts(only, from, draft);
  const source = undoes ? undoes.previous : draft;
  const to = only ? withParts(from, only, source) : contentOf(source);
  const sourcePath = undoes ? `history/${project}/entries/${undoes.id}/previous` : `drafts/${project}`;
  requireBuildable(to, sourcePath);
  requireNoKey(to, sourcePath, [own(draft, 'projectApiKey'), own(content, 'projectApiKey')]);
  if (at !== undefined) requireLast(changedUnits(from, to), at, scheduled);
  const parts = only ?? changedParts(from, to);
  const changed = parts.filter((path) => canonicalJson(rawAt(from, path)) !== canonicalJson(rawAt(to, path)));
  return {
    project,
    request,
    from,
    to,
    // The history of an undo names all that the publication had.
    parts: undoes ? parts : changed,
    differences: differences(from, to),
    isEmpty: changed.length === 0,
    lookedAt: now,
    scheduled,
    ...(only && { only }),
    ...(undoes && { undoes }),
  };
}
