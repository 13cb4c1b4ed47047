import { CONTENT_NODES } from '@/lib/content/parse/content-nodes';
import type { RecordSource, Unsubscribe } from '../live/database-connection';
import { watchWithRetry } from '../live/retrying-watch';

/**
 * Watches everything below a base path that is content. Calls back with the raw tree (without absent nodes)
 * once all of it is there and after each change; tells of a denied read, which is tried again.
 */
export function watchTree(
  source: RecordSource,
  onTree: (tree: unknown) => void,
  onDenied?: () => void,
): Unsubscribe {
  const nodes = new Map<string, unknown>();
  const stops = CONTENT_NODES.map((node) =>
    watchWithRetry(
      (denied) =>
        source.watch(
          node,
          (raw) => {
            nodes.set(node, raw);
            if (nodes.size < CONTENT_NODES.length) return;
            onTree(Object.fromEntries([...nodes].filter(([, value]) => value !== null)));
          },
          denied,
        ),
      onDenied,
    ),
  );
  return () => stops.forEach((stop) => stop());
}
