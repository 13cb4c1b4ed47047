import { longestRise } from './longest-rise';
import type { Matches } from './match-entries';

/** What happened to one entry of a list; numbers are indexes in the old and the new list. */
type ListStep =
  | { readonly what: 'gone'; readonly from: number }
  | { readonly what: 'new'; readonly to: number }
  | { readonly what: 'kept' | 'moved'; readonly from: number; readonly to: number };

/**
 * Returns the steps from an old list to a new one, in the new order; a removed entry comes after the entry it
 * followed. As few entries as possible count as moved.
 * @param matches Which entries are the same.
 * @param oldCount Length of the old list.
 * @param nowCount Length of the new list.
 */
export function listSteps(matches: Matches, oldCount: number, nowCount: number): readonly ListStep[] {
  const fixed = new Set(longestRise([...matches].sort(([a], [b]) => a - b)).map(([from]) => from));
  const fromOf = new Map([...matches].map(([from, to]) => [to, from]));
  const steps: ListStep[] = [];
  let next = 0;

  function addGone(until: number): void {
    for (; next < until; next += 1) if (!matches.has(next)) steps.push({ what: 'gone', from: next });
  }
  /** Adds the removed entries between an entry and the next one that is still there. */
  function addGoneAfter(from: number): void {
    let until = from + 1;
    while (until < oldCount && !matches.has(until)) until += 1;
    addGone(until);
  }

  addGoneAfter(-1);
  for (let to = 0; to < nowCount; to += 1) {
    const from = fromOf.get(to);
    if (from === undefined) steps.push({ what: 'new', to });
    else if (!fixed.has(from)) steps.push({ what: 'moved', from, to });
    else {
      addGone(from);
      steps.push({ what: 'kept', from, to });
      addGoneAfter(from);
    }
  }
  addGone(oldCount);
  return steps;
}
