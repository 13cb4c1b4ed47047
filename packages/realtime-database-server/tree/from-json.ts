import { DataError } from './errors';
import {
  Branch,
  branchSteps,
  childOf,
  Leaf,
  withPriority,
  type LeafValue,
  type Priority,
  type TreeNode,
} from './node';
import { fieldOf, hasFields, isRecord, namesOf, type JsonFields } from './is-record';
import type { Make } from './parse-json';
import { isValidKey, MAX_DEPTH } from './path';
import { atOnce, isTime, type Steps } from './steps';

/** Maximum size of a text value, in bytes of UTF-8 (Realtime Database limits). */
const MAX_STRING_BYTES = 10 * 1024 * 1024;

export const BAD_KEY =
  "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?";

function invalid(message: string): DataError {
  return new DataError('invalid_data', message);
}

function checkedLeaf(value: unknown): LeafValue {
  if (typeof value === 'string') {
    if (value.length * 3 > MAX_STRING_BYTES && Buffer.byteLength(value) > MAX_STRING_BYTES) {
      throw new DataError('too_big', 'Data to write exceeds the maximum size of a string value (10MB).');
    }
    return value;
  }
  if (typeof value === 'boolean') return value;
  // JSON has a negative zero, the database does not.
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value;
  throw invalid("Invalid data; couldn't parse JSON object, array, or value.");
}

/** Computes `{".sv": "timestamp"}` or `{".sv": {"increment": n}}` from the existing value. */
function serverValue(operation: unknown, existing: TreeNode | null, now: number): LeafValue {
  if (operation === 'timestamp') return now;
  const delta = isRecord(operation) ? fieldOf(operation, 'increment') : undefined;
  if (typeof delta !== 'number') throw invalid('Invalid server value: unknown .sv operation');
  return existing instanceof Leaf && typeof existing.value === 'number' ? existing.value + delta : delta;
}

function parsePriority(json: unknown, existing: TreeNode | null, now: number): Priority {
  if (json === undefined || json === null) return null;
  const sv = isRecord(json) ? fieldOf(json, '.sv') : undefined;
  const value = sv === undefined ? json : serverValue(sv, childOf(existing, '.priority'), now);
  const leaf = checkedLeaf(value);
  if (typeof leaf !== 'boolean') return leaf;
  throw invalid('Invalid data; .priority must be a string, a number or null.');
}

function* childSteps(
  key: string,
  json: unknown,
  existing: TreeNode | null,
  now: number,
  depth: number,
): Steps<TreeNode | null> {
  if (isTime()) yield;
  try {
    return yield* nodeSteps(json, childOf(existing, key), now, depth + 1);
  } catch (error) {
    if (error instanceof DataError) error.place.unshift(key);
    throw error;
  }
}

function badKey(key: string): DataError {
  const error = invalid(BAD_KEY);
  error.place.push(key);
  return error;
}

function* recordSteps(
  json: JsonFields,
  existing: TreeNode | null,
  now: number,
  depth: number,
): Steps<TreeNode | null> {
  const priority = parsePriority(fieldOf(json, '.priority'), existing, now);
  const sv = fieldOf(json, '.sv');
  // An increment may leave the range of numbers: JSON has no infinity, and readers and the disk would get null.
  if (sv !== undefined) return new Leaf(checkedLeaf(serverValue(sv, existing, now)), priority);
  const value = fieldOf(json, '.value');
  if (value !== undefined && value !== null) {
    if (hasFields(value) && fieldOf(value, '.value') !== undefined) {
      throw invalid('Invalid data; a .value may not contain another .value.');
    }
    return withPriority(yield* nodeSteps(value, existing, now, depth), priority);
  }
  const entries: [string, TreeNode][] = [];
  for (const key of namesOf(json)) {
    if (key === '.priority' || key === '.value') continue;
    if (!isValidKey(key)) throw badKey(key);
    const child = yield* childSteps(key, fieldOf(json, key), existing, now, depth);
    if (child !== null) entries.push([key, child]);
  }
  return yield* branchSteps(entries, priority);
}

/**
 * Makes the tree of a JSON value from a client: checks keys, depth and sizes, computes server values, handles
 * `.value` and `.priority`, removes nulls and empty objects, and turns arrays into children with integer
 * keys.
 * @param existing The value that it replaces, for increments.
 * @param now Time of the write, in milliseconds since 1970, for the server value `timestamp`.
 * @param depth Depth below the root.
 * @throws {DataError} when the value is not valid.
 */
export function* nodeSteps(
  json: unknown,
  existing: TreeNode | null,
  now: number,
  depth = 0,
): Steps<TreeNode | null> {
  if (json === null || json === undefined) return null;
  if (json instanceof Leaf || json instanceof Branch) return json;
  if (depth > MAX_DEPTH) throw invalid(`Invalid data; the data is nested deeper than ${MAX_DEPTH} levels.`);
  if (typeof json !== 'object') return new Leaf(checkedLeaf(json));
  if (hasFields(json)) return yield* recordSteps(json, existing, now, depth);
  if (!Array.isArray(json)) throw invalid("Invalid data; couldn't parse JSON object, array, or value.");
  const entries: [string, TreeNode][] = [];
  for (let index = 0; index < json.length; index += 1) {
    const child = yield* childSteps(String(index), json[index], existing, now, depth);
    if (child !== null) entries.push([String(index), child]);
  }
  return yield* branchSteps(entries);
}

export function nodeFromJson(json: unknown, existing: TreeNode | null, now: number): TreeNode | null {
  return atOnce(nodeSteps(json, existing, now));
}

/**
 * Makes trees of the parts of a long value while its text is parsed; `nodeSteps` takes them as they are.
 * @param root The number of objects and arrays around the value in the text.
 */
export function treesBelow(root: number, now: number): Make {
  return function* (value, depth) {
    return depth <= root ? value : yield* nodeSteps(value, null, now, depth - root);
  };
}
