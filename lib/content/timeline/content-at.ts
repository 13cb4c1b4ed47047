import { fingerprint } from '@/lib/content/fingerprint';
import { withValueAt } from '@/lib/content/parts/content-parts';
import { isPartPath } from '@/lib/content/parts/part-path';
import { isRecord, rawAt } from '@/lib/content/raw-tree';
import { inOrder, type Scheduled, type ScheduledPart } from './scheduled';

/** A part that did not go live: what is published there is not what was expected, or the value is not fit to be published. */
export interface Missed {
  readonly part: ScheduledPart;
  readonly reason: 'changed' | 'unfit';
}

/** What became of one scheduled publication whose moment has come. */
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

/** Whether a value may stand at a path: only visibility is no record, and a site without Home cannot be built. */
function isFit({ path, value }: ScheduledPart): boolean {
  if (!isPartPath(path)) return false;
  if (path.endsWith('/_visibility')) return !isRecord(value) || Object.hasOwn(value, '_value');
  return value === null ? path !== 'pagine/home' : isRecord(value);
}

function missedReason(content: unknown, part: ScheduledPart): Missed['reason'] | undefined {
  if (!isFit(part)) return 'unfit';
  const found = fingerprint(rawAt(content, part.path));
  // What is there already, because somebody has moved or published it, is as it should be.
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
 * The content at a moment: what is published, with every scheduled publication whose time has come. Each part goes live only if what is
 * published there is still what it was made for; the others of the same publication go live all the same. Pages, the build, the
 * preview and whoever writes due parts down all ask this function, and so agree.
 *
 * @param published raw value of `projects/{project}`, or a part of it
 * @param scheduled what is scheduled, in any order
 * @param now the moment, in milliseconds since 1970
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
