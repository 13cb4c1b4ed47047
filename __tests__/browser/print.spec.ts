import { EVERY_ROUTE, ONE_OF_EACH } from './every-route';
import { expect, test } from './fixtures';
import { notForPaper } from './layout/not-for-paper';
import { isLongRun } from './long-run';

/* What a visitor gets on paper. A sheet of A4 between margins of 14 mm is 688 CSS pixels wide. */

const SHEET = { width: 688, height: 1000 };

/** How many sheets a PDF of Chromium has: it writes one object of type Page for each. */
function sheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

// [spec 2.14]
test('on paper a slider shows its current slide alone, as wide as its place; every route is the shown screen alone, in ink on white, without anything to press; it takes two sheets at most, a position one; a link tells its address, unless its words do, and what leads to a screen is left out; a short screen is as high as what it holds', async ({
  openLive,
}) => {
  test.setTimeout(120_000);
  const page = await openLive();
  const slider = page.locator('.swiper-initialized').first();
  await slider.waitFor();
  await page.getByRole('button', { name: 'Vai alla diapositiva 2 di' }).first().click();
  await expect(page.locator('.swiper-slide-active[aria-label^="2 di"]').first()).toBeVisible();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const slides = slider.locator('.swiper-slide');
  await expect(slides.filter({ visible: true })).toHaveCount(1);
  const { place, slide } = await slider.evaluate((element) => ({
    place: element.getBoundingClientRect().toJSON(),
    slide: element.querySelector('.swiper-slide-active')?.getBoundingClientRect().toJSON(),
  }));
  expect(slide).toMatchObject({ left: place.left, width: place.width });

  await expect(page.locator('header').getByText('Feeling', { exact: true })).toBeVisible();
  for (const [hash, id] of EVERY_ROUTE) {
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    expect(await page.evaluate(notForPaper, id), hash).toEqual([]);
    if (!isLongRun && !ONE_OF_EACH.has(hash)) continue;
    const count = sheets(await page.pdf({ format: 'A4' }));
    expect(count, hash).toBeGreaterThan(0);
    expect(count, hash).toBeLessThanOrEqual(hash.includes('dettaglio') ? 1 : 2);
  }

  const written = (name: RegExp): Promise<string> =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  // The last route was that of the contacts.
  expect(await written(/Scrivi a ciao@feeling.example/)).toBe('none');
  // Firefox adds an empty sheet to a page that is as high as its window.
  await page.setViewportSize({ ...SHEET, height: 4000 });
  expect(await page.evaluate(() => document.body.offsetHeight)).toBeLessThan(SHEET.height);
  await page.evaluate(() => (location.hash = '#/lavora_con_noi'));
  await expect(page.locator('[id="/lavora_con_noi"]')).toBeVisible();
  expect(await written(/Candidati lo stesso/)).toBe('"lavoro@feeling.example"');
  await page.evaluate(() => (location.hash = '#/chi_siamo'));
  await expect(page.locator('[id="/chi_siamo"]')).toBeVisible();
  await expect(page.getByText('Vedi le posizioni aperte')).toBeHidden();
});
