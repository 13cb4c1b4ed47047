/** One picture of the set: its file name (without `.jpg`), its size in user units (half a pixel) and its drawing. */
export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Colour of the sheet. */
  readonly paper: string;
  /** Gives the SVG content of the sheet. */
  readonly draw: () => string;
}
