import { createContext, type RefCallback, useContext } from 'react';
import { registerBlock } from '@/lib/browser/live/reading/blocks-in-page';
import type { ContentPath } from '@/lib/content/records';

/**
 * Attributes that say which content a block shows. The published site registers the element of the block; the
 * preview writes the content paths into the page, and how the content differs from the published content.
 */
export interface Mark {
  /** Registers the element of the block. */
  readonly ref?: RefCallback<Element>;
  /** Paths of the content, relative to the base path, separated by `#` (no path contains a `#`). */
  readonly 'data-content'?: string;
  /** How the block differs from the other version of the content. */
  readonly 'data-changed'?: 'added' | 'removed' | 'changed' | 'moved' | undefined;
}

/** Returns the attributes of the block that shows the given content paths, to be spread onto its element. */
export type MarkOf = (...paths: readonly ContentPath[]) => Mark;

const notes = new Map<string, Mark>();

/** Returns the same mark for the same content, because React calls `ref` again for each new function. */
const noteOf: MarkOf = (...paths) => {
  const name = paths.join('#');
  const known = notes.get(name);
  if (known) return known;
  const mark: Mark = { ref: (element) => (element ? registerBlock(element, paths) : undefined) };
  notes.set(name, mark);
  return mark;
};

/** Provides the function that returns the attributes of a block; by default that of the published site. */
export const MarkContext = createContext<MarkOf>(noteOf);

export function useMarks(): MarkOf {
  return useContext(MarkContext);
}
