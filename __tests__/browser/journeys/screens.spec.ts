import { routesOf } from '../every-route';
import { expect, test } from '../engines/journey';

// [spec 2.27, 2.83, 4.8]
test('a link of the menu leads to its screen, with title and focus; back and forward return; two changes in one moment end on the last one, where the visitor has scrolled it; a press on a tab switches locally: the address follows, the place stays, back returns; arrow keys, Home and End go through the tabs with the focus, and back does; nothing of this loads the page again, and what stands before the # stays', async ({
  visit,
  company,
  published,
}) => {
  const visitor = await visit({ reducedMotion: false });
  const isCalled = (page: string): Promise<void> =>
    visitor.until('the title follows', (title) => document.title === title, `${page} — ${company.name}`);
  const start = 'index.html?utm_source=news';
  await visitor.goLive(`${start}#/chi_siamo`);
  await visitor.tab.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  await isCalled('Contatti');
  await visitor.until('the focus is on the heading', () => document.activeElement?.localName === 'h1');
  expect(await visitor.hash()).toBe('#/contatti');
  await visitor.tab.back();
  await visitor.seesScreen('/chi_siamo');
  await isCalled(company.about);
  await visitor.tab.forward();
  await visitor.seesScreen('/contatti');
  // Each is told, the last one twice: the page stays where the visitor has scrolled it in between.
  await visitor.tab.evaluate(() => {
    let told = 0;
    const onShown = (): void => {
      told += 1;
      if (told === 1) window.scrollTo({ top: 40, behavior: 'instant' });
      document.body.dataset['told'] = String(told);
    };
    // After the page has taken its place.
    addEventListener('routeshown', () => queueMicrotask(onShown));
    location.hash = '#/';
    location.hash = '#/chi_siamo';
  });
  await visitor.sees('body[data-told="2"]');
  await visitor.seesScreen('/chi_siamo');
  expect(await visitor.scrolled()).toBe(40);
  await isCalled(company.about);

  await visitor.tab.evaluate(() => (location.hash = '#/cosa_facciamo/1'));
  await visitor.seesScreen('/cosa_facciamo/1');
  await visitor.scrollTo(40);
  await visitor.click('[role="tab"][href*="cosa_facciamo/2"]');
  await visitor.seesScreen('/cosa_facciamo/2');
  expect(await visitor.hash()).toBe('#/cosa_facciamo/2');
  expect(await visitor.scrolled()).toBe(40);
  await visitor.sees('[role="tab"][href*="cosa_facciamo/2"][aria-selected="true"]');
  await visitor.tab.back();
  await visitor.seesScreen('/cosa_facciamo/1');
  const last = routesOf(published).filter(([, id]) => id.startsWith('/cosa_facciamo/')).length;
  await visitor.tab.evaluate(() => document.querySelector<HTMLElement>('[role="tab"]')?.focus());
  for (const [key, panel] of [
    ['ArrowRight', 2],
    ['End', last],
    ['ArrowRight', 1],
    ['ArrowLeft', last],
    ['Home', 1],
  ] as const) {
    await visitor.tab.press(key);
    await visitor.seesScreen(`/cosa_facciamo/${panel}`);
    await visitor.until(
      `the focus is on tab ${panel}`,
      (number) => document.activeElement?.id === `scheda-${number}`,
      panel,
    );
  }
  await visitor.tab.back();
  await visitor.seesScreen(`/cosa_facciamo/${last}`);
  await visitor.until(
    'the focus is on the tab that is selected again',
    (number) =>
      document.activeElement?.id === `scheda-${number}` &&
      document.activeElement.getAttribute('aria-selected') === 'true',
    last,
  );
  expect(await visitor.tab.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await visitor.tab.evaluate(() => location.pathname + location.search)).toBe(`/${start}`);
});
