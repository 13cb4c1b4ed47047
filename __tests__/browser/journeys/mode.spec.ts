import type { Visitor } from '../engines/visitor';
import { expect, test } from '../engines/journey';
import { isLongRun } from '../long-run';
import { KEY, previewAddress } from '../preview-page';

const BAR = 'aside[aria-label="Anteprima"]';

/** Waits until the draft of Contatti is shown under its address. */
async function seesDraft(visitor: Visitor): Promise<void> {
  await visitor.sees(BAR);
  await visitor.seesScreen('/contatti');
  expect(await visitor.tab.evaluate(() => location.search)).toBe(`?draft=true&projectApiKey=${KEY}`);
}

/** Waits until a published screen is shown, without anything of the preview. */
async function seesPublished(visitor: Visitor, screen: string): Promise<void> {
  await visitor.isLive();
  await visitor.seesScreen(screen);
  expect(await visitor.count(BAR)).toBe(0);
  expect(await visitor.tab.evaluate(() => location.search)).toBe('');
}

/** Adds a history entry by a press: WebKit's Back passes by entries that a script adds without one. */
async function goByPress(visitor: Visitor, address: string): Promise<void> {
  await visitor.tab.evaluate((next) => {
    const button = document.createElement('button');
    button.id = 'go';
    button.textContent = 'go';
    button.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:999';
    button.onclick = () => {
      if (next.startsWith('#')) location.hash = next;
      else history.pushState(null, '', next);
    };
    document.body.append(button);
  }, address);
  await visitor.click('#go', 'go');
}

test(
  'a draft that was entered from the same screen or from another in the same tab follows the address: back, forward, and after a reload',
  { tag: '@address' },
  async ({ visit, engineName }) => {
    const visitor = await visit();
    // From which screen is the same code in every engine.
    const from = isLongRun ? ['/chi_siamo', '/contatti'] : ['/chi_siamo'];
    for (const before of engineName === 'webkit' ? ['/contatti'] : from) {
      await visitor.goLive(`#${before}`);
      await goByPress(visitor, `#/contatti?draft=true&projectApiKey=${KEY}`);
      await seesDraft(visitor);
      await visitor.tab.back();
      await seesPublished(visitor, before);
      await visitor.tab.forward();
      await seesDraft(visitor);
      if (!isLongRun) return;
      await visitor.tab.reload();
      await seesDraft(visitor);
      await visitor.tab.back();
      await seesPublished(visitor, before);
      await visitor.tab.reload();
      await seesPublished(visitor, before);
    }
    await visitor.click('header nav a', 'Cosa facciamo');
    await seesPublished(visitor, '/cosa_facciamo/1');
  },
);

test('another key in the address is checked, also when only the history changes', async ({ visit }) => {
  const visitor = await visit();
  await visitor.go(previewAddress('#/contatti', 'sbagliata').slice(1));
  await visitor.sees('h1', 'Anteprima non disponibile');
  await goByPress(visitor, previewAddress('#/contatti'));
  await visitor.tab.back();
  await visitor.sees('h1', 'Anteprima non disponibile');
  await visitor.tab.forward();
  await seesDraft(visitor);
  await visitor.tab.back();
  await visitor.sees('h1', 'Anteprima non disponibile');
});
