import { expect, test } from '../engines/journey';
import type { Visitor } from '../engines/visitor';

/** What the browser is missing, and the script that takes it away. */
const BROWSERS = [
  ['the browser as it is', ''],
  ['a browser without the Navigation API', 'delete window.navigation;'],
] as const;

/**
 * Scrolls and follows a link in one task: no frame and no scroll event lies between the two. WebKit's Back passes by what a script
 * followed without a press, so there the link is pressed.
 */
async function leaveMoving(visitor: Visitor, from: number, link: string): Promise<void> {
  if (visitor.engine.name === 'webkit') {
    await visitor.scrollTo(from);
    await visitor.click(link, '');
    return;
  }
  await visitor.tab.evaluate(
    (top, selector) => {
      window.scrollTo({ top, behavior: 'instant' });
      document.querySelector<HTMLElement>(selector)?.click();
    },
    from,
    link,
  );
}

async function standsAt(visitor: Visitor, y: number): Promise<void> {
  await visitor.untilHere(`the page stands at ${y}`, async () => (await visitor.scrolled()) === y);
}

for (const [what, before] of BROWSERS) {
  test.describe(`in ${what}`, () => {
    test('a new screen stands at its top, back and forward stand where they were left, also when left while moving', async ({
      visit,
    }) => {
      const visitor = await visit({ before });
      await visitor.goLive('#/chi_siamo');
      await leaveMoving(visitor, 900, 'header nav a[href$="#/contatti"]');
      await visitor.seesScreen('/contatti');
      await standsAt(visitor, 0);
      await visitor.scrollTo(90);
      await visitor.tab.back();
      await visitor.seesScreen('/chi_siamo');
      await standsAt(visitor, 900);
      await visitor.tab.forward();
      await visitor.seesScreen('/contatti');
      await standsAt(visitor, 90);
    });

    test('a reload keeps the place, and back after it returns to where the page was left', async ({
      visit,
    }) => {
      const visitor = await visit({ before });
      await visitor.goLive('#/chi_siamo');
      await leaveMoving(visitor, 900, 'header nav a[href$="#/contatti"]');
      await visitor.seesScreen('/contatti');
      await standsAt(visitor, 0);
      await visitor.scrollTo(120);
      await visitor.placeIsNoted(120);
      await visitor.tab.reload();
      await visitor.isLive();
      await standsAt(visitor, 120);
      await visitor.tab.back();
      await visitor.seesScreen('/chi_siamo');
      await standsAt(visitor, 900);
    });

    test('a tab starts at its beginning, its menu entry leads to the top, and back to where the tab was left', async ({
      visit,
    }) => {
      const visitor = await visit({ before });
      await visitor.goLive('#/cosa_facciamo');
      await visitor.scrollTo(2500);
      await visitor.click('[role="tab"]', 'Welfare');
      await visitor.seesScreen('/cosa_facciamo/3');
      await standsAt(visitor, 0);
      await visitor.scrollTo(700);
      await visitor.click('header nav a', 'Cosa facciamo');
      await visitor.seesScreen('/cosa_facciamo/1');
      await standsAt(visitor, 0);
      await visitor.tab.back();
      await visitor.seesScreen('/cosa_facciamo/3');
      await standsAt(visitor, 700);
      await visitor.tab.back();
      await visitor.seesScreen('/cosa_facciamo/1');
      await standsAt(visitor, 2500);
    });
  });
}

for (const [what, address] of [
  ['at the start of a deep link', '#/cosa_facciamo/2'],
  ['without a hash', ''],
] as const) {
  test(`the first Tab is the skip link's ${what}, and after a reload`, async ({ visit }) => {
    const visitor = await visit();
    const isSkipLink = (): boolean => document.activeElement?.textContent === 'Vai al contenuto';
    await visitor.goLive(address);
    await visitor.tab.press('Tab');
    await visitor.until('the skip link has the focus', isSkipLink);
    await visitor.tab.reload();
    await visitor.isLive();
    await visitor.tab.press('Tab');
    await visitor.until('the skip link has the focus', isSkipLink);
  });
}

for (const start of ['?utm_source=news#/chi_siamo', 'index.html#/chi_siamo', '?a=b']) {
  test(`a page opened as /${start} is never loaded again by a link of its own, and keeps what stands before the #`, async ({
    visit,
  }) => {
    const visitor = await visit();
    await visitor.goLive(start);
    await visitor.tab.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await visitor.click('header nav a', 'Contatti');
    await visitor.seesScreen('/contatti');
    await visitor.click('header nav a', 'Cosa facciamo');
    await visitor.seesScreen('/cosa_facciamo/1');
    await visitor.click('[role="tab"]', 'Prodotti');
    await visitor.seesScreen('/cosa_facciamo/2');
    expect(await visitor.tab.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await visitor.tab.evaluate(() => location.pathname + location.search)).toBe(
      `/${start.replace(/#.*/, '')}`,
    );
  });
}

for (const key of ['0', '1.5', '1%2Fcta_candidati', '%24', '%00', '[1]', '999']) {
  test(`the address of a position ${key} says that it is not available, and the page becomes live`, async ({
    visit,
  }) => {
    const visitor = await visit();
    await visitor.goLive(`#/lavora_con_noi_dettaglio/${key}`);
    await visitor.sees('h1', 'Posizione non disponibile');
    expect(await visitor.count('h1', '')).toBe(1);
    await visitor.click('a', 'Torna alla job list');
    await visitor.seesScreen('/lavora_con_noi');
  });
}

for (const [hash, entry, screen] of [
  ['#/', 'Home', '/'],
  ['#/cosa_facciamo/1', 'Cosa facciamo', '/cosa_facciamo/1'],
  ['#/chi_siamo', 'Chi siamo', '/chi_siamo'],
] as const) {
  test(`the menu entry of the open screen ${screen} leads to its top`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.goLive(hash);
    await visitor.scrollTo(700);
    await standsAt(visitor, 700);
    await visitor.click('header nav a', entry);
    await standsAt(visitor, 0);
    await visitor.seesScreen(screen);
  });
}

test('a click while the screens cross-fade is not lost', async ({ visit }) => {
  const visitor = await visit();
  await visitor.goLive('#/chi_siamo');
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  // At once: the fade has only begun.
  await visitor.click('header nav a', 'Cosa facciamo');
  await visitor.seesScreen('/cosa_facciamo/1');
});
