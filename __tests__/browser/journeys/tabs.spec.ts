import { expect, test } from '../engines/journey';

// [spec 2.27, 2.83, 4.8]
test('a press on a tab switches locally: the address follows, the place stays, back returns; arrow keys, Home and End go through the tabs with the focus', async ({
  visit,
  company,
}) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.goLive('#/cosa_facciamo/1');
  await visitor.scrollTo(40);
  await visitor.click('[role="tab"][href*="cosa_facciamo/2"]');
  await visitor.seesScreen('/cosa_facciamo/2');
  expect(await visitor.hash()).toBe('#/cosa_facciamo/2');
  expect(await visitor.scrolled()).toBe(40);
  await visitor.sees('[role="tab"][href*="cosa_facciamo/2"][aria-selected="true"]');
  await visitor.tab.back();
  await visitor.seesScreen('/cosa_facciamo/1');
  const last = company.lacks.includes('/cosa_facciamo/3') ? 2 : 3;
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
});
