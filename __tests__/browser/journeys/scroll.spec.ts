import { expect, test } from '../engines/journey';

test('a new screen begins at its top; back and forward return to where each was left', async ({ visit }) => {
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
});

test('a link that is followed while the page still moves leads to the top of its screen, and back to where it was left', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.goLive();
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
  await visitor.until('the page stands where it was left', () => {
    const { leftAt } = window as unknown as { leftAt: number };
    return leftAt > 200 && Math.abs(window.scrollY - leftAt) < 5;
  });
});

test('a reload right after a link was followed stays at the top', async ({ visit }) => {
  const visitor = await visit();
  await visitor.goLive();
  await visitor.scrollTo(1000);
  await visitor.click('header nav a', 'Lavora');
  await visitor.seesScreen('/lavora_con_noi');
  await visitor.standsAt(0);
  await visitor.tab.reload();
  await visitor.isLive();
  expect(await visitor.scrolled()).toBe(0);
});
