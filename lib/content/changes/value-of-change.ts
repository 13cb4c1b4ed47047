import { isTree, own } from '@/lib/content/raw-tree';
import type { Field, Parts } from '@/lib/content/schema/field';
import { stepsTo } from '@/lib/content/schema/find-field';
import { mediaKind } from '@/lib/content/parse/parse-gallery';
import { isOn, unwrapped, valueIn } from '@/lib/content/schema/stored';
import { wordsOf } from './words-of';

/** A raw value as editors see it: its words, and the addresses of its pictures. */
interface ShownValue {
  readonly text: string;
  readonly pictures: readonly string[];
}

interface Collected {
  readonly texts: string[];
  readonly pictures: string[];
  /** Text alternatives, which come after all other words. */
  readonly alternatives: string[];
}

/** Parts of an entry that only programs read. */
const HIDDEN = new Set(['_id', '_order', '_mediaType']);

function fieldOf(path: string): Field | undefined {
  return stepsTo(path)?.at(-1)?.field;
}

/** Returns every name that the parts of a record can have. */
function namesOf(parts: Parts): string[] {
  return Object.entries(parts).flatMap(([key, { or }]) => (or === undefined ? [key] : [key, or]));
}

/** Returns the keys of a record in the order of the model; then those that the model does not know. */
function keysInOrder(record: object, field: Field | undefined): string[] {
  const known = field !== undefined && 'parts' in field ? namesOf(field.parts) : [];
  const keys = Object.keys(record);
  return [...known.filter((key) => keys.includes(key)), ...keys.filter((key) => !known.includes(key))];
}

function isStill(media: unknown): boolean {
  const type = own(media, '_mediaType');
  return mediaKind(typeof type === 'string' ? type : '') === 'image';
}

function collectMedia(media: unknown, path: string, found: Collected): void {
  const url = valueIn(media);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (typeof url === 'string') {
    const isPart = name === '_alt' || name === '_mediaType';
    (isPart || !isStill(media) ? found.texts : found.pictures).push(url);
  }
  const alternative = own(media, '_alt');
  if (typeof alternative === 'string') found.alternatives.push(alternative);
}

function collect(value: unknown, path: string, found: Collected): void {
  const field = fieldOf(path);
  if (field?.kind === 'media') return collectMedia(value, path, found);
  if (field?.kind === 'flag') {
    found.texts.push(isOn(value) ? 'Visibile nel menu' : 'Nascosta');
    return;
  }
  const inner = unwrapped(value);
  if (isTree(inner)) {
    for (const key of keysInOrder(inner, field)) {
      if (!HIDDEN.has(key)) collect(own(inner, key), `${path}/${key}`, found);
    }
  } else if (typeof inner === 'string') found.texts.push(wordsOf(inner));
  else if (typeof inner === 'number' || typeof inner === 'boolean') found.texts.push(String(inner));
}

/**
 * Returns whether a path below the base path is that of a flag. A missing flag has a meaning too: it is off.
 */
export function isSwitch(path: string): boolean {
  return fieldOf(path)?.kind === 'flag';
}

/**
 * Returns what to show of one side of a difference: titles first, text alternatives of pictures last.
 * @param path Path below the base path.
 * @param value The raw value. For `undefined` there is nothing to show, except for a flag.
 */
export function shownValue(path: string, value: unknown): ShownValue {
  const found: Collected = { texts: [], pictures: [], alternatives: [] };
  collect(value, path, found);
  const words = [...found.texts, ...found.alternatives].filter((text) => text !== '');
  return { text: words.join(' · '), pictures: found.pictures };
}
