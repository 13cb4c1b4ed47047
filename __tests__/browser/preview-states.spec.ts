import sharp from 'sharp';
import {
  bar,
  DRAFT,
  DRAFT_TEXT,
  inBothDatabases,
  muteDatabase,
  NAME,
  NOT_AVAILABLE,
  openPreview,
  previewAddress,
  scrollY,
  requestedPaths,
  expect,
  test,
} from './preview-page';

/** Runs before the page: keeps what every frame of it shows. */
function watchFrames(): void {
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
}

inBothDatabases((sealed) => {
  // [spec 1.6, 1.7, 2.6, 2.18, 4.1, 4.3, 4.13, 6.2]
  test('the right key shows the draft and the bar, at a route that only the draft has too, and no frame holds anything of the published page; a reload keeps the place; a link leads to the top of its page', async ({
    page,
  }) => {
    // With less motion, a transition of every property once moved the page after its place was restored.
    await page.emulateMedia({ reducedMotion: sealed ? 'reduce' : 'no-preference' });
    await page.addInitScript(watchFrames);
    await openPreview(page, '#/lavora_con_noi_dettaglio/8');
    const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
    const seen = [...new Set(frames)];
    const early = seen.filter((frame) => !frame.startsWith(sealed ? 'sealed|' : 'open|'));
    expect(early.sort()).toEqual(expect.arrayContaining(['checking|0|']));
    expect(early.filter((frame) => !['checking|0|', 'gate|0|'].includes(frame))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Torna alla job list' })).toBeVisible();
    await expect(page.getByText('Posizione non disponibile')).toBeHidden();
    await expect(page.getByText(NAME, { exact: true })).toBeVisible();

    await page.evaluate(() => (location.hash = '#/'));
    await expect(page.getByText(DRAFT_TEXT)).toBeVisible();
    const place = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener('scrollend', () => resolve(window.scrollY), { once: true });
          window.scrollTo({ top: 900, behavior: 'instant' });
        }),
    );
    expect(place).toBeGreaterThan(500);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(place);
    await page.getByRole('navigation').getByRole('link', { name: 'Contatti' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  });

  // [spec 2.5, 3.18, 3.19, 4.2, 4.4, 5.1, 6.2, 7.2, 7.4, 8.1, 9.4]
  test('with a wrong key, or none, the key is read once, nothing of the draft is asked for, and the page says it is not available', async ({
    page,
  }) => {
    const paths = requestedPaths(page);
    for (const key of ['sbagliata', '']) {
      paths.splice(0);
      await page.goto(previewAddress('#/chi_siamo', key));
      await expect(page.getByRole('heading', { name: NOT_AVAILABLE, exact: true })).toBeVisible();
      await expect(page.getByText(NAME, { exact: true })).toHaveCount(0);
      await expect(page.locator('header, footer, nav')).toHaveCount(0);
      // What a sealed database is asked with a key, it denies as a whole.
      const allowed = sealed && key !== '' ? ['/drafts/feeling'] : [];
      expect([...new Set(paths)].sort()).toEqual([...allowed, '/drafts/feeling/projectApiKey']);
      expect(paths.filter((path) => path.endsWith('projectApiKey'))).toHaveLength(1);
    }
  });

  test('a lost connection is told, and so is its return; a key that is changed meanwhile ends a sealed preview and says so; an open one goes on until it is loaded anew', async ({
    page,
    database,
  }) => {
    await openPreview(page, '#/chi_siamo');
    await database.stop();
    await expect(bar(page)).toContainText('Connessione persa');
    await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
    await database.start();
    await expect(bar(page)).toContainText('In diretta', { timeout: 30_000 });

    await page.context().setOffline(true);
    await database.put(`${DRAFT}/projectApiKey`, 'una-chiave-nuova');
    await page.context().setOffline(false);
    const told = page.getByRole('heading', { name: 'La chiave dell’anteprima è cambiata' });
    if (sealed) {
      await expect(told).toBeVisible({ timeout: 30_000 });
      await expect(bar(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Vai al sito pubblicato' })).toHaveAttribute(
        'href',
        './#/chi_siamo',
      );
    } else {
      await database.put(`${DRAFT}/pagine/chi_siamo/testo_introduzione/_value`, 'Scritto dopo la chiave');
      await expect(page.getByText('Scritto dopo la chiave')).toBeVisible({ timeout: 30_000 });
      await expect(bar(page)).toContainText('In diretta');
      await expect(told).toHaveCount(0);
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: NOT_AVAILABLE, exact: true })).toBeVisible();
    await page.goto('/robots.txt');
    await page.goto(previewAddress('#/chi_siamo', 'una-chiave-nuova'));
    await expect(bar(page)).toBeVisible();
    // Now while it is connected.
    await database.put(`${DRAFT}/projectApiKey`, 'un-altra-ancora');
    if (sealed) await expect(told).toBeVisible();
    else await expect(bar(page)).toContainText('In diretta');
  });
});

