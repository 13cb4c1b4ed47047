import type { Database } from 'firebase-admin/database';
import { canonicalJson } from '@/lib/content/fingerprint';
import { rawAt } from '@/lib/content/raw-tree';
import { contentAt, type Outcome } from '@/lib/content/timeline/content-at';
import { readRaw, serverNow, withDatabase } from '@/lib/pipeline/snapshot/read-database';
import type { Settings } from '@/lib/settings/settings';
import { readDue } from './schedule';

/** What visitors see at a moment. */
interface PublishedNow {
  /** Raw value of `projects/{project}`. */
  readonly published: unknown;
  /** The same, with every publication laid over it that is due and not moved there yet. */
  readonly content: unknown;
  readonly outcomes: readonly Outcome[];
}

/** Reads what visitors see now, by the clock of the database. Writes nothing. */
export async function readPublishedNow(database: Database, project: string): Promise<PublishedNow> {
  const now = await serverNow(database);
  const due = await readDue(database, project, now);
  const published = await readRaw(database, `projects/${project}`);
  return { published, ...contentAt(published, due, now) };
}

/** Returns whether an outcome changes anything: an editor may have published the same before its time. */
export function isChange({ before, after, live }: Outcome): boolean {
  return live.some((path) => canonicalJson(rawAt(before, path)) !== canonicalJson(rawAt(after, path)));
}

/**
 * Reads the content that visitors see now: the published content, with each scheduled publication whose time
 * has come.
 * @returns The raw value of `projects/{project}`; `null` when it is empty.
 * @throws {OperatorError} when the database cannot be read in time.
 */
export async function readPublished(settings: Settings): Promise<unknown> {
  const { project } = settings;
  const read = (database: Database) => readPublishedNow(database, project);
  return (await withDatabase(settings, `projects/${project}`, read)).content;
}
