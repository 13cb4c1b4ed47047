import { longestRise } from './longest-rise';
import type { Matches } from './match-entries';

/** What became of one entry of a list; numbers are indexes in the old and the new list. */
export type ListStep =
  | { readonly what: 'gone'; readonly from: number }
  | { readonly what: 'new'; readonly to: number }
  | { readonly what: 'kept' | 'moved'; readonly from: number; readonly to: number };

/**
 * The way from an old list to a new one, in the new order; an entry that is gone comes after the one it followed. As few entries as
 * possible have moved. Takes the matches and how long both lists are.
 */
export function listSteps(matches: Matches, oldCount: number, nowCount: number): readonly ListStep[] {
  const fixed = new Set(longestRise([...matches].sort(([a], [b]) => a - b)).map(([from]) => from));
  const fromOf = new Map([...matches].map(([from, to]) => [to, from]));
  const steps: ListStep[] = [];
  let next = 0;

  function passGone(until: number): void {
    for (; next < until; next += 1) if (!matches.has(next)) steps.push({ what: 'gone', from: next });
  }
  /** Those that directly follow an entry, up to the next one that is still there. */
  function passGoneAfter(from: number): void {
    let until = from + 1;
    while (until < oldCount && !matches.has(until)) until += 1;
    passGone(until);
  }

  passGoneAfter(-1);
  for (let to = 0; to < nowCount; to += 1) {
    const from = fromOf.get(to);
    if (from === undefined) steps.push({ what: 'new', to });
    else if (!fixed.has(from)) steps.push({ what: 'moved', from, to });
    else {
      passGone(from);
      steps.push({ what: 'kept', from, to });
      passGoneAfter(from);
    }
  }
  passGone(oldCount);
  return steps;
}