// Of one database only: no question is answered, so its rules play no part.
// [spec 4.22]
test('a database that does not answer is told after a while, and another try works', async ({ page }) => {
  const answer = await muteDatabase(page);
  await page.clock.install();
  await page.goto(previewAddress('#/contatti'));
  await expect(page.getByRole('status', { name: /Verifica/ })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('heading', { name: 'L’anteprima non risponde' })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('status', { name: /Verifica/ })).toHaveCount(0);
  answer();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
});

// [spec 4.22]
test('a preview that was told to be late goes on by itself when the answer comes', async ({ page }) => {
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\.ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (isHeld && message.toString().includes('/drafts/feeling')) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  await page.clock.install();
  await page.goto(previewAddress('#/contatti'));
  const late = page.getByRole('heading', { name: 'L’anteprima non risponde' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expect(late).toBeVisible();
  isHeld = false;
  for (const send of held) send();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  await expect(late).toHaveCount(0);
});

test('a page whose part of the draft is still on its way says so, and comes when it is there', async ({
  page,
}) => {
  // Of an open database only: a sealed one gives the whole draft at once.
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\.ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (isHeld && /"p":"\/drafts\/feeling\/pagine(?:\/chi_siamo)?"/.test(message.toString()))
        held.push(() => server.send(message));
      else server.send(message);
    });
  });
  await page.goto(previewAddress('#/contatti'));
  await expect(bar(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Chi siamo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La pagina sta arrivando' })).toBeFocused();
  await expect(page.getByRole('status', { name: 'La bozza di questa pagina sta arrivando' })).toBeVisible();
  isHeld = false;
  for (const send of held) send();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  await expect(page.getByText('La pagina sta arrivando')).toHaveCount(0);
});

// [spec 2.3, 2.4]
test('every painted frame is paper with the spinner alone, before any other script and while checking', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 480, height: 320 });
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
    // The last picture may come when the page is closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  // The first picture is of the empty tab, which is not ours to judge. Once, on a busy machine, a first picture was dark.
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  frames.length = 0;
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
  await expect(page.getByText('Non è stato possibile avviare l’anteprima')).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
});

/** How many pixels of a picture are neither paper nor white: inside the middle square of 80 pixels, and outside of it. */
async function inkOf(png: Buffer): Promise<{ inside: number; outside: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ink = { inside: 0, outside: 0 };
  const byte = (index: number): number => data[index] ?? 0;
  for (let index = 0; index < data.length; index += info.channels) {
    const isPaper = byte(index) > 244 && byte(index + 1) > 240 && byte(index + 2) > 232;
    if (isPaper) continue;
    const [x, y] = [(index / info.channels) % info.width, Math.floor(index / info.channels / info.width)];
    const isInside = Math.abs(x - info.width / 2) < 40 && Math.abs(y - info.height / 2) < 40;
    ink[isInside ? 'inside' : 'outside'] += 1;
  }
  return ink;
}
