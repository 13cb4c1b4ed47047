import { createContext, type RefCallback, useContext } from 'react';
import { registerBlock } from '@/lib/browser/live/reading/blocks-in-page';
import type { ContentPath } from '@/lib/content/records';

/** What a block shows: the site registers its element, the preview writes content paths into the page. */
export interface Mark {
  readonly ref?: RefCallback<Element>;
  /** Separated by `#`, which no path contains. */
  readonly 'data-content'?: string;
  readonly 'data-changed'?: 'added' | 'removed' | 'changed' | 'moved' | undefined;
}

/** Returns the attributes of the block that shows these content paths. */
export type MarkOf = (...paths: readonly ContentPath[]) => Mark;

const notes = new Map<string, Mark>();

/** Returns the same mark for the same content: React calls `ref` again for each new function. */
const noteOf: MarkOf = (...paths) => {
  const name = paths.join('#');
  const known = notes.get(name);
  if (known) return known;
  const mark: Mark = { ref: (element) => (element ? registerBlock(element, paths) : undefined) };
  notes.set(name, mark);
  return mark;
};

export const MarkContext = createContext<MarkOf>(noteOf);

export function useMarks(): MarkOf {
  return useContext(MarkContext);
}
