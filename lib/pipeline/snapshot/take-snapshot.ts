import type { Database } from 'firebase-admin/database';
import { mediaOfTree } from '@/lib/content/checks/check-media';
import { contentOf } from '@/lib/content/schema/content-tree';
import { own } from '@/lib/content/raw-tree';
import { canonicalJson, textFingerprint } from '@/lib/content/fingerprint';
import { formatIssue } from '@/lib/content/parse/issue';
import { siteSanitiser } from '@/lib/html/sanitiser';
import type { Settings } from '@/lib/settings/settings';
import { makeSnapshot } from '@/lib/pipeline/snapshot/make-snapshot';
import { readContentAt } from '@/lib/pipeline/publish/schedule';
import { requireNoKey } from '@/lib/pipeline/check/draft-key';
import { readRaw, withDatabase } from '@/lib/pipeline/database';
import type { Progress } from '../progress';

/** With the publications that are due, also where nobody has moved them yet: a build writes no content. */
async function readPublic(database: Database, project: string): Promise<unknown> {
  const { content } = await readContentAt(database, project);
  const key = await readRaw(database, `drafts/${project}/projectApiKey`);
  requireNoKey(contentOf(content), `projects/${project}`, [key, own(content, 'projectApiKey')]);
  return content;
}

/**
 * Publishes what is due, and reads the content.
 * @throws {OperatorError} when the content cannot be read, or no site can be built from it.
 */
export async function takeSnapshot(settings: Settings, progress: Progress) {
  const { project } = settings;
  const basePath = `projects/${project}`;
  progress.step(`reading ${basePath} from ${settings.buildDatabaseUrl}`);
  const read = (database: Database) => readPublic(database, project);
  const raw = await withDatabase(settings, basePath, read);
  const made = makeSnapshot(raw, basePath, siteSanitiser(undefined, settings.siteUrl));
  made.issues.forEach((issue) => progress.warn(formatIssue(issue)));
  const text = canonicalJson(contentOf(raw));
  const placed = mediaOfTree(raw);
  // By size and hash releases are compared.
  return { ...made, size: Buffer.byteLength(text), hash: textFingerprint(text), placed };
}
