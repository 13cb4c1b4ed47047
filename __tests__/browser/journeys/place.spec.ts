import { expect, test } from '../engines/journey';
import type { Visitor } from '../engines/visitor';
import { BASE } from '../live-records';
import { isLongRun } from '../long-run';

const FOOTER = `${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`;

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

test(
  'a new screen and a tab stand at their top; back, forward and a reload, also at once, stand where the page was left, also when left while moving',
  { tag: '@scrolling' },
  async ({ visit, engineName }) => {
    const visitor = await visit({ reducedMotion: false });
    await visitor.goLive('#/chi_siamo');
    await leaveMoving(visitor, 900, 'header nav a[href$="#/contatti"]');
    await visitor.seesScreen('/contatti');
    await visitor.standsAt(0);
    await visitor.settleAt(120);
    await visitor.placeIsNoted(120);
    await visitor.tab.reload();
    await visitor.isLive();
    await visitor.standsAt(120);
    await visitor.tab.back();
    await visitor.seesScreen('/chi_siamo');
    await visitor.standsAt(900);

    await visitor.click('header nav a', 'Contatti');
    await visitor.seesScreen('/contatti');
    await visitor.standsAt(0);
    await visitor.settleAt(90);
    await visitor.tab.back();
    await visitor.seesScreen('/chi_siamo');
    await visitor.standsAt(900);
    await visitor.tab.forward();
    await visitor.seesScreen('/contatti');
    await visitor.standsAt(90);
    // What follows is the same way once more, with tabs.
    if (engineName !== 'chromium' && !isLongRun) return;

    await visitor.click('header nav a', 'Cosa facciamo');
    await visitor.seesScreen('/cosa_facciamo/1');
    await visitor.standsAt(0);
    await visitor.tab.reload();
    await visitor.isLive();
    expect(await visitor.scrolled()).toBe(0);
    await visitor.settleAt(2500);
    await visitor.click('[role="tab"]', 'Welfare');
    await visitor.seesScreen('/cosa_facciamo/3');
    await visitor.standsAt(0);
    await visitor.settleAt(700);
    await visitor.click('header nav a', 'Cosa facciamo');
    await visitor.seesScreen('/cosa_facciamo/1');
    await visitor.standsAt(0);
    await visitor.tab.back();
    await visitor.seesScreen('/cosa_facciamo/3');
    await visitor.standsAt(700);
    await visitor.tab.back();
    await visitor.seesScreen('/cosa_facciamo/1');
    await visitor.standsAt(2500);
  },
);

test(
  "the first Tab is the skip link's at the start of a deep link and without a hash, and after a reload",
  { tag: '@focus' },
  async ({ visit, engineName }) => {
    const visitor = await visit();
    const isSkipLink = (): boolean => document.activeElement?.textContent === 'Vai al contenuto';
    // Without a hash the page has nothing to scroll to, in no engine.
    for (const address of engineName === 'chromium' ? ['#/cosa_facciamo/2', ''] : ['#/cosa_facciamo/2']) {
      await visitor.goLive(address);
      await visitor.tab.press('Tab');
      await visitor.until(`the skip link has the focus at /${address}`, isSkipLink);
      await visitor.tab.reload();
      await visitor.isLive();
      await visitor.tab.press('Tab');
      await visitor.until(`the skip link has the focus at /${address}, loaded anew`, isSkipLink);
    }
  },
);

// [spec 2.23, 2.88]
test('the address of a position that cannot be says that it is not available, and the page stays live', async ({
  visit,
  database,
}) => {
  const visitor = await visit();
  await visitor.goLive('#/lavora_con_noi_dettaglio/1%2Fcta_candidati');
  for (const key of ['1%2Fcta_candidati', '0', '%00', '999']) {
    await visitor.tab.evaluate((hash) => (location.hash = hash), `#/lavora_con_noi_dettaglio/${key}`);
    // A position that could be has a screen of its own, which takes the place of the one that was shown at once.
    await visitor.seesScreen(`/lavora_con_noi_dettaglio${key === '999' ? '/999' : ''}`);
    await visitor.sees('h1', 'Posizione non disponibile');
    expect(await visitor.count('h1', ''), key).toBe(1);
    await visitor.click('a', 'Torna alla job list');
    await visitor.seesScreen('/lavora_con_noi');
    await database.put(FOOTER, `Dopo ${key}`);
    await visitor.sees('footer', `Dopo ${key}`);
  }
});

test('the menu entry of the open screen leads to its top; a click while a screen enters is not lost', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.goLive('#/');
  for (const [entry, screen] of [
    ['Home', '/'],
    ['Cosa facciamo', '/cosa_facciamo/1'],
    ['Chi siamo', '/chi_siamo'],
  ] as const) {
    await visitor.click('header nav a', entry);
    await visitor.seesScreen(screen);
    await visitor.standsAt(0);
    await visitor.settleAt(700);
    await visitor.click('header nav a', entry);
    await visitor.standsAt(0);
    await visitor.seesScreen(screen);
  }
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  // At once: the entrance has only begun.
  await visitor.click('header nav a', 'Cosa facciamo');
  await visitor.seesScreen('/cosa_facciamo/1');
});

test(
  'a link that is followed while the page still moves leads to the top of its screen, and back to where it was left',
  { tag: ['@scrolling', '@long'] },
  async ({ visit }) => {
    const visitor = await visit({ reducedMotion: false });
    await visitor.goLive();
    // Texts may have a line less in the brand's font: the end of the page moves up then, with the next screen at the latest.
    await visitor.tab.evaluate(async () => {
      document.documentElement.dataset['fonts'] = 'late';
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    await visitor.tab.evaluate(() => {
      const note = (): void => void Object.assign(window, { leftAt: window.scrollY });
      addEventListener('click', note, { capture: true });
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'smooth' });
    });
    await visitor.until('the page moves', () => window.scrollY > 200);
    await visitor.click('header nav a', 'Chi siamo');
    await visitor.seesScreen('/chi_siamo');
    await visitor.standsAt(0);
    await visitor.until('the focus is on the heading', () => document.activeElement?.localName === 'h1');
    expect(await visitor.scrolled()).toBe(0);
    await visitor.tab.back();
    await visitor.seesScreen('/');
    let places = '';
    await visitor.untilHere(
      'the page stands where it was left',
      async () => {
        const [leftAt, now] = await visitor.tab.evaluate(
          () => [(window as unknown as { leftAt: number }).leftAt, window.scrollY] as const,
        );
        places = `; left at ${leftAt}, stands at ${now}`;
        return leftAt > 200 && Math.abs(now - leftAt) < 5;
      },
      () => places,
    );
  },
);
