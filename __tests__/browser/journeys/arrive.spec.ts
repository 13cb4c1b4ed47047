import { expect, test } from '../engines/journey';
import type { Visitor } from '../engines/visitor';

/* From a search result to the next screens and back, in browsers that prerender the next screen and in others. */

const PAGE = 'lavora_con_noi/consulente-di-welfare-aziendale/';

/** How long the app shell is left to prerender, in milliseconds; nothing is asserted about it. */
const PRERENDER_MS = 2_500;

/** Runs in every document: keeps what begins while nobody sees the page. */
const WATCH_UNSEEN = `{
  const unseen = (self.unseen = []);
  self.sockets = 0;
  const note = (what) => { if (document.prerendering) unseen.push(what); };
  for (const name of ['setTimeout', 'setInterval', 'fetch']) {
    const own = self[name];
    self[name] = (...given) => { note(name); return own.call(self, ...given); };
  }
  self.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); self.sockets += 1; note('WebSocket'); }
  };
  for (const [of, name] of [[HTMLMediaElement, 'play'], [Navigator, 'sendBeacon']]) {
    const own = of.prototype[name];
    of.prototype[name] = function (...given) { note(name); return own.apply(this, given); };
  }
}`;

/** Presses a link when the browser has had time to prerender. */
async function clickLater(visitor: Visitor, selector: string, words: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PRERENDER_MS));
  await visitor.click(selector, words);
}

/** Returns whether the page was prerendered, and had loaded before it was seen. */
function wasPrerendered(): boolean {
  const [navigation] = performance
    .getEntriesByType('navigation')
    .filter((entry) => entry instanceof PerformanceNavigationTiming);
  const { activationStart = 0 } = (navigation ?? {}) as { readonly activationStart?: number };
  return (
    activationStart > 0 &&
    (navigation?.loadEventEnd ?? 0) > 0 &&
    (navigation?.loadEventEnd ?? 0) < activationStart
  );
}

test(
  'from a page that a search found, a click leads to its screen, then to two more; back goes the same way and forward again, each where it was left',
  { tag: ['@prerendering', '@installed'] },
  async ({ visit }) => {
    const visitor = await visit();
    await visitor.go(PAGE);
    await visitor.sees('h1', 'Consulente di welfare aziendale');
    await visitor.settleAt(300);
    await clickLater(visitor, 'header nav a', 'Contatti');
    await visitor.seesScreen('/contatti');
    await visitor.standsAt(0);
    expect(await visitor.tab.evaluate(wasPrerendered)).toBe(visitor.engine.can.prerender);
    await visitor.isLive();
    await visitor.settleAt(120);
    await visitor.placeIsNoted(120);
    await visitor.click('header nav a', 'Chi siamo');
    await visitor.seesScreen('/chi_siamo');
    await visitor.standsAt(0);
    await visitor.settleAt(400);
    await visitor.placeIsNoted(400);
    await visitor.click('header nav a', 'Lavora con noi');
    await visitor.seesScreen('/lavora_con_noi');

    await visitor.tab.back();
    await visitor.seesScreen('/chi_siamo');
    await visitor.standsAt(400);
    await visitor.tab.back();
    await visitor.seesScreen('/contatti');
    await visitor.standsAt(120);
    await visitor.tab.back();
    await visitor.sees('h1', 'Consulente di welfare aziendale');
    await visitor.standsAt(300);
    await visitor.tab.forward();
    await visitor.seesScreen('/contatti');
    await visitor.standsAt(120);
  },
);

test('a screen that nobody sees opens no socket, asks for no script, begins no timer, film or report; a click shows it at once, and it comes to life', async ({
  visit,
}) => {
  const visitor = await visit({ before: WATCH_UNSEEN });
  await visitor.go(PAGE);
  await clickLater(visitor, 'header nav a', 'Chi siamo');
  await visitor.seesScreen('/chi_siamo');
  await visitor.isLive();
  const seen = await visitor.tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const seenAt = Number(Reflect.get(navigation ?? {}, 'activationStart') ?? 0);
    const early = performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => /\.js$/.test(name) && !name.includes('__journey') && startTime < seenAt,
      );
    return {
      unseen: Reflect.get(window, 'unseen') as string[],
      sockets: Reflect.get(window, 'sockets') as number,
      early,
    };
  });
  expect(seen).toEqual({ unseen: [], sockets: 1, early: [] });
  expect(await visitor.tab.evaluate(wasPrerendered)).toBe(visitor.engine.can.prerender);
  if (!visitor.engine.can.prerender) return;
  // Counted from when the page was seen: its first byte had come before.
  await visitor.until('the vitals are there', () => window.__vitals?.['TTFB'] !== undefined);
  expect(await visitor.tab.evaluate(() => window.__vitals?.['TTFB'])).toBe(0);
});

test('a draft prerenders nothing', async ({ visit }) => {
  const visitor = await visit();
  await visitor.go('chi_siamo/?draft=true&projectApiKey=demo-anteprima-2026');
  await visitor.until('the draft is open in the app shell', () => location.pathname === '/');
  expect(await visitor.count('[type=speculationrules], a[inert]')).toBe(0);
  expect(await visitor.tab.evaluate(() => document.querySelectorAll('[type=speculationrules]').length)).toBe(
    0,
  );
});
