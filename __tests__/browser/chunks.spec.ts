import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { previewAddress } from './preview-page';

const FOOTER = 'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value';
const SCRIPTS = '**/_next/static/**/*.js';
const LIMIT_MS = 120_000;

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** The addresses of the scripts that every page starts; all others are loaded on need. */
async function startedScripts(site: string): Promise<string[]> {
  const html = await (await fetch(site)).text();
  return (/data-sources="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
}

async function expectReadable(page: Page): Promise<void> {
  await page.locator('a[href="./#/chi_siamo"]').first().click();
  await expect(page.locator('[id="/chi_siamo"] h1')).toBeVisible();
  await expect(page.locator('[id="/"]')).toBeHidden();
}

test.describe('when the scripts of the page', () => {
  test('fail, each is tried once more, the page stays readable and quietly offers to reload; an editor sees a message', async ({
    page,
  }) => {
    const asked: string[] = [];
    let fail = (): void => undefined;
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route(SCRIPTS, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.abort();
    });
    await page.goto('/');
    const offer = page.getByRole('link', { name: 'Ricarica la pagina' });
    await expect(offer).toBeHidden();
    fail();
    await page.waitForSelector('html[data-scripts="failed"]', { state: 'attached' });
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(1);
    await expectReadable(page);
    await expect(offer).toBeVisible();
    await page.unroute(SCRIPTS);
    await offer.click();
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await expect(page).toHaveURL(/#\/chi_siamo$/);
    await expect(offer).toBeHidden();

    // Editors have nothing to read without scripts.
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(previewAddress('#/chi_siamo'));
    await expect(page.getByRole('alert')).toContainText('Non è stato possibile avviare l’anteprima');
  });

  // [spec 7.21, 9.14]
  test('never arrive, they are given up after 120 seconds and one retry', async ({ page }) => {
    const errors = errorsOf(page);
    let asked = 0;
    await page.route(SCRIPTS, () => void (asked += 1));
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(5000);
    await expect.poll(() => asked).toBe(1);
    await expectReadable(page);
    await page.clock.runFor(LIMIT_MS - 10_000);
    expect(asked).toBe(1);
    expect(errors).toEqual([]);
    await page.clock.runFor(10_000);
    await expect.poll(() => asked).toBe(2);
    // Reported when the time is over; the second try follows without a word.
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toMatch(/^script \S+ did not load: no answer in 120 seconds$/);
    await expect(page.getByRole('link', { name: 'Ricarica la pagina' })).toBeVisible();
    await page.clock.runFor(LIMIT_MS);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    expect(errors).toHaveLength(1);
    await expectReadable(page);
  });
});

// [spec 2.78]
test('parts loaded on need that fail are tried once more; then the slides can be scrolled, and the page says that it does not follow the content', async ({
  page,
  site,
}) => {
  const errors = errorsOf(page);
  const started = await startedScripts(site.url);
  const failed = new Map<string, number>();
  await page.route(SCRIPTS, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (started.includes(pathname)) return route.continue();
    failed.set(pathname, (failed.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  await page.goto('/');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect.poll(() => [...failed.values()].filter((count) => count >= 2).length).toBeGreaterThan(1);
  const cover = page.locator('[id="/"] .swiper').first();
  // The row has elements of its own: what is scrolled before it is there is lost.
  await expect(cover).toHaveAttribute('data-row');
  await expect(cover.locator('.swiper-slide').last().locator('img, video')).toHaveCount(1);
  await cover.locator('.swiper-wrapper').evaluate((row) => row.scrollTo(row.scrollWidth, 0));
  await expect(cover.locator('.swiper-slide').last()).toBeInViewport();
  const ofCover = page.locator('[aria-roledescription="carosello"]').filter({ has: cover });
  await expect(ofCover.getByRole('button')).toHaveCount(0);
  await expectReadable(page);
  await expect(page.getByRole('link', { name: 'Ricarica la pagina' })).toBeVisible();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toMatch(/^script \S+ did not load: /);
});

test(
  'a part loaded on need that never arrives is asked for once more after 120 seconds, apart from the first request',
  { tag: '@long' },
  async ({ page, site, database }) => {
    const started = await startedScripts(site.url);
    const held = new Set<string>();
    let answerRetries = (): void => undefined;
    const offerWasSeen = new Promise<void>((resolve) => (answerRetries = resolve));
    await page.route(SCRIPTS, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (started.includes(pathname)) return route.continue();
      if (held.has(pathname)) return offerWasSeen.then(() => route.continue());
      held.add(pathname);
    });
    await page.clock.install();
    await page.goto('/#/contatti');
    // Idle moments and the runtime's pause before another try are time as well.
    await expect(async () => {
      await page.clock.runFor(500);
      expect(held.size).toBeGreaterThan(0);
    }).toPass();
    const html = page.locator('html');
    await expect(html).not.toHaveAttribute('data-live');
    const offer = page.getByRole('link', { name: 'Ricarica la pagina' });
    await expect(offer).toBeHidden();
    await page.clock.runFor(LIMIT_MS);
    // A page that is live again takes the offer back, so the retries are answered only now.
    await expect(offer).toBeVisible();
    answerRetries();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(html).toHaveAttribute('data-live', { timeout: 500 });
    }).toPass();
    await expect(offer).toBeHidden();
    await database.put(FOOTER, 'Arrivato al secondo tentativo');
    await expect(async () => {
      await page.clock.runFor(LIMIT_MS / 2);
      await expect(page.locator('footer').getByText('Arrivato al secondo tentativo')).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  },
);

test('no script is requested while a picture of the first view is on its way; one that never arrives does not keep the page from coming to life', async ({
  page,
  database: _database,
}) => {
  await page.route('**/*.{avif,webp,jpg,png}', () => undefined);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', { timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('the sanitiser is downloaded only when new HTML has come, not for a text beside HTML that is shown; one that could not be loaded is loaded with the next change', async ({
  openLive,
  database,
}) => {
  // A screen without sliders, whose measuring has begun, so that nothing else is loaded meanwhile.
  const page = await openLive('#/contatti');
  await page.waitForFunction(() => '__vitals' in window);
  const errors = errorsOf(page);
  // What reads a changed value comes with the first one.
  await database.put(FOOTER, 'Il primo');
  await expect(page.locator('footer').getByText('Il primo')).toBeVisible();
  // The sanitiser may share one of its files with the preview.
  const failed = new Map<string, number>();
  await page.route(SCRIPTS, async (route) => {
    const { pathname } = new URL(route.request().url());
    failed.set(pathname, (failed.get(pathname) ?? 0) + 1);
    await route.abort();
  });
  await database.put(FOOTER, 'Arrivato da solo');
  await expect(page.locator('footer').getByText('Arrivato da solo')).toBeVisible();
  expect([...failed]).toEqual([]);
  await database.put(FOOTER, 'Primo <b>tentativo</b>');
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expect.poll(() => [...failed.values()].filter((count) => count !== 2)).toEqual([]);
  await expect(page.locator('footer').getByText('Primo')).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await database.put(FOOTER, 'Secondo <b>tentativo</b>');
  await expect(page.locator('footer').getByText('Secondo tentativo')).toBeVisible();
  expect(errors).toHaveLength(failed.size);
  for (const error of errors) expect(error).toMatch(/^script \S+ did not load: /);
});
