import type { Engine, PageFunction, Tab } from './driver';
import { applyMedium, countSeen, pressPoint, shownScreens } from './seen';

const LOOK_AGAIN_MS = 20;

/**
 * A visitor of the site, in any engine: reads, presses, waits until something is seen.
 * Whatever it does not know how to do is done by its `tab`.
 */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly tab: Tab,
    readonly siteUrl: string,
    private readonly patience: number,
  ) {}

  /** Loads an address of the site anew, such as `#/contatti`. */
  async go(address: string): Promise<void> {
    await this.tab.goTo('about:blank');
    await this.tab.goTo(`${this.siteUrl}/${address}`);
  }

  /** Goes there and waits until the page is attached to the database. */
  async goLive(address = ''): Promise<void> {
    await this.go(address);
    await this.isLive();
  }

  /** Waits until the page is attached to the database. */
  async isLive(): Promise<void> {
    await this.until('the page is live', () => 'live' in document.documentElement.dataset);
  }

  /** Looks again and again until a function that runs in the page gives true. Takes what to call it when it never does. */
  async until<Given extends readonly unknown[]>(
    what: string,
    run: PageFunction<Given, boolean>,
    ...given: Given
  ): Promise<void> {
    await this.untilHere(what, () => this.tab.evaluate(run, ...given));
  }

  /** The same with a function that runs here. One that fails is tried again too: a page that is left takes what runs in it along. */
  async untilHere(what: string, look: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + this.patience;
    let failure: unknown;
    const tried = (): Promise<boolean> =>
      look().catch((error: unknown) => {
        failure = error;
        return false;
      });
    while (!(await tried())) {
      if (Date.now() > end)
        throw new Error(`${this.engine.name}: never came true: ${what}`, { cause: failure });
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Waits until an element of a selector with a text is seen. */
  async sees(selector: string, words = ''): Promise<void> {
    await this.untilHere(
      `${selector} with “${words}” is seen`,
      async () => (await this.count(selector, words)) > 0,
    );
  }

  /** Waits until no element of a selector with a text is seen. */
  async seesNo(selector: string, words = ''): Promise<void> {
    await this.untilHere(
      `no ${selector} with “${words}” is seen`,
      async () => (await this.count(selector, words)) === 0,
    );
  }

  /** How many elements of a selector with a text are seen now. */
  count(selector: string, words = ''): Promise<number> {
    return this.tab.evaluate(countSeen, selector, words);
  }

  /** Waits until exactly one screen is shown, the one with this id. */
  async seesScreen(id: string): Promise<void> {
    let shown: string[] = [];
    await this.untilHere(`the screen ${id} alone is shown`, async () => {
      shown = await this.tab.evaluate(shownScreens);
      return shown.join() === id;
    });
  }

  /** Presses with the mouse on the first seen element of a selector with a text, once it stands still. */
  async click(selector: string, words = ''): Promise<void> {
    let last = '';
    await this.untilHere(`${selector} with “${words}” can be pressed`, async () => {
      const place = await this.tab.evaluate(pressPoint, selector, words);
      const still = place !== null && JSON.stringify(place) === last;
      last = JSON.stringify(place);
      if (still) await this.tab.click(place.x, place.y);
      return still;
    });
  }

  /** How far the page is scrolled, in pixels. */
  scrolled(): Promise<number> {
    return this.tab.evaluate(() => Math.round(window.scrollY));
  }

  /** Scrolls the page at once. */
  scrollTo(y: number): Promise<void> {
    return this.tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  }

  /**
   * Waits until the page has noted how far it is scrolled. Where the browser has the Navigation API it notes that while it leaves;
   * elsewhere as soon as it has come to rest.
   */
  async placeIsNoted(y: number): Promise<void> {
    await this.until(
      `the place ${y} is noted`,
      (noted) => 'navigation' in window || JSON.stringify(history.state ?? null).includes(noted),
      `"scrollTop":${y}`,
    );
  }

  /** What stands in the address after the `#`, with it. */
  hash(): Promise<string> {
    return this.tab.evaluate(() => location.hash);
  }

  /** Shows the page as on paper: really where the browser can be told to, otherwise by the page's own rules for paper. */
  async seesPaper(): Promise<void> {
    if (this.tab.print) await this.tab.print();
    else await this.tab.evaluate(applyMedium, 'print', 'screen');
  }

  /** Shows the page in the colours of the visitor, for a tab that was opened with them: where the browser knows none, by the page's own rules for them. */
  async seesForcedColors(): Promise<void> {
    if (!this.engine.can.forceColors)
      await this.tab.evaluate(applyMedium, '(forced-colors: active)', '(forced-colors: none)');
  }
}
