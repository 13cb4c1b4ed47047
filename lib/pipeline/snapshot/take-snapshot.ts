import { contentOf } from '@/lib/content/schema/content-tree';
import { canonicalJson, textFingerprint } from '@/lib/content/fingerprint';
import { formatIssue } from '@/lib/content/parse/issue';
import { siteSanitiser } from '@/lib/html/site-sanitiser';
import { errorLine } from '@/lib/settings/operator-error';
import type { Settings } from '@/lib/settings/settings';
import { makeSnapshot, type MadeSnapshot } from '@/lib/pipeline/snapshot/make-snapshot';
import { terminalLine } from '@/lib/pipeline/command/terminal-line';
import { publishDue } from '@/lib/pipeline/publish/publish-due';
import { readPublished } from '@/lib/pipeline/publish/published-now';
import { movedLines } from '@/lib/pipeline/publish/schedule-lines';
import { withDatabase } from '@/lib/pipeline/snapshot/read-database';
import type { Progress } from '../progress';
import { CredentialsError } from './credentials';
import { NoAnswerError } from './snapshot-error';

/** A snapshot with the values by which releases are compared. */
interface TakenSnapshot extends MadeSnapshot {
  /** Bytes of the published content as canonical JSON. */
  readonly size: number;
  /** Fingerprint of the published content, as `contentFingerprint` returns it. */
  readonly hash: string;
}

function publishedPath({ project }: Settings): string {
  return `projects/${project}`;
}

/**
 * Moves due publications into the published content. If that fails, a later run does it: the snapshot has
 * them.
 * @throws {NoAnswerError} about the published content, when the database does not answer: it is not asked twice.
 * @throws {CredentialsError} when there are no credentials.
 */
async function moveDue(settings: Settings, progress: Progress): Promise<void> {
  const path = `scheduled/${settings.project}`;
  try {
    const moved = await withDatabase(settings, path, (database) => publishDue(database, settings.project));
    movedLines(moved).forEach((line) => progress.warn(line));
  } catch (error) {
    if (error instanceof CredentialsError) throw error;
    if (error instanceof NoAnswerError) throw new NoAnswerError(publishedPath(settings), settings);
    progress.warn(errorLine(error));
  }
}

/**
 * Reads and parses the published content, and prints its issues.
 * @throws {SnapshotError} when the content cannot be read, or no site can be built from it.
 */
export async function takeSnapshot(settings: Settings, progress: Progress): Promise<TakenSnapshot> {
  const basePath = publishedPath(settings);
  progress.step(`reading ${basePath} from ${settings.buildDatabaseUrl}`);
  await moveDue(settings, progress);
  const raw = await readPublished(settings);
  const made = makeSnapshot(raw, basePath, siteSanitiser());
  made.issues.forEach((issue) => progress.warn(terminalLine(formatIssue(issue))));
  const text = canonicalJson(contentOf(raw));
  return { ...made, size: Buffer.byteLength(text), hash: textFingerprint(text) };
}
