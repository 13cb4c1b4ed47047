import { contentOf } from '@/lib/content/parse/content-nodes';
import { withParts } from '@/lib/content/parts/content-parts';
import { contentAt } from './content-at';
import type { Publication } from './history';
import type { Scheduled } from './scheduled';

/** A change of the published content, with the values that its parts had before. */
interface Step {
  readonly at: number;
  readonly parts: readonly string[] | undefined;
  readonly previous: unknown;
}

/** What is known about the content of a project over time. */
interface Timeline {
  /** The raw content that is published now. */
  readonly published: unknown;
  readonly scheduled: readonly Scheduled[];
  readonly history: readonly Publication[];
}

function stepsOf({ at, parts, previous, undone }: Publication): Step[] {
  const done = { at, parts, previous };
  // Older histories do not contain what an undo replaced: then the publication and its undo are skipped.
  if (undone)
    return undone.previous === undefined ? [] : [done, { ...undone, parts, previous: undone.previous }];
  return [done];
}

function before(content: unknown, { parts, previous }: Step): unknown {
  return parts === undefined ? contentOf(previous) : withParts(content, parts, previous);
}

/**
 * Returns the raw content at any moment: for the future the published content with what is scheduled until
 * then, for the past what was published then, as far as the history goes back.
 * @param timeline What is known now.
 * @param at The moment, in milliseconds since 1970.
 * @param now The time now by the clock of the database, in milliseconds since 1970.
 */
export function contentThen({ published, scheduled, history }: Timeline, at: number, now: number): unknown {
  const content = contentAt(published, scheduled, at).content;
  if (at >= now) return content;
  const later = history.flatMap(stepsOf).filter((step) => step.at > at);
  return later.sort((a, b) => b.at - a.at).reduce(before, content);
}

/** Returns the time of the first publication in the history; `undefined` when there is none. */
export function knownSince(history: readonly Publication[]): number | undefined {
  return history.length === 0 ? undefined : Math.min(...history.map(({ at }) => at));
}
