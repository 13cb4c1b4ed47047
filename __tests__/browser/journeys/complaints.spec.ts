import { expect, test } from '../engines/journey';

/* The journeys themselves are tried: whatever a page complains about makes one fail, in every engine. */

for (const [what, before] of [
  ['an error that nobody caught', "setTimeout(() => { throw new Error('on purpose'); });"],
  ['a promise whose failure nobody handled', "Promise.reject(new Error('on purpose'));"],
  ['an error that was reported', "reportError(new Error('on purpose'));"],
  ['an error on the console', "console.error('on purpose');"],
  ['a warning on the console', "console.warn('on purpose');"],
] as const) {
  test.fail(`${what} makes a journey fail`, async ({ visit }) => {
    const visitor = await visit({ before });
    await visitor.go('mappa/');
    await visitor.sees('h1', 'Mappa del sito');
  });
}

test.fail('what is never seen makes a journey fail', async ({ visit }) => {
  const visitor = await visit({ patience: 200 });
  await visitor.go('#/contatti');
  await visitor.seesScreen('/chi_siamo');
});

test('a press of a pinned element that is covered for a moment leaves the page where it stands', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.goLive('#/cosa_facciamo/1');
  await visitor.scrollTo(1500);
  await visitor.tab.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position:fixed;inset:0;z-index:99';
    document.body.append(cover);
    const { dataset } = document.documentElement;
    addEventListener('click', () => (dataset['pressedAt'] = String(Math.round(scrollY))), { capture: true });
    setTimeout(() => cover.remove(), 500);
  });
  await visitor.click('[role="tab"]', 'Welfare');
  await visitor.seesScreen('/cosa_facciamo/3');
  expect(await visitor.tab.evaluate(() => document.documentElement.dataset['pressedAt'])).toBe('1500');
});
