import { createContext, useContext } from 'react';

/** Attributes that tell which content a block shows, and how it differs from the published one; only the preview gives any. */
export interface Mark {
  /** Paths of the content below the base path, with `#` between them (no path holds one). */
  readonly 'data-content'?: string;
  /** The block differs from its other version. */
  readonly 'data-changed'?: 'added' | 'removed' | 'changed' | undefined;
  /** A change has just arrived here; two numbers in turn tell one arrival from the next. */
  readonly 'data-arrived'?: 0 | 1 | undefined;
}

/** Gives the mark of the block that shows one or more content paths, to be spread onto its element. */
export type MarkOf = (...paths: readonly string[]) => Mark;

const NO_MARK: Mark = {};
const noMarks: MarkOf = () => NO_MARK;

/** The marks of the blocks; the published site has none. */
export const MarkContext = createContext<MarkOf>(noMarks);

/** The way for a screen to get the marks of its blocks. */
export function useMarks(): MarkOf {
  return useContext(MarkContext);
}
