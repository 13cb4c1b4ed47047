import { EVERY_ROUTE } from './every-route';
import { expect, test } from './fixtures';
import { fontsOf, openSession } from './painted-fonts';

const TITLE = 'projects/feeling/pagine/home/blocco_servizi_e_prodotti/_list/1/titolo_blocco/_value';

test('a page at a real path has the font of its headings at its first layout, so that no line of one breaks twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { load } = FontFace.prototype as { load: (this: FontFace) => Promise<FontFace> };
    FontFace.prototype.load = function () {
      Object.assign(window, { loads: [this.family, document.body] });
      return load.call(this);
    };
  });
  await page.goto('/contatti/');
  expect(await page.evaluate(() => Reflect.get(window, 'loads') as unknown)).toEqual([
    expect.stringContaining('Display'),
    null,
  ]);
});

test('a visit of every screen asks for cut fonts alone; a character that is new comes with the whole font, in the same style', async ({
  page,
  openLive,
  database,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLive();
  for (const [hash, id] of EVERY_ROUTE) {
    await page.evaluate((route) => (location.hash = route), hash);
    await expect(page.locator('html')).toHaveAttribute('data-route', id);
    await page.evaluate(async () => document.fonts.ready);
  }
  // With JavaScript, what stands in <noscript> is source code: laying it out would cost time and bring characters.
  const laidOut = await page.locator('noscript').evaluateAll((elements) =>
    elements.filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length > 0;
    }),
  );
  expect(laidOut).toEqual([]);
  const fonts = (): string[] => asked.flatMap((url) => /([\w-]+)[.\w]*\.woff2$/.exec(url)?.[1] ?? []);
  expect(fonts().filter((name) => !name.startsWith('brand-'))).toEqual([]);
  expect(fonts()).not.toEqual([]);

  await page.evaluate(() => (location.hash = '#/'));
  await database.put(TITLE, 'Kilojoule ÷ Karat');
  const session = await openSession(page);
  const block = page.locator('[id="/"] h2 span', { hasText: 'Kilojoule ÷ Karat' });
  await block.evaluate((element) => (element.id = 'changed'));
  await expect
    .poll(async () => [...new Set((await fontsOf(session, '#changed')).map((name) => name.split(' ')[0]))])
    .toEqual(['Bricolage']);
  expect(fonts().filter((name) => name.startsWith('bricolage'))).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'no heading of any screen needs a font file, so none has other lines before one comes, at any width',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/');
      // Only what is laid out has fonts.
      await page.evaluate(() => {
        for (const screen of document.querySelectorAll<HTMLElement>('.route, .route-panel'))
          screen.style.setProperty('display', 'block', 'important');
      });
      const session = await openSession(page);
      await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => {
        // The others are hidden from the eye.
        const isDisplay = (heading: Element): boolean =>
          getComputedStyle(heading).fontFamily.includes('Brand Display');
        for (const heading of headings) heading.toggleAttribute('data-display', isDisplay(heading));
      });
      const used = await fontsOf(session, '[data-display]');
      expect(used.length).toBeGreaterThan(50);
      expect([...new Set(used.map((name) => name.split(' ')[0]))]).toEqual(['Bricolage']);
    },
  );
});
