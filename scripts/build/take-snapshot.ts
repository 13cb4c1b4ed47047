import { contentFingerprint } from '@/lib/content/content-nodes';
import { canonicalJson } from '@/lib/content/fingerprint';
import { formatIssue } from '@/lib/content/issue';
import { createNodeSanitiser } from '@/lib/html/node-sanitiser';
import { rememberingSanitiser } from '@/lib/html/remembering-sanitiser';
import { safeMediaAddress } from '@/lib/media/media-address';
import { resolveLink } from '@/lib/route/link';
import type { Settings } from '@/lib/settings/settings';
import { makeSnapshot, type MadeSnapshot } from '@/lib/snapshot/make-snapshot';
import { readPublished } from '@/lib/snapshot/read-database';
import type { Progress } from './progress';
import { openSanitisedCache } from './sanitised-cache';

/** A snapshot with what releases are compared by. */
export interface TakenSnapshot extends MadeSnapshot {
  /** Bytes of the raw published content as canonical JSON. */
  readonly size: number;
  /** Fingerprint of the published content. */
  readonly hash: string;
}

/**
 * Reads and parses what is published, and prints every issue of the content. Takes the root of the project, for the memory
 * of earlier builds.
 * @throws {SnapshotError} when the content cannot be read or lacks what a site needs.
 */
export async function takeSnapshot(
  root: string,
  settings: Settings,
  progress: Progress,
): Promise<TakenSnapshot> {
  const basePath = `projects/${settings.project}`;
  progress.step(`reading ${basePath} from ${settings.buildDatabaseUrl}`);
  const raw = await readPublished(settings);
  const cache = await openSanitisedCache(root);
  const { sanitiser, used } = rememberingSanitiser(
    () => createNodeSanitiser({ link: resolveLink, media: safeMediaAddress }),
    cache.known,
  );
  const made = makeSnapshot(raw, basePath, sanitiser);
  await cache.save(used);
  made.issues.forEach((issue) => progress.warn(formatIssue(issue)));
  return { ...made, size: Buffer.byteLength(canonicalJson(raw)), hash: contentFingerprint(raw) };
}
