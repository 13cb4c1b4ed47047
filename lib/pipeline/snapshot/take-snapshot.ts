import { contentFingerprint } from '@/lib/content/parse/content-nodes';
import { canonicalJson } from '@/lib/content/fingerprint';
import { formatIssue } from '@/lib/content/parse/issue';
import { createNodeSanitiser } from '@/lib/pipeline/snapshot/node-sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import type { Settings } from '@/lib/settings/settings';
import { makeSnapshot, type MadeSnapshot } from '@/lib/pipeline/snapshot/make-snapshot';
import { publishDue } from '@/lib/pipeline/publish/publish-due';
import { movedLines } from '@/lib/pipeline/publish/schedule-lines';
import { readPublished, withDatabase } from '@/lib/pipeline/snapshot/read-database';
import type { Progress } from '../progress';

/** A snapshot with what releases are compared by. */
interface TakenSnapshot extends MadeSnapshot {
  /** Bytes of the raw published content as canonical JSON. */
  readonly size: number;
  /** Fingerprint of the published content. */
  readonly hash: string;
}

/** Writes down what visitors see already. When that is not possible now, the snapshot holds it all the same, and a later run writes it down. */
async function moveDue(settings: Settings, progress: Progress): Promise<void> {
  const path = `scheduled/${settings.project}`;
  try {
    const moved = await withDatabase(settings, path, (database) => publishDue(database, settings.project));
    movedLines(moved).forEach((line) => progress.warn(line));
  } catch (error) {
    progress.warn(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads and parses what is published, and prints every issue of the content.
 * @throws {SnapshotError} when the content cannot be read or lacks what a site needs.
 */
export async function takeSnapshot(settings: Settings, progress: Progress): Promise<TakenSnapshot> {
  const basePath = `projects/${settings.project}`;
  progress.step(`reading ${basePath} from ${settings.buildDatabaseUrl}`);
  await moveDue(settings, progress);
  const raw = await readPublished(settings);
  const sanitiser = createNodeSanitiser({ link: resolveLink, media: safeMediaAddress });
  const made = makeSnapshot(raw, basePath, sanitiser);
  made.issues.forEach((issue) => progress.warn(formatIssue(issue)));
  return { ...made, size: Buffer.byteLength(canonicalJson(raw)), hash: contentFingerprint(raw) };
}
