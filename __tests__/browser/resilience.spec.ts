import { startDatabase } from 'realtime-database-server';
import type { Page } from '@playwright/test';
import { complaintsOf } from './complaints-of';
import { expect, test } from './fixtures';

const FOOTER = 'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value';
/** Getting the connection back takes up to 10 s; no test asserts how long. */
const PATIENCE = { timeout: 20_000 };

/** Makes the page's clock wrong by so many milliseconds. */
function shiftClock(shift: number): void {
  const real = Date;
  window.Date = new Proxy(real, {
    construct: (target, values: readonly number[]) =>
      Reflect.construct(target, values.length === 0 ? [real.now() + shift] : values) as Date,
    get: (target, name) =>
      name === 'now' ? () => real.now() + shift : (Reflect.get(target, name) as unknown),
  });
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

async function expectWholeSite(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/chi_siamo'));
  await expect(page.locator('[id="/chi_siamo"] h1')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/contatti'));
  await expect(page.locator('[id="/contatti"] h1')).toBeVisible();
  await expect(page.locator('[id="/chi_siamo"]')).toBeHidden();
  await expect(page.locator('footer')).toBeVisible();
}

test.describe('when the database', () => {
  test('is down, the page shows its snapshot and no error; it is live as soon as the database is back', async ({
    page,
    database,
  }) => {
    const complaints = complaintsOf(page);
    await database.stop();
    await page.goto('/');
    await hydrated(page);
    await expectWholeSite(page);
    await expect(page.getByText('non è disponibile')).toHaveCount(0);
    await database.start();
    await database.put(FOOTER, 'Di nuovo qui');
    await expect(page.locator('footer').getByText('Di nuovo qui')).toBeVisible(PATIENCE);
    expect(complaints).toEqual([]);
  });

  test('denies every read, the page keeps what it shows and says nothing', async ({ page, demo, port }) => {
    const rules = '{"rules":{".read":false,".write":false}}';
    const denying = await startDatabase({ port, data: demo, rules });
    const complaints = complaintsOf(page);
    const denied = page.waitForEvent('websocket').then((socket) =>
      socket.waitForEvent('framereceived', {
        predicate: ({ payload }) => String(payload).includes('permission_denied'),
      }),
    );
    await page.goto('/');
    await denied;
    await expectWholeSite(page);
    expect(complaints).toEqual([]);
    await denying.stop();
  });

  for (const [what, answer] of [
    ['never answers', ''],
    ['sends the client away because its quota is used up', '{"t":"c","d":{"t":"s","d":"quota exceeded"}}'],
  ] as const)
    test(`${what}, the page is whole`, { tag: answer === '' ? [] : '@long' }, async ({ page }) => {
      const complaints = complaintsOf(page);
      const asked: string[] = [];
      await page.routeWebSocket(/./, (socket) => {
        if (answer !== '') socket.send(answer);
        asked.push(socket.url());
      });
      await page.goto('/');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expectWholeSite(page);
      // Its client warns of what the database said.
      expect(complaints.filter((text) => !text.includes('quota exceeded'))).toEqual([]);
    });
});

test('every tab of the site is live on its own, whatever the clock of the system says; offline a page stays, and back online it catches up', async ({
  openLive,
  page,
  context,
  database,
}) => {
  await page.addInitScript(shiftClock, Date.parse('2040-01-01') - Date.now());
  const first = await openLive();
  const second = await context.newPage();
  await second.addInitScript(shiftClock, Date.parse('2001-01-01') - Date.now());
  await second.goto('/#/contatti');
  await second.waitForSelector('html[data-live]', { state: 'attached' });
  await database.put(FOOTER, 'In due schede');
  for (const tab of [first, second])
    await expect(tab.locator('footer').getByText('In due schede')).toBeVisible();
  await second.close();
  await database.put(FOOTER, 'In una scheda');
  await expect(first.locator('footer').getByText('In una scheda')).toBeVisible();

  await context.setOffline(true);
  await database.put(FOOTER, 'Scritto intanto');
  await expectWholeSite(first);
  await context.setOffline(false);
  await expect(first.locator('footer').getByText('Scritto intanto')).toBeVisible(PATIENCE);
});
