import { CONTENT_NODES } from '@/lib/content/parse/content-nodes';
import { watchWithRetry } from '@/lib/content/timeline/waiter';
import type { RecordSource, Unsubscribe } from '../live/database-connection';

/**
 * Subscribes to all content nodes of a base path.
 * @param source The database.
 * @param onTree Called with the raw tree, without absent nodes, when all nodes have arrived and after each
 *   change.
 * @param onDenied Called when a read is denied; it is retried.
 * @returns A function that ends the subscriptions.
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
