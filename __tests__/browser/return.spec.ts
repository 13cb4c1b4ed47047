import { expect, test } from './fixtures';

const FOOTER = 'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value';

test('a page that something else changed before it came to life still comes to life, Trusted Types enforced', async ({
  page,
  database,
}) => {
  // What translators and extensions do: React then renders the whole site anew.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('footer')?.remove();
      document.querySelector('main h1')?.remove();
    });
  });
  await page.goto('/#/chi_siamo');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await database.put(FOOTER, 'Scritto <b>dopo</b>');
  await expect(page.locator('footer').getByText('Scritto dopo')).toBeVisible();
  await expect(page.locator('[id="/chi_siamo"] h1')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/contatti'));
  await expect(page.locator('[id="/contatti"] h1')).toBeVisible();
  await expect(page.locator('[id="/chi_siamo"]')).toBeHidden();
});

test('no text becomes a script or HTML in the page: Trusted Types refuse it; leaving closes the socket, which would keep the page out of the back/forward cache', async ({
  openLive,
  page,
}) => {
  const closed = page.waitForEvent('websocket').then(async (socket) => socket.waitForEvent('close'));
  await openLive();
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      html: () => (document.body.innerHTML = '<b>x</b>'),
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src=x>'),
      script: () => (document.createElement('script').text = '1'),
      foreign: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      frame: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
    };
    return Object.entries(tries).filter(([, run]) => {
      try {
        run();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused.map(([name]) => name)).toEqual(['html', 'markup', 'script', 'foreign', 'frame']);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await closed;
});
