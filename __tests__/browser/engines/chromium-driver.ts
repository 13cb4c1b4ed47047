import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumTestFlags, findChromium, findHeadlessChromium } from '@/__tests__/tools/test/find-browsers';
import type { Engine, Tab } from './driver';

/**
 * Messages that tell no fault of the page: those of Chromium 110 to 114 about features that it has only behind a flag (the attribute
 * `popover`, and the entry type `visibility-state`, which `web-vitals` asks for), and about the scripts of a document that may have none.
 */
const NO_FAULT =
  /^Found a 'popover' attribute|^Deprecated API for given entry type|^Blocked script execution .* sandboxed/;

/** Collects the errors and warnings of a page. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
    if (isComplaint && !NO_FAULT.test(message.text())) complaints.push(message.text());
  });
}

/** Goes through the history. The answer may be lost, because the page that would give it is being left. */
async function travel(page: Page, go: () => void): Promise<void> {
  await page.evaluate(go).catch((error: unknown) => {
    if (!String(error).includes('Execution context was destroyed')) throw error;
  });
}

function tabOf(context: BrowserContext, page: Page): Tab {
  const complaints: string[] = [];
  listen(page, complaints);
  return {
    goTo: async (url) => {
      await page.goto(url);
    },
    // Sent as text, because Playwright passes only one argument.
    evaluate: (run, ...given) => page.evaluate(`(${String(run)})(...${JSON.stringify(given)})`),
    back: () => travel(page, () => history.back()),
    forward: () => travel(page, () => history.forward()),
    reload: async () => {
      await page.reload();
    },
    click: (x, y) => page.mouse.click(x, y),
    point: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    opened: () =>
      Promise.resolve(
        context
          .pages()
          .filter((other) => other !== page)
          .map((other) => other.url()),
      ),
    complaints: () => Promise.resolve(complaints),
    close: () => context.close(),
  };
}

/**
 * Starts the Chromium of this machine, or the one of `CHROMIUM_PATH`.
 * @param desktop Starts the program of the desktop; otherwise the one without windows, where the machine has it.
 */
export async function startChromium(desktop: boolean): Promise<Engine> {
  const args = [...chromiumTestFlags(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];
  const executablePath = desktop ? findChromium() : findHeadlessChromium();
  const browser = await chromium.launch({ executablePath, args });
  return {
    name: 'chromium',
    version: `Chromium/${browser.version()}`,
    can: { tell: true, mail: true, prerender: false },
    open: async ({ width, height, reducedMotion, forcedColors }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        forcedColors: forcedColors ? 'active' : 'none',
      });
      return tabOf(context, await context.newPage());
    },
    close: () => browser.close(),
  };
}
