import 'still-live/bound/whole';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { runCommand } from 'still-live/build/command/command';
import { startStaticServer } from 'still-live/build/serve/static-server';
import { exampleRoutes } from './example-routes';
import { chromiumFlags, findChromium } from '@/__tests__/tools/test/find-browsers';

const WIDTHS = [360, 768, 1280, 1920];
const routes = () =>
  exampleRoutes('1', '999').map((id) => [id.slice(1).replaceAll('/', '-') || 'home', `#${id}`] as const);
const TARGET = 'screenshots';

async function shoot(page: Page, name: string, width: number): Promise<void> {
  // Pictures below the window would come when somebody scrolls to them.
  await page.evaluate(() => {
    const visible = [...document.images].filter((image) => image.checkVisibility());
    for (const image of visible) image.loading = 'eager';
    return Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: join(TARGET, `${name}-${width}.png`), fullPage: true });
  console.log(`${TARGET}/${name}-${width}.png`);
}

async function shootMenu(page: Page, width: number): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Apri il menu' });
  if (!(await toggle.isVisible())) return;
  await toggle.click();
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(TARGET, `menu-${width}.png`) });
}

/** `npm run screenshots`: every route of an export at four widths, as whole pages, into `screenshots/`. */
runCommand(async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'out' } } });
  await access(join(values.dir, 'index.html')).catch(() => {
    throw new Error(
      `${values.dir}: there is no export; run "npm start" or "npm run build", or name one with --dir`,
    );
  });
  await mkdir(TARGET, { recursive: true });
  const server = await startStaticServer({ dir: values.dir, port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 780 : 900 },
        locale: 'it-IT',
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, hash] of routes()) {
        await page.goto(`${server.url}/${hash}`);
        await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
        await shoot(page, name, width);
      }
      await shootMenu(page, width);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
