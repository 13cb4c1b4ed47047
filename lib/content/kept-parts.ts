import { isTree, own } from './raw-tree';

interface Entry {
  readonly key: string;
}

function isEntries(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((entry: unknown) => typeof own(entry, 'key') === 'string');
}

/** What an entry says, whatever its key is. */
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

/** Whether the entries moved around the kept one: then no part of the list can be shown without the others. */
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
  // What is not shown yet cannot be held.
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
  if (key === '_list') return keepPart(next, current, rest);
  if (isEntries(next) && isEntries(current)) return keepEntry(next, current, keys);
  // A part that has another name here, or none: all around it waits.
  if (!isTree(next) || !isTree(current) || !Object.hasOwn(current, key)) return current;
  return { ...next, [key]: keepPart(own(next, key), own(current, key), rest) };
}

/**
 * A new value of a record, but with some of its parts as they are shown now. An entry of a list that is gone stays where it was; when
 * entries moved around it, the whole list stays. Takes the path of the record, its new and its current parsed value, and the content
 * paths to keep; gives the value to show.
 */
export function keepParts<Value>(
  record: string,
  next: Value,
  current: Value,
  kept: readonly string[],
): Value {
  return kept.reduce((value, path) => {
    if (path === record || record.startsWith(`${path}/`)) return current;
    if (!path.startsWith(`${record}/`)) return value;
    // The parts keep the kinds that the record's own parser gave them.
    return keepPart(value, current, path.slice(record.length + 1).split('/')) as Value;
  }, next);
}
