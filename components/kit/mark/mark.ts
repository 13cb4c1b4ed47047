import { createContext, type RefCallback, useContext } from 'react';
import { noteBlock } from '@/lib/browser/live/reading/blocks-in-page';

/**
 * What tells which content a block shows. The published site notes it beside the page; the preview writes it into the page, and how the
 * content differs from the published one.
 */
export interface Mark {
  /** Notes the element of the block. */
  readonly ref?: RefCallback<Element>;
  /** Paths of the content below the base path, with `#` between them (no path holds one). */
  readonly 'data-content'?: string;
  /** The block differs from its other version. */
  readonly 'data-changed'?: 'added' | 'removed' | 'changed' | 'moved' | undefined;
  /** A change has just arrived here; two numbers in turn tell one arrival from the next. */
  readonly 'data-arrived'?: 0 | 1 | undefined;
}

/** Gives the mark of the block that shows one or more content paths, to be spread onto its element. */
export type MarkOf = (...paths: readonly string[]) => Mark;

const notes = new Map<string, Mark>();

/** The same mark for the same content, because React notes an element again for each new function. */
const noteOf: MarkOf = (...paths) => {
  const name = paths.join('#');
  const known = notes.get(name);
  if (known) return known;
  const mark: Mark = { ref: (element) => (element ? noteBlock(element, paths) : undefined) };
  notes.set(name, mark);
  return mark;
};

/** The marks of the blocks: by default those of the published site. */
export const MarkContext = createContext<MarkOf>(noteOf);

/** The way for a screen to get the marks of its blocks. */
export function useMarks(): MarkOf {
  return useContext(MarkContext);
}
