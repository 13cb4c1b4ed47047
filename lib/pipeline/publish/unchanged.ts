import type { Database } from 'firebase-admin/database';
import { canonicalJson, fingerprint } from '@/lib/content/fingerprint';
import { contentOf } from '@/lib/content/parse/content-nodes';
import { changedParts } from '@/lib/content/parts/content-parts';
import { rawAt } from '@/lib/content/raw-tree';
import type { Publication } from '@/lib/content/timeline/history';
import { lastChangeOf } from '@/lib/content/timeline/last-change';
import { momentText } from '@/lib/content/timeline/zoned-time';
import type { Plan } from './plan';
import { PublishError } from './publish-error';
import { readRaw } from './read-raw';

const STALE = 'changed since it was shown; nothing was published';
const RETRY = 'run the command again to see the new differences';

/** Returns the parts of the plan that somebody else has published since. */
function touchedParts({ from, parts, isPart }: Plan, published: unknown): readonly string[] {
  const now = contentOf(published);
  if (!isPart) return changedParts(from, now);
  return parts.filter((path) => fingerprint(rawAt(now, path)) !== fingerprint(rawAt(from, path)));
}

function requireSamePublished(
  plan: Plan,
  published: unknown,
  history: readonly Publication[],
  author: string,
): void {
  const [touched] = touchedParts(plan, published);
  if (touched === undefined) return;
  const change = lastChangeOf(history, touched);
  const who =
    change && change.at >= plan.lookedAt
      ? `: ${change.author} published it at ${momentText(change.at)}, ${author} had looked at ${momentText(plan.lookedAt)}`
      : '';
  throw new PublishError(`projects/${plan.project}/${touched}`, `${STALE}${who}`, RETRY);
}

/** Returns what is compared of the draft: the parts that were named, or everything. */
function shownOf({ isPart, parts }: Plan, content: unknown): string {
  return canonicalJson(isPart ? parts.map((path) => rawAt(content, path)) : contentOf(content));
}

/**
 * Checks that a plan is still valid.
 * @param history The history, for the message.
 * @param author Who publishes, for the message.
 * @throws {PublishError} when the published content or the draft of its parts has changed since it was shown.
 */
export async function requireUnchanged(
  database: Database,
  plan: Plan,
  history: readonly Publication[],
  author: string,
): Promise<void> {
  const { project } = plan;
  requireSamePublished(plan, await readRaw(database, `projects/${project}`), history, author);
  if (plan.undoes !== undefined) return;
  if (shownOf(plan, await readRaw(database, `drafts/${project}`)) !== shownOf(plan, plan.to))
    throw new PublishError(`drafts/${project}`, STALE, RETRY);
}
