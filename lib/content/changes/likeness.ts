import { isTree } from '@/lib/content/raw-tree';
import { wordsOf } from './words-of';

/** Returns the values of a record that have no parts, by their path inside it. */
function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (!isTree(value)) return new Map([[path, value]]);
  return new Map(Object.entries(value).flatMap(([key, part]) => [...leaves(part, `${path}/${key}`)]));
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text).toLowerCase().split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the share of words that two texts have in common, from 0 to 1 (Sørensen–Dice coefficient). */
export function likenessOfTexts(a: string, b: string): number {
  const [first, second] = [countsOf(a), countsOf(b)];
  let [common, all] = [0, 0];
  for (const [word, count] of first) common += Math.min(count, second.get(word) ?? 0);
  for (const count of [...first.values(), ...second.values()]) all += count;
  return (2 * common) / all;
}

/** How similar two records are; both numbers from 0 to 1. */
export interface Likeness {
  /** The mean similarity of all fields; 0 for a field that only one record has. */
  readonly mean: number;
  /** The share of fields that are equal. */
  readonly equal: number;
}

/** Compares the raw values of two list entries field by field. */
export function likeness(a: unknown, b: unknown): Likeness {
  const [first, second] = [leaves(a), leaves(b)];
  const paths = [...new Set([...first.keys(), ...second.keys()])];
  const each = paths.map((path) => {
    const [old, now] = [first.get(path), second.get(path)];
    if (old === now) return 1;
    return typeof old === 'string' && typeof now === 'string' ? likenessOfTexts(old, now) : 0;
  });
  const count = Math.max(1, each.length);
  return {
    mean: each.reduce((sum, value) => sum + value, 0) / count,
    equal: each.filter((value) => value === 1).length / count,
  };
}
