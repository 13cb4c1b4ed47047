import { overlap } from '@/lib/content/parts/part-path';
import type { Publication } from './history';

/** Who changed the published content, and when. */
interface Change {
  readonly author: string;
  readonly at: number;
}

/** Returns the latest publication, or undo of one, that changed the part at a path. */
export function lastChangeOf(history: readonly Publication[], path: string): Change | undefined {
  const touching = history.filter(
    ({ parts }) => parts === undefined || parts.some((at) => overlap(at, path)),
  );
  const changes: Change[] = touching.flatMap(({ author, at, undone }) => [
    { author, at },
    ...(undone ? [undone] : []),
  ]);
  return changes.sort((a, b) => a.at - b.at).at(-1);
}
