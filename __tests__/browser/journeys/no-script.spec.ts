import { ALIASES, isGone, ONE_OF_EACH, routesOf } from '../every-route';
import { expect, test } from '../engines/journey';

// [spec 2.1, 2.19, 2.20, 2.21, 2.22, 2.23, 2.25, 4.5]
test('without scripts every route shows its screen alone', async ({ visit, published }) => {
  // Without scripts browsers load no picture late: every visit would decode all pictures of the site.
  const visitor = await visit({ scripts: false, pictures: false });
  for (const [hash, id] of [...routesOf(published), ...ALIASES]) {
    // Only a script can tell that a position is gone.
    if (isGone(hash)) continue;
    // One address of each kind is loaded; to the others the page changes, as with a link.
    if (ONE_OF_EACH.has(hash)) await visitor.go(hash);
    else await visitor.tab.evaluate((next) => (location.hash = next), hash);
    await visitor.seesScreen(id);
    if (!/^\/cosa_facciamo\/\d$/.test(id)) continue;
    await visitor.until(
      `the tab of ${id} alone has its colour`,
      (code) => {
        const tabs = [...document.querySelectorAll<HTMLElement>('a[data-tab]')];
        const painted = tabs.filter((tab) => getComputedStyle(tab).backgroundColor !== 'rgba(0, 0, 0, 0)');
        return tabs.length < 2 || (painted.length === 1 && painted[0]?.dataset['tab'] === code);
      },
      id.slice(-1),
    );
  }
});

// [spec 2.16]
test('without scripts links change the screen and back returns, on a phone too, where the menu stands in the page', async ({
  visit,
}) => {
  const visitor = await visit({ scripts: false, width: 360, height: 740 });
  await visitor.go('');
  expect(await visitor.count('header button', 'Apri il menu')).toBe(0);
  await visitor.click('header nav a[href="./#/chi_siamo"]');
  await visitor.seesScreen('/chi_siamo');
  await visitor.click('header nav a', 'Contatti');
  await visitor.seesScreen('/contatti');
  await visitor.tab.back();
  await visitor.seesScreen('/chi_siamo');
});
