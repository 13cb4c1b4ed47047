import { fingerprint } from '@/lib/content/fingerprint';
import { withValueAt } from '@/lib/content/parts/content-parts';
import { isPartPath } from '@/lib/content/parts/part-path';
import { isRecord, rawAt } from '@/lib/content/raw-tree';
import { inOrder, type Scheduled, type ScheduledPart } from './scheduled';

/**
 * A part that did not go live: the published value has `changed` since, or the new value is not valid
 * (`unfit`).
 */
export interface Missed {
  readonly part: ScheduledPart;
  readonly reason: 'changed' | 'unfit';
}

/** The result of a scheduled publication whose time has come. */
export interface Outcome {
  readonly scheduled: Scheduled;
  /** The raw content before and after it. */
  readonly before: unknown;
  readonly after: unknown;
  /** Paths of the parts that went live. */
  readonly live: readonly string[];
  readonly missed: readonly Missed[];
}

/** The content at a moment. */
interface ContentThen {
  readonly content: unknown;
  readonly outcomes: readonly Outcome[];
}

/**
 * Returns whether a value is valid at a path: everything but visibility is a record, and Home cannot be
 * removed.
 */
function isFit({ path, value }: ScheduledPart): boolean {
  if (!isPartPath(path)) return false;
  if (path.endsWith('/_visibility')) return !isRecord(value) || Object.hasOwn(value, '_value');
  return value === null ? path !== 'pagine/home' : isRecord(value);
}

function missedReason(content: unknown, part: ScheduledPart): Missed['reason'] | undefined {
  if (!isFit(part)) return 'unfit';
  const found = fingerprint(rawAt(content, part.path));
  // When the value is published already, for example by `watch` or by an editor, this does not count as a
  // change.
  return found === part.base || found === fingerprint(part.value) ? undefined : 'changed';
}

function publish(before: unknown, scheduled: Scheduled): Outcome {
  const missed: Missed[] = [];
  const live: string[] = [];
  let after = before;
  for (const part of scheduled.parts) {
    const reason = missedReason(before, part);
    if (reason === undefined) {
      live.push(part.path);
      after = withValueAt(after, part.path, part.value);
    } else missed.push({ part, reason });
  }
  return { scheduled, before, after, live, missed };
}

/**
 * Returns the content at a moment: the published content, with every scheduled publication whose time has
 * come. A part goes live only if the published value is still the one it was made for; the other parts of its
 * publication go live in any case. Pages, the build, the preview and `watch` all use this function, so they
 * agree.
 * @param published Raw value of `projects/{project}`, or a part of it.
 * @param scheduled The scheduled publications, in any order.
 * @param now The moment, in milliseconds since 1970.
 */
export function contentAt(published: unknown, scheduled: readonly Scheduled[], now: number): ContentThen {
  const outcomes: Outcome[] = [];
  let content = published;
  for (const due of inOrder(scheduled.filter(({ at }) => at <= now))) {
    const outcome = publish(content, due);
    outcomes.push(outcome);
    content = outcome.after;
  }
  return { content, outcomes };
}
