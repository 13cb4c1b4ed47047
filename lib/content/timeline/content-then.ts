import { contentOf } from '@/lib/content/parse/content-nodes';
import { withParts } from '@/lib/content/parts/content-parts';
import { contentAt } from './content-at';
import type { Publication } from './history';
import type { Scheduled } from './scheduled';

/** A change of what is published: what was there of its parts until then. */
interface Step {
  readonly at: number;
  readonly parts: readonly string[] | undefined;
  readonly previous: unknown;
}

/** What is known of a project in time. */
export interface Timeline {
  /** The raw content that is published now. */
  readonly published: unknown;
  readonly scheduled: readonly Scheduled[];
  readonly history: readonly Publication[];
}

function stepsOf({ at, parts, previous, undone }: Publication): Step[] {
  const done = { at, parts, previous };
  // Older histories do not say what an undo replaced: that publication is passed over with its undo.
  if (undone)
    return undone.previous === undefined ? [] : [done, { ...undone, parts, previous: undone.previous }];
  return [done];
}

function before(content: unknown, { parts, previous }: Step): unknown {
  return parts === undefined ? contentOf(previous) : withParts(content, parts, previous);
}

/**
 * The raw content at any moment: in the future what is published with what is scheduled until then, in the past what was published then, as far back as the
 * history reaches.
 *
 * @param timeline what is known now
 * @param at the moment, in milliseconds since 1970
 * @param now the time now, by the clock of the database
 */
export function contentThen({ published, scheduled, history }: Timeline, at: number, now: number): unknown {
  const content = contentAt(published, scheduled, at).content;
  if (at >= now) return content;
  const later = history.flatMap(stepsOf).filter((step) => step.at > at);
  return later.sort((a, b) => b.at - a.at).reduce(before, content);
}

/** Since when the past is known: the first publication in the history; `undefined` when there is none. */
export function knownSince(history: readonly Publication[]): number | undefined {
  return history.length === 0 ? undefined : Math.min(...history.map(({ at }) => at));
}
