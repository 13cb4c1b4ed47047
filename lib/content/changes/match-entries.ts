import { allNodes } from '@/lib/content/schema/content-tree';
import type { ContentNode } from '@/lib/content/schema/normal-form';
import { hunksOf } from './hunks';
import { wordsOf } from './words-of';

/** One entry of a list, as it is compared. */
export interface Entry {
  readonly key: string;
  readonly node: ContentNode;
  /** Without the parts that only contain its place or its number. */
  readonly content: ContentNode;
  /** `content` as one text: equal texts are equal entries. */
  readonly text: string;
  /** Its title, or the address of its picture, in small letters. */
  readonly name: string;
}

/** Which entries of two versions of a list are the same: the new one by the old one. */
export type Matches = ReadonlyMap<Entry, Entry>;

/** Counts the differences between two entries. */
type CountChanges = (old: Entry, now: Entry) => number;

/** Entries that are less similar than this are different entries. */
const LEAST_LIKENESS = 0.5;

/** With more pairs than this, entries are not matched by similarity, because that would take too long. */
const MOST_PAIRS = 10_000;

function countsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text).toLowerCase().split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

/** Returns the share of words that two texts have in common, from 0 to 1 (Sørensen–Dice coefficient). */
function likenessOfTexts(a: string, b: string): number {
  const [first, second] = [countsOf(a), countsOf(b)];
  const common = sum([...first].map(([word, count]) => Math.min(count, second.get(word) ?? 0)));
  return (2 * common) / (sum(first.values()) + sum(second.values()));
}

/** Returns how similar the fields of two entries are, each from 0 to 1; a field that one lacks is not similar. */
function likenessOfFields(old: Entry, now: Entry): readonly number[] {
  const [first, second] = [old, now].map(
    ({ content }) =>
      new Map(allNodes(content).map(({ path, value }) => [path.slice(content.path.length), value])),
  );
  const paths = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  const pairs = [...paths].map((path) => [first?.get(path), second?.get(path)] as const);
  return pairs
    .filter((pair) => pair.some((value) => value !== undefined))
    .map(([a, b]) => {
      if (a === b) return 1;
      return typeof a === 'string' && typeof b === 'string' ? likenessOfTexts(a, b) : 0;
    });
}

/**
 * Returns whether two similar entries are the same one. Entries of one list often repeat the same phrases:
 * with another title and a change in most fields, it is another entry.
 */
function isSameEntry(old: Entry, now: Entry, equal: number, changesBetween: CountChanges): boolean {
  const haveNames = old.name !== '' && now.name !== '';
  if (!haveNames || equal >= LEAST_LIKENESS) return true;
  return likenessOfTexts(old.name, now.name) >= LEAST_LIKENESS || changesBetween(old, now) <= 2;
}

/** Returns the pairs of similar entries, the most similar first; of equally similar ones, the nearest first. */
function alikePairs(old: readonly Entry[], now: readonly Entry[]) {
  if (old.length * now.length > MOST_PAIRS) return [];
  return old
    .flatMap((from, place) =>
      now.map((to, other) => {
        const each = likenessOfFields(from, to);
        const count = Math.max(1, each.length);
        const equal = each.filter((likeness) => likeness === 1).length / count;
        return { from, to, equal, mean: sum(each) / count, distance: Math.abs(place - other) };
      }),
    )
    .filter(({ mean }) => mean >= LEAST_LIKENESS)
    .sort((a, b) => b.mean - a.mean || a.distance - b.distance);
}

/**
 * Finds which entries of two versions of a list are the same. Where keys are names (the menu), those with the
 * same key; else equal ones first, then those with the same title, then similar ones, then those between the
 * same neighbours with at most one difference, or two when their keys are equal: with more, “one removed, one
 * added” is easier to read.
 * @param changesBetween Counts the differences between two entries.
 */
export function matchEntries(
  old: readonly Entry[],
  now: readonly Entry[],
  changesBetween: CountChanges,
): Matches {
  const found = new Map<Entry, Entry>();
  const taken = new Set<Entry>();
  const isFree = (entry: Entry): boolean => !found.has(entry) && !taken.has(entry);
  function match(from: Entry | undefined, to: Entry | undefined): void {
    if (from === undefined || to === undefined || !isFree(from) || !isFree(to)) return;
    found.set(from, to);
    taken.add(to);
  }
  const byName = [...old, ...now].some(({ key }) => !/^\d+$/.test(key));
  if (byName) {
    for (const from of old)
      match(
        from,
        now.find(({ key }) => key === from.key),
      );
    return found;
  }

  for (const hunk of hunksOf(old, now, (a, b) => a.text === b.text))
    if (hunk.isSame) hunk.old.forEach((from, index) => match(from, hunk.now[index]));
  for (const from of old.filter(isFree))
    match(
      from,
      now.find((to) => isFree(to) && to.text === from.text),
    );
  const [before, after] = [old.filter(isFree), now.filter(isFree)];
  for (const from of before) {
    const [to, ...others] = after.filter(({ name }) => name !== '' && name === from.name);
    const isAlone =
      others.length === 0 && before.every((other) => other === from || other.name !== from.name);
    if (isAlone) match(from, to);
  }
  for (const { from, to, equal } of alikePairs(old.filter(isFree), now.filter(isFree)))
    if (isFree(from) && isFree(to) && isSameEntry(from, to, equal, changesBetween)) match(from, to);
  for (const hunk of hunksOf(old, now, (a, b) => found.get(a) === b)) {
    for (const from of hunk.old.filter(isFree)) {
      const to = hunk.now.find(isFree);
      if (to && changesBetween(from, to) <= (from.key === to.key ? 2 : 1)) match(from, to);
    }
  }
  return found;
}
