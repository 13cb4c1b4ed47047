import type { Database } from 'firebase-admin/database';
import { differences, type Difference } from '@/lib/content/changes/differences';
import { canonicalJson } from '@/lib/content/fingerprint';
import { contentOf } from '@/lib/content/parse/content-nodes';
import { changedParts, pickParts, withParts } from '@/lib/content/parts/content-parts';
import { rawAt } from '@/lib/content/raw-tree';
import { lastPublication, parseHistory, type Publication } from '@/lib/content/timeline/history';
import { PublishError } from './publish-error';
import { serverNow } from './server-time';

/** Raw content, by node. */
type Content = Readonly<Record<string, unknown>>;

/** What a publication or its undo would do; read now, done later by `carryOut` if nothing changed in between. */
export interface Plan {
  readonly project: string;
  /** The content as it is and as it will be. */
  readonly from: Content;
  readonly to: Content;
  /** The parts that change, as paths below the base path. */
  readonly parts: readonly string[];
  /** Whether nothing but these parts counts: they were named, or are those of the publication that is taken back. */
  readonly isPart: boolean;
  readonly differences: readonly Difference[];
  readonly isEmpty: boolean;
  /** When the content was read, by the clock of the database, in milliseconds since 1970. */
  readonly lookedAt: number;
  /** The publication to take back; absent when drafts are published. */
  readonly undoes?: Publication;
}

/** Reads a raw value. */
export async function readRaw(database: Database, path: string): Promise<unknown> {
  return (await database.ref(path).get()).val() as unknown;
}

/** Reads who published what, oldest first. */
export async function readHistory(database: Database, project: string): Promise<readonly Publication[]> {
  return parseHistory(await readRaw(database, `history/${project}/entries`));
}

/**
 * Refuses content without a home page.
 * @throws {PublishError} naming where it came from.
 */
export function requireBuildable(content: unknown, path: string): void {
  const [page] = differences({}, content).filter((difference) => difference.page === 'home');
  if (page !== undefined) return;
  throw new PublishError(
    `${path}/pagine/home`,
    'is missing',
    'no site can be built without it; nothing was published',
  );
}

/**
 * Refuses parts that are in no version of the content: a slip of the pen must not look like nothing to do.
 * @throws {PublishError} naming the part.
 */
export function requireParts(parts: readonly string[], ...versions: readonly unknown[]): void {
  const unknown = parts.find((path) =>
    versions.every((content) => canonicalJson(rawAt(content, path)) === 'null'),
  );
  if (unknown === undefined) return;
  throw new PublishError(unknown, 'is neither in the draft nor published', 'nothing was published');
}

/**
 * Plans to publish: the draft, or the named parts of it, become what is published.
 * @throws {PublishError} when the result has no home page, or a part is nowhere.
 */
export async function planPublication(
  database: Database,
  project: string,
  only?: readonly string[],
): Promise<Plan> {
  const [published, draft, lookedAt] = await Promise.all([
    readRaw(database, `projects/${project}`),
    readRaw(database, `drafts/${project}`),
    serverNow(database),
  ]);
  const from = contentOf(published);
  if (only) requireParts(only, from, draft);
  const to = only ? withParts(from, only, draft) : contentOf(draft);
  requireBuildable(to, `drafts/${project}`);
  const parts = only ?? changedParts(from, to);
  return {
    project,
    from,
    to,
    parts: parts.filter((path) => canonicalJson(rawAt(from, path)) !== canonicalJson(rawAt(to, path))),
    isPart: only !== undefined,
    differences: differences(from, to),
    isEmpty: canonicalJson(from) === canonicalJson(to),
    lookedAt,
  };
}

/**
 * Plans to take the last publication back that has not been taken back yet: its parts become what they were before.
 * @throws {PublishError} when there is none.
 */
export async function planUndo(database: Database, project: string): Promise<Plan> {
  const last = lastPublication(await readHistory(database, project));
  if (last === undefined) {
    throw new PublishError(`history/${project}`, 'has no publication to undo', 'nothing was changed');
  }
  const [published, lookedAt] = await Promise.all([
    readRaw(database, `projects/${project}`),
    serverNow(database),
  ]);
  const from = contentOf(published);
  const to = last.parts ? withParts(from, last.parts, last.previous) : contentOf(last.previous);
  requireBuildable(to, `history/${project}/entries/${last.id}/previous`);
  return {
    project,
    from,
    to,
    parts: last.parts ?? changedParts(from, to),
    isPart: last.parts !== undefined,
    differences: differences(from, to),
    isEmpty: canonicalJson(from) === canonicalJson(to),
    lookedAt,
    undoes: last,
  };
}

/** What the history keeps of a plan's parts: their content before it. */
export function previousOf({ from, parts }: Plan): unknown {
  return pickParts(from, parts);
}
