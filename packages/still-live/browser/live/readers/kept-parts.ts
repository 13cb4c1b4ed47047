import { isTree, own } from 'still-live/content/raw-tree';
import { plainPath } from 'still-live/content/schema/stored';

interface Entry {
  readonly key: string;
}

function isEntries(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((entry: unknown) => typeof own(entry, 'key') === 'string');
}

function wordsOf(entry: Entry): string {
  return JSON.stringify({ ...entry, key: undefined });
}

function orderOfCommon(entries: readonly Entry[], others: readonly Entry[]): string {
  const known = new Set(others.map(({ key }) => key));
  return entries
    .filter(({ key }) => known.has(key))
    .map(({ key }) => key)
    .join('/');
}

// A list whose entries changed their order around the kept one cannot be updated in parts.
function hasMoved(next: readonly Entry[], current: readonly Entry[], kept: Entry): boolean {
  if (orderOfCommon(next, current) !== orderOfCommon(current, next)) return true;
  const stays = next.find(({ key }) => key === kept.key);
  const words = wordsOf(kept);
  const isAtItsKey = stays !== undefined && wordsOf(stays) === words;
  return !isAtItsKey && next.some((entry) => wordsOf(entry) === words);
}

function keepEntry(
  next: readonly Entry[],
  current: readonly Entry[],
  [key, ...rest]: readonly string[],
): unknown {
  const kept = current.find((entry) => entry.key === key);
  // An entry that is not shown yet cannot be kept.
  if (kept === undefined) return next;
  if (hasMoved(next, current, kept)) return current;
  if (next.some((entry) => entry.key === key)) {
    return next.map((entry) => (entry.key === key ? keepPart(entry, kept, rest) : entry));
  }
  const before = new Set(current.slice(0, current.indexOf(kept)).map((entry) => entry.key));
  const place = next.findLastIndex((entry) => before.has(entry.key)) + 1;
  return [...next.slice(0, place), kept, ...next.slice(place)];
}

function keepPart(next: unknown, current: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return current;
  if (isEntries(next) && isEntries(current)) return keepEntry(next, current, keys);
  // The parsed value has no such part, so everything around it is kept.
  if (!isTree(next) || !isTree(current) || !Object.hasOwn(current, key)) return current;
  return { ...next, [key]: keepPart(own(next, key), own(current, key), rest) };
}

/**
 * A kept entry that was removed from its list stays in its place. When entries moved around it, the whole list stays.
 */
export function keepParts<Value>(
  record: string,
  next: Value,
  current: Value,
  kept: readonly string[],
): Value {
  return kept.reduce((value, path) => {
    if (path === record || record.startsWith(`${path}/`)) return current;
    // Visibility is a record of its own: an entry of the menu that is in use holds no page.
    if (!path.startsWith(`${record}/`) || path.endsWith('/_visibility')) return value;
    // Both values come from the same parser, so their parts have the same types.
    return keepPart(value, current, plainPath(path.slice(record.length + 1)).split('/')) as Value;
  }, next);
}
