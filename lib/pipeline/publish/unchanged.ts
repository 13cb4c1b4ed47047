import type { Database } from 'firebase-admin/database';
import { changedParts } from '@/lib/content/parts/content-parts';
import { overlap } from '@/lib/content/parts/part-path';
import { lastChangeOf } from '@/lib/content/timeline/last-change';
import { momentText } from '@/lib/content/timeline/zoned-time';
import { type Plan, planId, planPublication, planUndo, readHistory } from './plan';
import { PublishError } from './publish-error';

/**
 * Plans again what was shown, and returns the new plan, which does the same.
 * @param author Who publishes, for the message.
 * @throws {PublishError} when the published content or the draft of its parts has changed since it was shown.
 */
export async function unchangedPlan(database: Database, shown: Plan, author: string): Promise<Plan> {
  const { project, only, undoes, lookedAt } = shown;
  const now = await (undoes ? planUndo(database, project) : planPublication(database, project, only));
  if (planId(now) === planId(shown) && now.undoes?.id === undoes?.id) return now;
  const touched = changedParts(shown.from, now.from).find(
    (path) => !only || shown.parts.some((part) => overlap(part, path)),
  );
  const history = await readHistory(database, project);
  const change = touched === undefined ? undefined : lastChangeOf(history, touched);
  const who =
    change && change.at >= lookedAt
      ? `: ${change.author} published it at ${momentText(change.at)}, ${author} had looked at ${momentText(lookedAt)}`
      : '';
  throw new PublishError(
    touched === undefined ? `drafts/${project}` : `projects/${project}/${touched}`,
    `changed since it was shown; nothing was published${who}`,
    'run the command again to see the new differences',
  );
}
