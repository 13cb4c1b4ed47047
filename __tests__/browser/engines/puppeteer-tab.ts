import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { Tab, TabOptions } from './driver';

/**
 * Firefox complains of a font that was on its way when the visitor left or reloaded the page (0x804B0002, `NS_BINDING_ABORTED`). Nothing is
 * wrong then; any other status is a complaint.
 */
const LEFT_MEANWHILE = /^downloadable font: download failed .* status=2152398850 /;

/** Collects the errors and warnings of a page. Firefox's own messages come as errors of the page. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error);
    if (!LEFT_MEANWHILE.test(text)) complaints.push(text);
  });
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) complaints.push(message.text());
  });
}

/** Goes through the history. The answer may be lost, because the page that would give it is being left. */
async function travel(page: Page, go: () => void): Promise<void> {
  await page.evaluate(go).catch((error: unknown) => {
    if (!/context was destroyed|detached|closed/i.test(String(error))) throw error;
  });
}

function tabOf(context: BrowserContext, page: Page): Tab {
  const complaints: string[] = [];
  listen(page, complaints);
  return {
    goTo: async (url) => {
      await page.goto(url);
    },
    evaluate: (run, ...given) => page.evaluate(run as unknown as (...values: unknown[]) => never, ...given),
    // Puppeteer's own back and forward wait for a load event, which does not come in Firefox when only the
    // hash changes.
    back: () => travel(page, () => history.back()),
    forward: () => travel(page, () => history.forward()),
    reload: async () => {
      await page.reload();
    },
    click: (x, y) => page.mouse.click(x, y),
    point: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    opened: async () => (await context.pages()).filter((other) => other !== page).map((other) => other.url()),
    complaints: () => Promise.resolve(complaints),
    close: () => context.close(),
  };
}

/** Opens a tab in a browser that Puppeteer controls. The system settings of the visitor are those of the browser. */
export async function openTab(browser: Browser, { width, height }: TabOptions): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  return tabOf(context, page);
}
