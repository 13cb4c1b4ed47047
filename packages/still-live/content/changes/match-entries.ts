import { allNodes } from 'still-live/content/schema/content-tree';
import type { List } from 'still-live/content/schema/field';
import { type ContentNode, partOf, textOf } from 'still-live/content/schema/normal-form';
import { hunksOf } from './list-diff';
import { wordsOf } from 'still-live/html/words-of';

export interface Entry {
  readonly key: string;
  readonly node: ContentNode;
  /** Without the parts that only contain its place or its number. */
  readonly content: ContentNode;
  readonly fields: ReadonlyMap<string, unknown>;
  readonly text: string;
  readonly name: string;
}

export type Matches = ReadonlyMap<Entry, Entry>;

const LEAST_LIKENESS = 0.5;

// With more pairs than this, a match by similarity would take too long.
const MOST_PAIRS = 10_000;

export function entriesOf(list: ContentNode | undefined): Entry[] {
  const nodes = list?.parts.filter(({ isEntry }) => isEntry) ?? [];
  return nodes.map((node) => {
    const { order, title = 'immagine' }: Partial<List['entry']> =
      node.field?.kind === 'list' ? node.field.entry : {};
    // The number of an entry and its place are not its content.
    const content = { ...node, parts: node.parts.filter(({ key }) => key !== '_id' && key !== order) };
    const valued = allNodes(content).filter(({ value }) => value !== undefined);
    const fields = new Map(valued.map(({ path, value }) => [path.slice(node.path.length), value]));
    const name = textOf(partOf(node, title)).toLowerCase();
    return { key: node.key, node, content, fields, text: JSON.stringify([...fields]), name };
  });
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

function countsOf(value: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const words = wordsOf(String(value)).toLowerCase().split(' ');
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

// The share of words that two values have in common, from 0 to 1 (Sørensen–Dice coefficient).
function likeness(a: unknown, b: unknown): number {
  if (a === b || a === undefined || b === undefined) return a === b ? 1 : 0;
  const [first, second] = [countsOf(a), countsOf(b)];
  const common = sum([...first].map(([word, count]) => Math.min(count, second.get(word) ?? 0)));
  return (2 * common) / (sum(first.values()) + sum(second.values()));
}

// The most similar pairs come first; of equally similar ones, the nearest.
function alikePairs(old: readonly Entry[], now: readonly Entry[]) {
  if (old.length * now.length > MOST_PAIRS) return [];
  const pairs = old.flatMap((from, place) =>
    now.map((to, other) => {
      const paths = [...new Set([...from.fields.keys(), ...to.fields.keys()])];
      const each = paths.map((path) => likeness(from.fields.get(path), to.fields.get(path)));
      const equal = each.filter((share) => share === 1).length / each.length;
      return { from, to, equal, mean: sum(each) / each.length, distance: Math.abs(place - other) };
    }),
  );
  return pairs
    .filter(({ mean }) => mean >= LEAST_LIKENESS)
    .sort((a, b) => b.mean - a.mean || a.distance - b.distance);
}

/**
 * Finds which entries of two versions of a list are the same. Where keys are names (the menu), those with the same key.
 * Else equal entries first, then those with the same title, then similar ones, then those between the same neighbours
 * with at most one difference, or two when their keys are equal: with more, “one removed, one added” is easier to read.
 * @param changesBetween Counts the differences between two entries.
 */
export function matchEntries(
  old: readonly Entry[],
  now: readonly Entry[],
  changesBetween: (old: Entry, now: Entry) => number,
): Matches {
  const found = new Map<Entry, Entry>();
  const free = new Set([...old, ...now]);
  const isFree = (entry: Entry): boolean => free.has(entry);
  function match(from: Entry | undefined, to: Entry | undefined): void {
    if (!from || !to || !isFree(from) || !isFree(to)) return;
    found.set(from, to);
    [from, to].forEach((entry) => free.delete(entry));
  }
  function matchAlone(word: 'key' | 'name'): void {
    const alone = (all: readonly Entry[], wanted: string): Entry | undefined => {
      const [first, ...others] = all.filter((entry) => isFree(entry) && entry[word] === wanted);
      return others.length === 0 ? first : undefined;
    };
    for (const { [word]: wanted } of old) if (wanted !== '') match(alone(old, wanted), alone(now, wanted));
  }
  // Entries of one list often repeat the same phrases: a similar entry with another title and a change in most fields
  // is another one.
  function isSame(from: Entry, to: Entry, equal: number): boolean {
    if (from.name === '' || to.name === '' || equal >= LEAST_LIKENESS) return true;
    return likeness(from.name, to.name) >= LEAST_LIKENESS || changesBetween(from, to) <= 2;
  }

  if ([...old, ...now].some(({ key }) => !/^\d+$/.test(key))) {
    matchAlone('key');
    return found;
  }
  for (const hunk of hunksOf(old, now, (a, b) => a.text === b.text))
    if (hunk.isSame) hunk.old.forEach((from, index) => match(from, hunk.now[index]));
  matchAlone('name');
  for (const { from, to, equal } of alikePairs(old.filter(isFree), now.filter(isFree)))
    if (isFree(from) && isFree(to) && isSame(from, to, equal)) match(from, to);
  for (const hunk of hunksOf(old, now, (a, b) => found.get(a) === b))
    for (const from of hunk.old.filter(isFree)) {
      const to = hunk.now.find(isFree);
      if (to && changesBetween(from, to) <= (from.key === to.key ? 2 : 1)) match(from, to);
    }
  return found;
}
