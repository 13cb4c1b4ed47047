/** How far each history entry was scrolled when it was left. The notes are part of the entries and end with them. */
export interface PlaceNotes {
  /** Takes over the entry that is shown now. Gives how far it was scrolled when it was left; `undefined` when it is new. */
  readonly arrive: () => number | undefined;
}
