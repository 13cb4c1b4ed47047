import { expect, test } from '../engines/journey';

test('a new screen begins at its top, also when it is loaded again at once; back and forward return to where each was left', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.goLive();
  await visitor.scrollTo(900);
  await visitor.click('header nav a', 'Chi siamo');
  await visitor.seesScreen('/chi_siamo');
  await visitor.standsAt(0);
  await visitor.scrollTo(120);
  await visitor.tab.back();
  await visitor.seesScreen('/');
  await visitor.standsAt(900);
  await visitor.tab.forward();
  await visitor.seesScreen('/chi_siamo');
  await visitor.standsAt(120);
  await visitor.settleAt(400);
  await visitor.click('header nav a', 'Lavora');
  await visitor.seesScreen('/lavora_con_noi');
  await visitor.standsAt(0);
  await visitor.tab.reload();
  await visitor.isLive();
  expect(await visitor.scrolled()).toBe(0);
});

test('a link that is followed while the page still moves leads to the top of its screen, and back to where it was left', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.goLive();
  // Texts may have a line less in the brand's face: the end of the page moves up then, with the next screen at the latest.
  await visitor.tab.evaluate(async () => {
    document.documentElement.dataset['lateFonts'] = '';
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
});
