import sharp from 'sharp';
import { KEY, muteDatabase, openPreview, previewAddress, requestedPaths, expect, test } from './preview-page';

const NOT_AVAILABLE = 'Anteprima non disponibile per questo progetto';
const DRAFT_TEXT = 'Siamo sessantasette';
const bar = 'ANTEPRIMA';

for (const sealed of [false, true]) {
  test.describe(sealed ? 'a sealed database' : 'an open database', () => {
    test.use({ sealed });

    test('the right key shows the draft and the bar', async ({ page }) => {
      await openPreview(page);
      await expect(page.getByText(DRAFT_TEXT)).toBeVisible();
      await expect(page.getByText(bar, { exact: true })).toBeVisible();
    });

    test('every route of the draft can be entered directly', async ({ page }) => {
      for (const [hash, heading] of [
        ['#/cosa_facciamo/2', 'Cosa facciamo'],
        ['#/chi_siamo', 'Chi siamo'],
        ['#/contatti', 'Contatti'],
      ] as const) {
        await page.goto('about:blank');
        await openPreview(page, hash);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      await page.goto('about:blank');
      await openPreview(page, '#/lavora_con_noi_dettaglio/8');
      await expect(page.getByRole('link', { name: 'Torna alla job list' })).toBeVisible();
      await expect(page.getByText('Posizione non disponibile')).toBeHidden();
    });

    for (const [what, key] of [
      ['a wrong', 'sbagliata'],
      ['no', ''],
    ] as const) {
      test(`with ${what} key nothing of the draft is asked for, and the page says it is not available`, async ({
        page,
      }) => {
        const paths = requestedPaths(page);
        await page.goto(previewAddress('#/chi_siamo', key));
        await expect(page.getByRole('heading', { name: NOT_AVAILABLE, exact: true })).toBeVisible();
        await expect(page.getByText(bar, { exact: true })).toHaveCount(0);
        await expect(page.locator('header, footer, nav')).toHaveCount(0);
        // What a sealed database is asked with a key, it denies as a whole.
        const allowed = sealed && key !== '' ? ['/drafts/feeling'] : [];
        expect([...new Set(paths)].sort()).toEqual([...allowed, '/drafts/feeling/projectApiKey']);
      });
    }

    test('a database that does not answer is told after a while, and another try works', async ({ page }) => {
      const answer = await muteDatabase(page);
      await page.goto(previewAddress('#/contatti'));
      await expect(page.getByRole('status', { name: /Verifica/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'L’anteprima non risponde' })).toBeVisible({
        timeout: 15_000,
      });
      await expect(page.getByRole('status', { name: /Verifica/ })).toHaveCount(0);
      answer();
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(page.getByText(bar, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
    });
  });
}

for (const value of ['TRUE', '1', 'yes', '']) {
  test(`draft=${value} is not draft mode: the published site is shown`, async ({ page }) => {
    const paths = requestedPaths(page);
    await page.goto(`/?draft=${value}&projectApiKey=${KEY}`);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    await expect(page.getByText(bar, { exact: true })).toHaveCount(0);
    expect(paths.filter((path) => path.startsWith('/drafts'))).toEqual([]);
  });
}

test('the parameters may stand inside the hash; the address is put in order', async ({ page }) => {
  await page.goto(`/#/chi_siamo?draft=true&projectApiKey=${KEY}`);
  await expect(page.getByText(bar, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(
    `/?draft=true&projectApiKey=${KEY}#/chi_siamo`.slice(1),
  );
});

test('draft mode is kept from search engines and sends no referrer; the published site is not', async ({
  page,
}) => {
  await openPreview(page);
  await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="referrer"]').last()).toHaveAttribute('content', 'no-referrer');
  await page.goto('/');
  await expect(page.locator('meta[content="noindex"]')).toHaveCount(0);
});

test('links stay in the preview without loading the page again; a new tab without the query is published', async ({
  page,
  context,
}) => {
  await openPreview(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  expect(page.url()).toContain(`?draft=true&projectApiKey=${KEY}#/contatti`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const links = await page
    .locator('a[href*="#/"]:visible:not(aside a)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(3);
  for (const href of links) expect(href).toContain(`./?draft=true&projectApiKey=${KEY}#/`);

  const tab = await context.newPage();
  await tab.goto('/');
  await tab.waitForSelector('html[data-live]', { state: 'attached' });
  await expect(tab.getByText(bar, { exact: true })).toHaveCount(0);
  await expect(tab.getByText(DRAFT_TEXT)).toHaveCount(0);
});

test('an address with the parameters in another order still moves within the page', async ({ page }) => {
  await page.goto(`/?projectApiKey=${KEY}&utm_source=mail&draft=true`);
  await expect(page.getByText(bar, { exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('when the preview’s own scripts do not arrive the page says so', async ({ page }) => {
  const before: string[] = [];
  page.on('request', (request) => before.push(request.url()));
  await page.goto('/');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  const known = new Set(before);
  await page.route('**/*.js', (route) =>
    known.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(previewAddress());
  await expect(page.getByText('Non è stato possibile caricare la pagina.')).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(bar, { exact: true })).toBeVisible();
});

test('visitors never download anything of the preview', async ({ page, database, context }) => {
  const files: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$|\/$/.test(new URL(response.url()).pathname)) files.push(response.text());
  });
  await page.goto('/');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await database.put(
    'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value',
    'Ora <b>nuovo</b>',
  );
  await expect(page.locator('footer').getByText('Ora nuovo')).toBeVisible();
  const code = (await Promise.all(files)).join('\n');
  expect(code.length).toBeGreaterThan(300_000);
  expect(code).toContain('<!DOCTYPE html>');

  const preview = await context.newPage();
  await openPreview(preview);
  await preview.getByRole('button', { name: /Tutte le modifiche/ }).click();
  const classes = await preview
    .locator(
      'aside[aria-label="Anteprima"], [data-connected], [aria-label="Anteprima"] [role="group"], dialog',
    )
    .evaluateAll((elements) => elements.map((element) => element.classList[0] ?? ''));
  expect(new Set(classes).size).toBe(4);
  for (const word of [
    bar,
    NOT_AVAILABLE,
    'L’anteprima non risponde',
    'Verifica dell',
    'Modifica successiva',
    'Permission denied',
    'drafts/',
    'senza testo alternativo',
    '[data-changed',
    '[data-arrived',
    'data-preview=open',
    ...classes,
  ]) {
    expect([word, code.includes(word)]).toEqual([word, false]);
  }
});

test.describe('from the first paint', () => {
  test('no frame of draft mode holds anything of the published page', async ({ page }) => {
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { frames_: frames });
      const look = (): void => {
        const state = document.documentElement.dataset['preview'] ?? 'none';
        const text = (document.body as HTMLElement | null)?.innerText.trim() ?? '';
        const pictures = [...document.images].filter((image) => image.checkVisibility()).length;
        frames.push(`${state}|${pictures}|${text.slice(0, 200)}`);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await openPreview(page, '#/chi_siamo');
    const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
    const seen = [...new Set(frames)];
    const early = seen.filter((frame) => !frame.startsWith('open|'));
    expect(early.sort()).toEqual(expect.arrayContaining(['checking|0|']));
    expect(early.filter((frame) => !['checking|0|', 'gate|0|'].includes(frame))).toEqual([]);
  });

  test('every painted frame is paper with the spinner alone, before any other script and while checking', async ({
    page,
  }) => {
    await muteDatabase(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const session = await page.context().newCDPSession(page);
    const frames: Buffer[] = [];
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(Buffer.from(data, 'base64'));
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.goto(previewAddress(), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => frames.length).toBeGreaterThan(8);
    const beforeScripts = await page.screenshot();
    release();
    await page.waitForSelector('html[data-preview="gate"]', { state: 'attached' });
    const before = frames.length;
    await expect.poll(() => frames.length).toBeGreaterThan(before + 8);
    await session.send('Page.stopScreencast');

    expect((await inkOf(beforeScripts)).inside).toBeGreaterThan(100);
    const inks = await Promise.all(frames.map(inkOf));
    expect(inks.map(({ outside }) => outside)).toEqual(inks.map(() => 0));
    expect(inks.filter(({ inside }) => inside > 100).length).toBeGreaterThan(8);
  });
});

/** How many pixels of a picture are neither paper nor white: inside the middle square of 80 pixels, and outside of it. */
async function inkOf(png: Buffer): Promise<{ inside: number; outside: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ink = { inside: 0, outside: 0 };
  for (let index = 0; index < data.length; index += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    const isPaper = red > 244 && green > 240 && blue > 232;
    if (isPaper) continue;
    const [x, y] = [(index / info.channels) % info.width, Math.floor(index / info.channels / info.width)];
    const isInside = Math.abs(x - info.width / 2) < 40 && Math.abs(y - info.height / 2) < 40;
    ink[isInside ? 'inside' : 'outside'] += 1;
  }
  return ink;
}
