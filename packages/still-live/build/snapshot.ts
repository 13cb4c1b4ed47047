import { isTree, rawAt, own } from 'still-live/content/raw-tree';
import { screens, homeRoute } from 'still-live/route/route';
import { declared } from 'still-live/declaration';
import { OperatorError } from 'still-live/settings/operator-error';
import { fingerprint, canonicalJson, textFingerprint } from 'still-live/content/fingerprint';
import type { Gallery } from 'still-live/content/schema/values';
import { parseTree } from 'still-live/content/parse/parse-tree';
import { missingScreens } from 'still-live/content/missing-screens';
import type { Sanitiser } from 'still-live/html/safe-html';
import type { Snapshot } from 'still-live/content/site-data';
import type { Database } from 'firebase-admin/database';
import { mediaOfTree } from 'still-live/content/checks/check-media';
import { contentOf } from 'still-live/content/schema/content-tree';
import { formatIssue } from 'still-live/content/parse/issue';
import { siteSanitiser } from 'still-live/html/sanitiser';
import type { Settings } from 'still-live/settings/settings';
import { readContentAt } from 'still-live/build/publish/schedule';
import { requireNoKey } from 'still-live/build/check/draft-key';
import { readRaw, withDatabase } from './database';
import type { Progress } from './progress';

/** @throws {OperatorError} when the base path is empty, or the pages or Home is missing. */
export function requireSite(tree: unknown, basePath: string): void {
  if (tree === null || tree === undefined) {
    throw new OperatorError(
      basePath,
      'is empty',
      'publish content there or set CONTENT_PROJECT to the right project',
    );
  }
  for (const path of [declared('pagesAt'), screens()[homeRoute().screen].record]) {
    const raw = rawAt(tree, path);
    if (!isTree(raw)) {
      const found = raw === null ? 'is missing' : 'is not a record';
      throw new OperatorError(`${basePath}/${path}`, found, 'publish this page before building');
    }
  }
}

export function galleriesIn(value: unknown): Gallery {
  if (Array.isArray(value)) return value.flatMap(galleriesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && 'url' in value) return [value as Gallery[number]];
  return Object.values(value).flatMap(galleriesIn);
}

/**
 * The snapshot has only records of the model: no keys, drafts or templates.
 * @throws {OperatorError} when the base path is empty, or the pages or Home is missing.
 */
export function makeSnapshot(tree: unknown, basePath: string, sanitiser: Sanitiser) {
  requireSite(tree, basePath);
  const { records, issues } = parseTree(tree, sanitiser);
  const shown = records.filter(({ value }) => value !== null);
  const missing = missingScreens(tree);
  const snapshot: Snapshot = {
    // The cast holds, because each value was parsed as the record of its path.
    records: Object.fromEntries(shown.map(({ path, value }) => [path, value])) as Snapshot['records'],
    fingerprints: Object.fromEntries(shown.map(({ path, raw }) => [path, fingerprint(raw)])),
    ...(missing.length > 0 && { missing }),
  };
  return { snapshot, issues, media: galleriesIn(shown.map(({ value }) => value)) };
}

// Includes due publications that nobody has moved yet, because a build writes no content.
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
  // Releases are compared by size and hash.
  return { ...made, size: Buffer.byteLength(text), hash: textFingerprint(text), placed };
}
