import type { EngineName } from '@/lib/tools/test/engines';

/*
 * What a journey needs of a browser, and nothing else, so that each journey is written once and runs in three engines.
 * `chromium-driver.ts` does it through Playwright, `firefox-driver.ts` over WebDriver BiDi (Puppeteer drives the stock browser, Playwright only one of its own),
 * `webkit-driver.ts` over W3C WebDriver.
 */

/** How a tab is to be. */
export interface TabOptions {
  /** Size of the viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The visitor asked the system for less motion. */
  readonly reducedMotion: boolean;
  /** The visitor asked the system for colours of their own. */
  readonly forcedColors: boolean;
  /** The visitor has not switched JavaScript off. */
  readonly scripts: boolean;
}

/** A function that runs in the page. What it takes and gives must be JSON. */
export type PageFunction<Given extends readonly unknown[], Result> = (
  ...given: Given
) => Result | Promise<Result>;

/** One tab. All positions are CSS pixels from the upper left corner of the viewport. */
export interface Tab {
  /** Goes to an address and waits until it is loaded. */
  goTo: (url: string) => Promise<void>;
  /** Runs a function in the page and gives what it returns, also when that is a promise. */
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
  /** Turns the wheel of the mouse, down for positive numbers. */
  wheel: (x: number, y: number, down: number) => Promise<void>;
  /** Presses a key on what has the focus. */
  press: (key: KeyName) => Promise<void>;
  /** Shows the page as on paper. Missing where the browser cannot be told to. */
  readonly print?: () => Promise<void>;
  /** Changes the size of the viewport. */
  resize: (width: number, height: number) => Promise<void>;
  /** The picture of what is seen, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Addresses of the tabs that were opened from this one. */
  opened: () => Promise<string[]>;
  /** Errors and warnings on the console, and errors that nobody caught, of all pages of this tab, in order. */
  complaints: () => Promise<string[]>;
  /** Closes it, and what was opened from it. */
  close: () => Promise<void>;
}

/** The keys that journeys press. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'Space';

/** A running browser. Nothing is kept between two tabs. */
export interface Engine {
  readonly name: EngineName;
  /** Name and version, for people. */
  readonly version: string;
  readonly can: {
    /** Its driver tells what pages complain about; otherwise a script in the page does. */
    readonly tell: boolean;
    /** It knows forced colours; otherwise the page's own rules for them are applied. */
    readonly forceColors: boolean;
  };
  open: (options: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}
