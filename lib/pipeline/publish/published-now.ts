import type { Database } from 'firebase-admin/database';
import { canonicalJson } from '@/lib/content/fingerprint';
import { rawAt } from '@/lib/content/raw-tree';
import { contentAt, type Outcome } from '@/lib/content/timeline/content-at';
import { readRaw } from './read-raw';
import { readDue } from './read-schedule';
import { serverNow } from './server-time';

/** What visitors see at a moment. */
interface PublishedNow {
  /** By the clock of the database, in milliseconds since 1970. */
  readonly now: number;
  /** Raw value of `projects/{project}`. */
  readonly published: unknown;
  /** The same, with every publication laid over it that is due and not moved there yet. */
  readonly content: unknown;
  readonly outcomes: readonly Outcome[];
}

/** Reads what visitors see now. Writes nothing. */
export async function readPublishedNow(database: Database, project: string): Promise<PublishedNow> {
  const now = await serverNow(database);
  const due = await readDue(database, project, now);
  const published = await readRaw(database, `projects/${project}`);
  return { now, published, ...contentAt(published, due, now) };
}

/** Returns whether an outcome changes anything: an editor may have published the same before its time. */
export function isChange({ before, after, live }: Outcome): boolean {
  return live.some((path) => canonicalJson(rawAt(before, path)) !== canonicalJson(rawAt(after, path)));
}
