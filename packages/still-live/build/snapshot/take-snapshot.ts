import type { Database } from 'firebase-admin/database';
import { mediaOfTree } from 'still-live/content/checks/check-media';
import { contentOf } from 'still-live/content/schema/content-tree';
import { own } from 'still-live/content/raw-tree';
import { canonicalJson, textFingerprint } from 'still-live/content/fingerprint';
import { formatIssue } from 'still-live/content/parse/issue';
import { siteSanitiser } from 'still-live/html/sanitiser';
import type { Settings } from 'still-live/settings/settings';
import { makeSnapshot } from 'still-live/build/snapshot/make-snapshot';
import { readContentAt } from 'still-live/build/publish/schedule';
import { requireNoKey } from 'still-live/build/check/draft-key';
import { readRaw, withDatabase } from 'still-live/build/database';
import type { Progress } from '../progress';

/** With the publications that are due, also where nobody has moved them yet: a build writes no content. */
async function readPublic(database: Database, project: string): Promise<unknown> {
  const { content } = await readContentAt(database, project);
  const key = await readRaw(database, `drafts/${project}/projectApiKey`);
  requireNoKey(contentOf(content), `projects/${project}`, [key, own(content, 'projectApiKey')]);
  return content;
}

/**
 * Reads the content with the publications that are due; writes nothing.
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
