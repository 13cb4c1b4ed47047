import { isRecord } from '@/lib/content/raw-tree';
import { parseJson } from '../command/read-json';
import type { Encoded } from './encode-picture';

/** The last known content of an address: its id, and what shows whether it has changed. */
export interface CachedSource {
  readonly id: string;
  /** The recipe of its variants; absent in the indexes of earlier versions. */
  readonly recipe?: string;
  readonly etag?: string;
  readonly lastModified?: string;
  readonly size?: number;
  readonly mtimeMs?: number;
}

/** The index of the cache: content by address, and for how many builds each picture was not used. */
export interface CacheIndex {
  readonly sources: Map<string, CachedSource>;
  readonly unused: Map<string, number>;
}

/** Makes an empty index. */
export function emptyIndex(): CacheIndex {
  return { sources: new Map(), unused: new Map() };
}

function pairs(value: unknown): [string, unknown][] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((pair): [string, unknown][] =>
    Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], pair[1]]] : [],
  );
}

function source(value: unknown): CachedSource | undefined {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !/^[0-9a-f]+$/.test(value['id']))
    return undefined;
  const { id, recipe, etag, lastModified, size, mtimeMs } = value;
  return {
    id,
    ...(typeof recipe === 'string' && { recipe }),
    ...(typeof etag === 'string' && { etag }),
    ...(typeof lastModified === 'string' && { lastModified }),
    ...(typeof size === 'number' && { size }),
    ...(typeof mtimeMs === 'number' && { mtimeMs }),
  };
}

/** Parses the text of an index file. Invalid entries are left out: each costs a download, never a build. */
export function parseIndex(text: string): CacheIndex {
  const json = parseJson(text);
  const index = emptyIndex();
  if (!isRecord(json)) return index;
  for (const [address, value] of pairs(json['sources'])) {
    const known = source(value);
    if (known) index.sources.set(address, known);
  }
  for (const [id, builds] of pairs(json['unused'])) {
    if (typeof builds === 'number') index.unused.set(id, builds);
  }
  return index;
}

/** Parses the text of a `picture.json`; returns `undefined` when it is not valid. */
export function parseEncoded(text: string): Encoded | undefined {
  const json = parseJson(text);
  if (!isRecord(json)) return undefined;
  // The caches of earlier versions say `animated`.
  if (json['kind'] === 'original' || json['kind'] === 'animated') return { kind: 'original' };
  const variants = json['variants'];
  if (json['kind'] !== 'variants' || !isRecord(variants)) return undefined;
  const { width, height, tint, widths } = variants;
  const isValid =
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof tint === 'string' &&
    Array.isArray(widths) &&
    widths.every((step): step is number => typeof step === 'number');
  return isValid ? { kind: 'variants', variants: { width, height, tint, widths } } : undefined;
}
