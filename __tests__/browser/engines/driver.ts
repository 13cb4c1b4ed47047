import type { EngineName } from '@/__tests__/tools/test/engines';

/*
 * The browser operations that journeys use, so that each journey is written once and runs in three engines.
 * `chromium-driver.ts` implements them with Playwright, `firefox-driver.ts` with WebDriver BiDi (Puppeteer
 * controls the standard Firefox, Playwright only its own build), `webkit-driver.ts` with W3C WebDriver.
 */

/** Options of a tab. */
export interface TabOptions {
  /** Size of the viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the visitor prefers reduced motion. */
  readonly reducedMotion: boolean;
  /** Whether the visitor uses forced colours. */
  readonly forcedColors: boolean;
}

/** A function that runs in the page. Its arguments and its result must be JSON. */
export type PageFunction<Given extends readonly unknown[], Result> = (
  ...given: Given
) => Result | Promise<Result>;

/** One tab. All positions are CSS pixels from the upper left corner of the viewport. */
export interface Tab {
  /** Goes to an address and waits until it is loaded. */
  goTo: (url: string) => Promise<void>;
  /** Runs a function in the page and returns its result, also from a promise. */
  evaluate: <Given extends readonly unknown[], Result>(
    run: PageFunction<Given, Result>,
    ...given: Given
  ) => Promise<Result>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Moves the mouse and presses its button. */
  click: (x: number, y: number) => Promise<void>;
  /** Moves the mouse. */
  point: (x: number, y: number) => Promise<void>;
  /** Presses a key on the focused element. */
  press: (key: KeyName) => Promise<void>;
  /** Changes the size of the viewport. */
  resize: (width: number, height: number) => Promise<void>;
  /** Takes a picture of the visible page, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Returns the addresses of the tabs that were opened from this one. */
  opened: () => Promise<string[]>;
  /**
   * Returns the errors and warnings on the console and the uncaught errors of all pages of this tab, in
   * order.
   */
  complaints: () => Promise<string[]>;
  /** Closes the tab, and the tabs that were opened from it. */
  close: () => Promise<void>;
}

/** The keys that journeys use. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** A running browser. Tabs share no state. */
export interface Engine {
  readonly name: EngineName;
  /** Name and version, for messages. */
  readonly version: string;
  readonly can: {
    /** Whether its driver reports errors and warnings of pages; otherwise a script in the page does. */
    readonly tell: boolean;
    /** Whether it passes mail links to another program; otherwise it shows an error page. */
    readonly mail: boolean;
    /** Whether it prerenders pages. */
    readonly prerender: boolean;
  };
  open: (options: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}
