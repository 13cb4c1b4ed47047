import type { Database } from 'firebase-admin/database';
import { differences, type Difference } from '@/lib/content/changes/differences';
import { contentHash } from '@/lib/content/content-hash';
import { canonicalJson } from '@/lib/content/fingerprint';
import { contentOf } from '@/lib/content/parse/content-nodes';
import { changedParts, pickParts, withParts } from '@/lib/content/parts/content-parts';
import { rawAt } from '@/lib/content/raw-tree';
import type { Outcome } from '@/lib/content/timeline/content-at';
import { lastPublication, parseHistory, type Publication } from '@/lib/content/timeline/history';
import { PublishError } from './publish-error';
import { isChange, readPublishedNow } from './published-now';
import { readRaw } from './read-raw';

/** Raw content, by node. */
type Content = Readonly<Record<string, unknown>>;

/** A change of the published content. */
export interface Change {
  readonly project: string;
  /** The content before and after the change. */
  readonly from: Content;
  readonly to: Content;
  /** Paths of the parts that change, below the base path. */
  readonly parts: readonly string[];
  readonly differences: readonly Difference[];
  readonly isEmpty: boolean;
}

/** What a publication or its undo would do. `carryOut` does it later, if nothing has changed in between. */
export interface Plan extends Change {
  /** The parts that were named; absent: everything. */
  readonly only?: readonly string[];
  /** When the content was read, by the clock of the database, in milliseconds since 1970. */
  readonly lookedAt: number;
  /** The publication to undo; absent when drafts are published. */
  readonly undoes?: Publication;
}

/** Returns an id of what a plan does: when it is approved by this id, nothing else is carried out. */
export function planId({
  project,
  from,
  to,
  parts,
  at = 0,
  until = 0,
}: Pick<Change, 'project' | 'from' | 'to' | 'parts'> & {
  readonly at?: number;
  readonly until?: number;
}): string {
  const changes = parts.map((path) => ({ path, from: rawAt(from, path), to: rawAt(to, path) }));
  return contentHash({ project, at, until, changes });
}

/** Reads the history of publications, oldest first. */
export async function readHistory(database: Database, project: string): Promise<readonly Publication[]> {
  return parseHistory(await readRaw(database, `history/${project}/entries`));
}

function requireBuildable(content: unknown, path: string): void {
  const [page] = differences({}, content).filter((difference) => difference.page === 'home');
  if (page !== undefined) return;
  throw new PublishError(
    `${path}/pagine/home`,
    'is missing',
    'no site can be built without it; nothing was published',
  );
}

/** Refuses parts that are in no version of the content: they are typing errors, not parts without changes. */
function requireParts(parts: readonly string[], ...versions: readonly unknown[]): void {
  const unknown = parts.find((path) =>
    versions.every((content) => canonicalJson(rawAt(content, path)) === 'null'),
  );
  if (unknown === undefined) return;
  throw new PublishError(unknown, 'is neither in the draft nor published', 'nothing was published');
}

function changeOf(project: string, from: Content, to: Content, parts: readonly string[]): Change {
  const changed = parts.filter((path) => canonicalJson(rawAt(from, path)) !== canonicalJson(rawAt(to, path)));
  return {
    project,
    from,
    to,
    parts: changed,
    differences: differences(from, to),
    isEmpty: changed.length === 0,
  };
}

/**
 * Returns the change that publishes a draft.
 * @param from The published content (`contentOf`).
 * @param draft Raw value of the draft.
 * @param only Paths of the parts to publish; without them, the whole draft.
 * @throws {PublishError} when the result has no home page, or a part is in no version.
 */
export function draftChange(
  project: string,
  from: Content,
  draft: unknown,
  only?: readonly string[],
): Change {
  if (only) requireParts(only, from, draft);
  const to = only ? withParts(from, only, draft) : contentOf(draft);
  requireBuildable(to, `drafts/${project}`);
  return changeOf(project, from, to, only ?? changedParts(from, to));
}

/**
 * Plans to publish the draft, or some parts of it.
 * @throws {PublishError} when the result has no home page, or a part is in no version.
 */
export async function planPublication(
  database: Database,
  project: string,
  only?: readonly string[],
): Promise<Plan> {
  const [{ content, now: lookedAt }, draft] = await Promise.all([
    readPublishedNow(database, project),
    readRaw(database, `drafts/${project}`),
  ]);
  return { ...draftChange(project, contentOf(content), draft, only), lookedAt, ...(only && { only }) };
}

/** Returns what the history will say of a due publication once it is moved there. */
function asPublication({ scheduled, before, after, live }: Outcome): Publication {
  const { id, at, by: author } = scheduled;
  const changes = differences(before, after).length;
  return { id, author, at, changes, parts: live, previous: pickParts(before, live), isUndone: false };
}

/**
 * Plans to undo the last publication that is not undone yet: its parts become what they were before.
 * @throws {PublishError} when there is none.
 */
export async function planUndo(database: Database, project: string): Promise<Plan> {
  const { content, now: lookedAt, outcomes } = await readPublishedNow(database, project);
  const due = outcomes.filter(isChange).map(asPublication);
  const last = lastPublication([...(await readHistory(database, project)), ...due]);
  if (last === undefined) {
    throw new PublishError(`history/${project}`, 'has no publication to undo', 'nothing was changed');
  }
  const from = contentOf(content);
  const { parts: only, previous } = last;
  const to = only ? withParts(from, only, previous) : contentOf(previous);
  requireBuildable(to, `history/${project}/entries/${last.id}/previous`);
  const parts = only ?? changedParts(from, to);
  return { ...changeOf(project, from, to, parts), parts, lookedAt, undoes: last, ...(only && { only }) };
}
