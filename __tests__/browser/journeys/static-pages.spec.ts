import { expect, test } from '../engines/journey';

test('a screen after the # of a static page is followed, when the page opens and when somebody writes it there', async ({
  visit,
  expectComplaints,
}) => {
  // The page of an unknown address leads on, and is one all the same.
  expectComplaints(/status of 404/);
  const visitor = await visit();
  await visitor.go('chi_siamo/#/contatti');
  await visitor.seesScreen('/contatti');
  expect(await visitor.tab.evaluate(() => location.pathname + location.hash)).toBe('/#/contatti');
  await visitor.go('chi_siamo/');
  await visitor.sees('h1', 'Chi siamo');
  await visitor.tab.evaluate(() => void (location.hash = '#/contatti'));
  await visitor.seesScreen('/contatti');
  // A program has escaped the #.
  for (const address of ['%23/chi_siamo', 'index.html%23%2Fchi_siamo', '?from=mail%23/chi_siamo']) {
    await visitor.go(address);
    await visitor.seesScreen('/chi_siamo');
    expect(await visitor.hash()).toBe('#/chi_siamo');
  }
});
