import { fingerprint } from '@/lib/content/fingerprint';
import type { ContentIssue } from '@/lib/content/parse/issue';
import type { CareersPage, Gallery, MenuEntry } from '@/lib/content/model';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { lacksOf } from '@/lib/content/lacks';
import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { isTree, rawAt } from '@/lib/content/raw-tree';
import { positionPath, type RecordPath, visibilityPath } from '@/lib/content/records';
import type { Sanitiser } from '@/lib/html/safe-html';
import type { Snapshot } from '@/lib/content/site-data';
import { OperatorError } from '@/lib/settings/operator-error';

export interface MadeSnapshot {
  readonly snapshot: Snapshot;
  readonly issues: readonly ContentIssue[];
  /** Every media item of the content. */
  readonly media: Gallery;
}

function requireSite(tree: unknown, basePath: string): void {
  if (tree === null || tree === undefined) {
    throw new OperatorError(
      basePath,
      'is empty',
      'publish content there or set CONTENT_PROJECT to the right project',
    );
  }
  for (const path of ['pagine', 'pagine/home']) {
    const raw = rawAt(tree, path);
    if (!isTree(raw)) {
      const found = raw === null ? 'is missing' : 'is no record';
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
 * Only records of the model: no keys, drafts or templates.
 * @throws {OperatorError} when the base path is empty, or `pagine` or `pagine/home` is missing.
 */
export function makeSnapshot(tree: unknown, basePath: string, sanitiser: Sanitiser): MadeSnapshot {
  requireSite(tree, basePath);
  const records: Partial<Record<RecordPath, unknown>> = {};
  const fingerprints: Record<string, string> = {};
  const issues: ContentIssue[] = [];

  function take(path: RecordPath): unknown {
    const raw = rawAt(tree, path);
    const parsed = parseRecord(path, raw, sanitiser);
    records[path] = parsed.value;
    fingerprints[path] = fingerprint(raw);
    issues.push(...parsed.issues);
    return parsed.value;
  }

  FIXED_PATHS.forEach(take);
  const menu = records['impostazioni/etichette/menu'] as readonly MenuEntry[];
  menu.forEach(({ page }) => take(visibilityPath(page)));
  const careers = records['pagine/lavora_con_noi'] as CareersPage;
  careers.posizioni_aperte.posizioni.forEach(({ key }) => take(positionPath(key)));

  const unique = [...new Map(issues.map((issue) => [`${issue.path} ${issue.expected}`, issue])).values()];
  const lacks = lacksOf(tree);
  return {
    snapshot: {
      records: records as Snapshot['records'],
      fingerprints,
      ...(lacks.length > 0 && { lacks }),
    },
    issues: unique,
    media: galleriesIn(records),
  };
}
