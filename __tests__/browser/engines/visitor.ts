import type { Engine, PageFunction, Tab } from './driver';
import { countSeen, pressPoint, shownScreens } from './seen';

/**
 * A look takes the processors of the browser and of the test for some milliseconds, which the page lacks then: soon at first, then less
 * often.
 */
const LOOK_AGAIN_MS = { first: 50, last: 150 };

/**
 * A visitor of the site in any engine: reads, clicks, and waits until something is visible. All other
 * operations are on its `tab`.
 */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly tab: Tab,
    readonly siteUrl: string,
    private readonly patience: number,
  ) {}

  /** Loads an address of the site, such as `#/contatti`. */
  async go(address: string): Promise<void> {
    const next = `${this.siteUrl}/${address}`;
    const isHere = await this.tab.evaluate((url) => {
      const [here, there] = [location.href, url].map((address) => address.split('#')[0]);
      Object.assign(self, { isLeft: true });
      return here === there;
    }, next);
    // An address that differs in its hash alone is not loaded. By a file of the site: browsers start a process for what has other headers.
    if (isHere) await this.tab.goTo(`${this.siteUrl}/robots.txt`);
    await this.tab.goTo(next);
  }

  /** Goes to an address and waits until the page is connected to the database. */
  async goLive(address = ''): Promise<void> {
    await this.go(address);
    await this.isLive();
  }

  /** Waits until the page is connected to the database. */
  async isLive(): Promise<void> {
    await this.until('the page is live', () => 'live' in document.documentElement.dataset);
  }

  /**
   * Waits until a function that runs in the page returns true.
   * @param what Description of the state, for the error message.
   * @param run The function.
   * @param given Its arguments.
   */
  async until<Given extends readonly unknown[]>(
    what: string,
    run: PageFunction<Given, boolean>,
    ...given: Given
  ): Promise<void> {
    await this.untilHere(what, () => this.tab.evaluate(run, ...given));
  }

  /**
   * Waits until a function that runs here returns true. An error is retried too: it may come from a page that
   * is being left.
   * @param what Description of the state, for the error message.
   * @param look The function.
   * @param seen Describes what was seen instead, for the error message.
   */
  async untilHere(what: string, look: () => Promise<boolean>, seen: () => string = () => ''): Promise<void> {
    const end = Date.now() + this.patience;
    let pause = LOOK_AGAIN_MS.first;
    let failure: unknown;
    const tried = (): Promise<boolean> =>
      look().catch((error: unknown) => {
        failure = error;
        return false;
      });
    while (!(await tried())) {
      if (Date.now() > end)
        throw new Error(`${this.engine.name}: never came true: ${what}${seen()}${await this.presses()}`, {
          cause: failure,
        });
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(pause + 25, LOOK_AGAIN_MS.last);
    }
  }

  /** Describes what was pressed last in the page, for the error message, where the watch script keeps it. */
  private async presses(): Promise<string> {
    const kept = await this.tab
      .evaluate(() => (Reflect.get(self, 'presses') as string[] | undefined)?.slice(-4).join(', ') ?? '')
      .catch(() => '');
    return kept && `; pressed: ${kept}`;
  }

  /** Waits until an element of a selector with a text is visible. */
  async sees(selector: string, words = ''): Promise<void> {
    await this.untilHere(
      `${selector} with “${words}” is seen`,
      async () => (await this.count(selector, words)) > 0,
    );
  }

  /** Waits until no element of a selector with a text is visible. */
  async seesNo(selector: string, words = ''): Promise<void> {
    await this.untilHere(
      `no ${selector} with “${words}” is seen`,
      async () => (await this.count(selector, words)) === 0,
    );
  }

  /** Counts the visible elements of a selector with a text. */
  count(selector: string, words = ''): Promise<number> {
    return this.tab.evaluate(countSeen, selector, words);
  }

  /** Waits until the screen with this id is the only one shown. */
  async seesScreen(id: string): Promise<void> {
    let shown: string[] = [];
    await this.untilHere(
      `the screen ${id} alone is shown`,
      async () => {
        shown = await this.tab.evaluate(shownScreens);
        return shown.join() === id;
      },
      () => `; shown: ${shown.join(', ')}`,
    );
  }

  /** Clicks the first visible element of a selector with a text, when it has stopped moving. */
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

  /** Returns how far the page is scrolled, in pixels. */
  scrolled(): Promise<number> {
    return this.tab.evaluate(() => Math.round(window.scrollY));
  }

  /** Waits until the page is scrolled to a position, in pixels. */
  async standsAt(y: number): Promise<void> {
    let last: number | undefined;
    await this.untilHere(
      `the page stands at ${y}`,
      async () => {
        last = await this.scrolled();
        return last === y;
      },
      () => `; it stands at ${last}`,
    );
  }

  /** Scrolls the page without animation. */
  scrollTo(y: number): Promise<void> {
    return this.tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  }

  /** Scrolls the page, again when it scrolled back, because it was still taking its place in the new screen. */
  async settleAt(y: number): Promise<void> {
    await this.untilHere(`the page settles at ${y}`, async () => {
      await this.scrollTo(y);
      await this.tab.evaluate(async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      });
      return (await this.scrolled()) === y;
    });
  }

  /**
   * Waits until the page has stored its scroll position. With the Navigation API the page stores it when it
   * is left; in other browsers, when scrolling has ended.
   */
  async placeIsNoted(y: number): Promise<void> {
    await this.until(
      `the place ${y} is noted`,
      (noted) => JSON.stringify(history.state ?? null).includes(noted),
      `"scrollTop":${y}`,
    );
  }

  /** Returns the hash of the address, with the `#`. */
  hash(): Promise<string> {
    return this.tab.evaluate(() => location.hash);
  }
}
