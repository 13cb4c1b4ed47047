import { withValueAt } from '@/lib/content/parts/content-parts';
import { overlap } from '@/lib/content/parts/part-path';
import { rawAt } from '@/lib/content/raw-tree';
import type { RecordPath } from '@/lib/content/records';
import { contentAt } from '@/lib/content/timeline/content-at';
import type { Scheduled } from '@/lib/content/timeline/scheduled';
import type { Unsubscribe } from '../live/database-connection';

/** Replaces live records by their scheduled values, once these are due. */
interface ScheduledOverlay {
  /** Receives the published raw value of a record. */
  readonly receive: (path: RecordPath, raw: unknown) => void;
  /** Sets the due publications: their time has come, and they are not yet moved into `projects/`. */
  readonly setDue: (due: readonly Scheduled[]) => void;
  /** Ends all subscriptions. */
  readonly stop: () => void;
}

/** The subscription to the published value of a due part; `raw` is missing until the value has arrived. */
interface Base {
  stop: Unsubscribe;
  raw?: { readonly value: unknown };
}

/**
 * Returns the value of `path` after the value of `from` has changed to `raw`. One of the two paths equals or
 * contains the other.
 */
function merged(path: string, value: unknown, from: string, raw: unknown): unknown {
  if (path === from) return raw;
  if (path.startsWith(`${from}/`)) return rawAt(raw, path.slice(from.length + 1));
  return withValueAt(value, from.slice(path.length + 1), raw);
}

/**
 * Returns a tree with the given raw values at their paths. A value below another one replaces that part of
 * it.
 */
function treeOf(values: ReadonlyMap<string, unknown>): unknown {
  const paths = [...values].sort(([a], [b]) => a.length - b.length);
  return paths.reduce<unknown>((tree, [path, raw]) => withValueAt(tree, path, raw), {});
}

/**
 * Makes the overlay. While nothing is due, records pass unchanged. When a part is due that overlaps a record
 * of the page, the overlay also subscribes to the published value of this part, because this value decides
 * whether the part goes live (`contentAt`). The record is shown when this value has arrived.
 * @param watch Subscribes to the published value of a path.
 * @param show Called with the raw value of a record that visitors see.
 */
export function createScheduledOverlay(
  watch: (path: string, onRaw: (raw: unknown) => void) => Unsubscribe,
  show: (path: RecordPath, raw: unknown) => void,
): ScheduledOverlay {
  /** The published raw values of the records that were received. */
  const records = new Map<RecordPath, unknown>();
  const bases = new Map<string, Base>();
  let due: readonly Scheduled[] = [];
  let isStarting = false;

  /** Updates the records that overlap a path whose published value has changed. */
  function updateRecords(from: string, raw: unknown): void {
    for (const [path, value] of records) {
      if (overlap(path, from)) records.set(path, merged(path, value, from, raw));
    }
  }

  function startBase(path: string): void {
    const base: Base = { stop: () => undefined };
    bases.set(path, base);
    base.stop = watch(path, (value) => {
      updateRecords(path, value);
      base.raw = { value };
      if (!isStarting) refresh();
    });
  }

  /** Subscribes to the due parts that overlap a received record, and to no others. */
  function followBases(): void {
    const parts = new Set(due.flatMap((entry) => entry.parts.map(({ path }) => path)));
    const needed = [...parts].filter((part) => [...records.keys()].some((path) => overlap(path, part)));
    // The SDK calls back at once with a value that it has already. `refresh` must not run before all
    // subscriptions have started.
    isStarting = true;
    for (const path of needed) if (!bases.has(path)) startBase(path);
    isStarting = false;
    for (const [path, { stop }] of bases) {
      if (needed.includes(path)) continue;
      stop();
      bases.delete(path);
    }
  }

  /** Shows every record except those that wait for the published value of a due part. */
  function refresh(): void {
    const loaded = [...bases].flatMap(([path, { raw }]) => (raw ? [[path, raw.value] as const] : []));
    const known = new Set(loaded.map(([path]) => path));
    const tree = treeOf(new Map<string, unknown>([...loaded, ...records]));
    const decidable = due.map((entry) => ({
      ...entry,
      parts: entry.parts.filter(({ path }) => known.has(path)),
    }));
    const { content } = contentAt(tree, decidable, Number.POSITIVE_INFINITY);
    for (const path of records.keys()) {
      const isWaiting = [...bases.keys()].some((part) => !known.has(part) && overlap(part, path));
      if (!isWaiting) show(path, rawAt(content, path));
    }
  }

  return {
    receive: (path, raw) => {
      records.set(path, raw);
      if (due.length === 0) return show(path, raw);
      followBases();
      refresh();
    },
    setDue: (next) => {
      due = next;
      followBases();
      refresh();
    },
    stop: () => {
      bases.forEach(({ stop }) => stop());
      bases.clear();
    },
  };
}
