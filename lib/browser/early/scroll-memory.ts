/**
 * Stores the scroll position of each history entry. The positions are part of the entries and are deleted
 * with them.
 */
export interface ScrollMemory {
  /**
   * Switches to the entry that is shown now.
   * @returns Its scroll position in CSS pixels when it was left; `undefined` for a new entry.
   */
  readonly arrive: () => number | undefined;
}
