import { expect, test } from '../engines/journey';
import type { Visitor } from '../engines/visitor';

/*
 * The browser's own search finds the text of every screen. No driver opens the search (Ctrl+F), but an address with a text
 * (`#:~:text=`) finds and shows by the same steps of the HTML standard.
 */

const IN_ABOUT = 'mense deserte';
const IN_WELFARE = 'limiti di legge';

/** Whether the browser has the search of hidden text, and the page has used it. */
async function isFindable(visitor: Visitor): Promise<boolean> {
  const can = await visitor.tab.evaluate(() => 'onbeforematch' in document.documentElement);
  const hidden = (): boolean => document.querySelector('main [hidden="until-found"]') !== null;
  await visitor.until('hidden screens are marked', hidden);
  return can;
}

/** Chromium 110 and 119 do not follow a link to a text within a page: there no driver can make a match. */
function canFollowText({ engine: { version } }: Visitor): boolean {
  const old = /^Chromium\/(\d+)/.exec(version)?.[1];
  return old === undefined || Number(old) > 119;
}

/** Follows a link to a text, as another site or a person gives it. */
async function followText(visitor: Visitor, text: string): Promise<void> {
  await visitor.tab.evaluate((words) => {
    document.getElementById('prova')?.remove();
    const link = document.createElement('a');
    link.id = 'prova';
    link.href = `#:~:text=${encodeURIComponent(words)}`;
    link.textContent = 'Link a un testo';
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99;background:#fff';
    document.body.append(link);
  }, text);
  await visitor.click('#prova');
}

function isInView(text: string): boolean {
  const main = document.querySelector('main');
  const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts?.nextNode()) {
    const { currentNode } = texts;
    const at = currentNode.textContent?.indexOf(text) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(currentNode, at);
    range.setEnd(currentNode, at + text.length);
    const { top, bottom, height } = range.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  }
  return false;
}

test(
  'a match in another screen changes the route: its text is in view, the title follows, back returns',
  { tag: ['@search', '@installed'] },
  async ({ visit }) => {
    const visitor = await visit({ reducedMotion: false });
    await visitor.goLive();
    if (!(await isFindable(visitor)) || !canFollowText(visitor)) return;
    await followText(visitor, IN_ABOUT);
    await visitor.seesScreen('/chi_siamo');
    await visitor.until('the text is in view', isInView, IN_ABOUT);
    await visitor.until('the title follows', () => document.title === 'Chi siamo — Feeling');
    expect(await visitor.hash()).toBe('#/chi_siamo');
    await followText(visitor, IN_WELFARE);
    await visitor.seesScreen('/cosa_facciamo/3');
    await visitor.until('the text is in view', isInView, IN_WELFARE);
    await visitor.sees('[role="tab"][aria-selected="true"]', 'Welfare');
    await visitor.click('header nav a', 'Contatti');
    await visitor.seesScreen('/contatti');
    await visitor.tab.back();
    await visitor.seesScreen('/cosa_facciamo/3');
  },
);

/** What hidden screens cost: the height of the page, their sliders that run, and their pictures that were fetched. */
function costs(): { height: number; sliders: number; pictures: number } {
  const { scrollHeight } = document.documentElement;
  const others = [...document.querySelectorAll('main > .route')].filter(({ id }) => id !== '/contatti');
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const pictures = others.flatMap((screen) => [...screen.querySelectorAll('img')]);
  return {
    height: scrollHeight,
    sliders: others.filter((screen) => screen.querySelector('.swiper-initialized')).length,
    pictures: pictures.filter(({ currentSrc }) => loaded.has(currentSrc)).length,
  };
}

test('screens that can be searched take no room, start no slider, fetch no picture and have no stop of the keyboard', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.goLive('#/contatti');
  await isFindable(visitor);
  const found = await visitor.tab.evaluate(costs);
  for (let stop = 0; stop < 24; stop += 1) {
    await visitor.tab.press('Tab');
    const screen = await visitor.tab.evaluate(() => document.activeElement?.closest('.route')?.id ?? '');
    expect(['', '/contatti']).toContain(screen);
  }
  const plain = await visit({ before: 'delete HTMLElement.prototype.onbeforematch;' });
  await plain.goLive('#/contatti');
  expect(found).toEqual(await plain.tab.evaluate(costs));
});
