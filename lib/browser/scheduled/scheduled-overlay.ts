import { withValueAt } from '@/lib/content/parts/content-parts';
import { overlap } from '@/lib/content/parts/part-path';
import { rawAt } from '@/lib/content/raw-tree';
import type { RecordPath } from '@/lib/content/records';
import { contentAt } from '@/lib/content/timeline/content-at';
import type { Scheduled } from '@/lib/content/timeline/scheduled';
import type { Unsubscribe } from '../live/database-connection';

/** Puts scheduled publications over the live records. */
interface ScheduledOverlay {
  /** Takes the raw value of a record as it is published. */
  readonly receive: (path: RecordPath, raw: unknown) => void;
  /** Takes the publications whose moment has come and that are not written down yet. */
  readonly setDue: (due: readonly Scheduled[]) => void;
  readonly stop: () => void;
}

/** What is published of a part that is due; without a value until it has arrived. */
interface Base {
  stop: Unsubscribe;
  raw?: { readonly value: unknown };
}

/** The value of a path within that of another one, above or below it, brought up to date. */
function merged(path: string, value: unknown, from: string, raw: unknown): unknown {
  if (path === from) return raw;
  if (path.startsWith(`${from}/`)) return rawAt(raw, path.slice(from.length + 1));
  return withValueAt(value, from.slice(path.length + 1), raw);
}

/** A tree of the raw values at some paths, those above first. */
function treeOf(values: ReadonlyMap<string, unknown>): unknown {
  const paths = [...values].sort(([a], [b]) => a.length - b.length);
  return paths.reduce<unknown>((tree, [path, raw]) => withValueAt(tree, path, raw), {});
}

/**
 * Makes the overlay. While nothing is due, records pass through untouched. When something is, what is
 * published of each due part that the page shows is watched too, because only what is there decides whether
 * the part goes live (`contentAt`); a record waits until it is known.
 *
 * @param watch listens to the published value of a path
 * @param show takes the raw value that visitors see
 */
export function createScheduledOverlay(
  watch: (path: string, onRaw: (raw: unknown) => void) => Unsubscribe,
  show: (path: RecordPath, raw: unknown) => void,
): ScheduledOverlay {
  /** The published value of every record that the page has asked for. */
  const records = new Map<RecordPath, unknown>();
  const bases = new Map<string, Base>();
  let due: readonly Scheduled[] = [];
  let isStarting = false;

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

  /** Watches the due parts that have to do with a record of the page, and no others. */
  function followBases(): void {
    const parts = new Set(due.flatMap((entry) => entry.parts.map(({ path }) => path)));
    const needed = [...parts].filter((part) => [...records.keys()].some((path) => overlap(path, part)));
    // What is known already answers at once: nothing is shown before all that it depends on is asked for.
    isStarting = true;
    for (const path of needed) if (!bases.has(path)) startBase(path);
    isStarting = false;
    for (const [path, { stop }] of bases) {
      if (needed.includes(path)) continue;
      stop();
      bases.delete(path);
    }
  }

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
