import { diffArrays } from 'diff';
import { type Likeness, likeness, likenessOfTexts } from './likeness';
import type { Entry } from './list-entries';
import { longestRise } from './longest-rise';

/** Entries that are less similar than this are different entries. */
const LEAST_LIKENESS = 0.5;

/** With more pairs than this, entries are not matched by similarity, because that would take too long. */
const MOST_PAIRS = 10_000;

/** Which entries of two versions of a list are the same: index in the new list by index in the old list. */
export type Matches = ReadonlyMap<number, number>;

/** Counts the differences between two entries. */
type CountChanges = (old: Entry, now: Entry) => number;

/** The matches found so far; an entry is matched once. */
interface Matching {
  readonly of: Map<number, number>;
  readonly add: (old: number, now: number) => void;
  /** Indexes that are not matched yet. */
  readonly freeOld: () => number[];
  readonly freeNow: () => number[];
}

function startMatching(oldCount: number, nowCount: number): Matching {
  const of = new Map<number, number>();
  const taken = new Set<number>();
  const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
  return {
    of,
    add: (old, now) => {
      of.set(old, now);
      taken.add(now);
    },
    freeOld: () => indexes(oldCount).filter((index) => !of.has(index)),
    freeNow: () => indexes(nowCount).filter((index) => !taken.has(index)),
  };
}

/** Matches entries that are equal and in the same order. */
function matchRuns(matching: Matching, old: readonly string[], now: readonly string[]): void {
  let [at, to] = [0, 0];
  for (const { value, added, removed } of diffArrays([...old], [...now], { maxEditLength: 1000 }) ?? []) {
    if (!added && !removed) value.forEach((_, index) => matching.add(at + index, to + index));
    if (!added) at += value.length;
    if (!removed) to += value.length;
  }
}

/** Matches the rest by a text that is not empty; with `alone`, only if it is unique in both lists. */
function matchTexts(
  matching: Matching,
  old: readonly string[],
  now: readonly string[],
  alone: boolean,
): void {
  const places = (texts: readonly string[], free: readonly number[]): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    for (const index of free) {
      const text = texts[index] ?? '';
      if (text !== '') found.set(text, [...(found.get(text) ?? []), index]);
    }
    return found;
  };
  const [before, after] = [places(old, matching.freeOld()), places(now, matching.freeNow())];
  for (const [text, from] of before) {
    const to = after.get(text) ?? [];
    if (alone && (from.length > 1 || to.length > 1)) continue;
    from.slice(0, to.length).forEach((index, turn) => matching.add(index, to[turn] ?? 0));
  }
}

interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly alike: Likeness;
}

/**
 * Returns whether two similar entries are the same one. Entries of one list often repeat the same phrases:
 * with another title and a change in most fields, it is another entry.
 */
function isSameEntry(
  old: Entry | undefined,
  now: Entry | undefined,
  { equal }: Likeness,
  changesBetween: CountChanges,
): boolean {
  if (old === undefined || now === undefined) return false;
  const haveNames = old.name !== '' && now.name !== '';
  if (!haveNames || equal >= LEAST_LIKENESS) return true;
  return likenessOfTexts(old.name, now.name) >= LEAST_LIKENESS || changesBetween(old, now) <= 2;
}

/** Matches the rest by similarity, the most similar first; among equally similar ones, the nearest first. */
function matchAlike(
  matching: Matching,
  old: readonly Entry[],
  now: readonly Entry[],
  changesBetween: CountChanges,
): void {
  const [freeOld, freeNow] = [matching.freeOld(), matching.freeNow()];
  if (freeOld.length * freeNow.length > MOST_PAIRS) return;
  const candidates = freeOld
    .flatMap((from) =>
      freeNow.map((to): Candidate => ({ from, to, alike: likeness(old[from]?.value, now[to]?.value) })),
    )
    .filter(({ alike }) => alike.mean >= LEAST_LIKENESS);
  const distance = ({ from, to }: Candidate): number => Math.abs(from - to);
  const [used, reached] = [new Set<number>(), new Set<number>()];
  for (const { from, to, alike } of candidates.sort(
    (a, b) => b.alike.mean - a.alike.mean || distance(a) - distance(b),
  )) {
    if (used.has(from) || reached.has(to)) continue;
    if (!isSameEntry(old[from], now[to], alike, changesBetween)) continue;
    used.add(from);
    reached.add(to);
    matching.add(from, to);
  }
}

/**
 * Matches the rest by place: two entries between the same neighbours, if they have at most one difference, or
 * two when their keys are equal. With more, "one removed, one added" is easier to read.
 */
function matchBetween(
  matching: Matching,
  old: readonly Entry[],
  now: readonly Entry[],
  changesBetween: CountChanges,
): void {
  const fixed = longestRise([...matching.of].sort(([a], [b]) => a - b));
  const gapOf = (index: number, side: 0 | 1): number => fixed.filter((pair) => pair[side] < index).length;
  const left = matching.freeNow().map((index) => ({ index, gap: gapOf(index, 1) }));
  for (const from of matching.freeOld()) {
    const gap = gapOf(from, 0);
    const place = left.find((free) => free.gap === gap);
    const [entry, other] = [old[from], now[place?.index ?? -1]];
    if (place === undefined || entry === undefined || other === undefined) continue;
    if (changesBetween(entry, other) > (entry.key === other.key ? 2 : 1)) continue;
    left.splice(left.indexOf(place), 1);
    matching.add(from, place.index);
  }
}

/**
 * Finds which entries of two versions of a list are the same: equal ones first, then those with the same
 * name, then similar ones, then those between the same neighbours.
 * @param old The old list.
 * @param now The new list.
 * @param changesBetween Counts the differences between two entries.
 */
export function matchEntries(
  old: readonly Entry[],
  now: readonly Entry[],
  changesBetween: CountChanges,
): Matches {
  const matching = startMatching(old.length, now.length);
  const [oldTexts, nowTexts] = [old.map(({ text }) => text), now.map(({ text }) => text)];
  matchRuns(matching, oldTexts, nowTexts);
  matchTexts(matching, oldTexts, nowTexts, false);
  const [oldNames, nowNames] = [old.map(({ name }) => name), now.map(({ name }) => name)];
  matchTexts(matching, oldNames, nowNames, true);
  matchAlike(matching, old, now, changesBetween);
  matchBetween(matching, old, now, changesBetween);
  return matching.of;
}
