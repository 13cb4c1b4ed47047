import { fingerprint } from 'still-live/content/fingerprint';
import type { Gallery } from 'still-live/content/schema/values';
import { parseTree } from 'still-live/content/parse/parse-tree';
import { missingScreens } from 'still-live/content/missing-screens';
import type { Sanitiser } from 'still-live/html/safe-html';
import type { Snapshot } from 'still-live/content/site-data';
import { requireSite } from '../check/require-site';

export function galleriesIn(value: unknown): Gallery {
  if (Array.isArray(value)) return value.flatMap(galleriesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && 'url' in value) return [value as Gallery[number]];
  return Object.values(value).flatMap(galleriesIn);
}

/**
 * Only records of the model: no keys, drafts or templates.
 * @throws {OperatorError} when the base path is empty, or the pages or Home is missing.
 */
export function makeSnapshot(tree: unknown, basePath: string, sanitiser: Sanitiser) {
  requireSite(tree, basePath);
  const { records, issues } = parseTree(tree, sanitiser);
  const shown = records.filter(({ value }) => value !== null);
  const missing = missingScreens(tree);
  const snapshot: Snapshot = {
    // Each was parsed as the record of its path.
    records: Object.fromEntries(shown.map(({ path, value }) => [path, value])) as Snapshot['records'],
    fingerprints: Object.fromEntries(shown.map(({ path, raw }) => [path, fingerprint(raw)])),
    ...(missing.length > 0 && { missing }),
  };
  return { snapshot, issues, media: galleriesIn(shown.map(({ value }) => value)) };
}
