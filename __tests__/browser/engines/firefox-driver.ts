import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '@/lib/tools/test/find-browsers';
import type { Engine, Tab, TabOptions } from './driver';

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
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => {
      await page.reload();
    },
    click: (x, y) => page.mouse.click(x, y),
    point: (x, y) => page.mouse.move(x, y),
    wheel: async (x, y, down) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: down });
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    opened: async () => (await context.pages()).filter((other) => other !== page).map((other) => other.url()),
    complaints: () => Promise.resolve(complaints),
    close: () => context.close(),
  };
}

async function openTab(browser: Browser, { width, height }: TabOptions): Promise<[BrowserContext, Page]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  return [context, page];
}

type Preferences = Record<string, number | boolean | string>;

/** Requests to other machines are sent to a port where nothing listens. */
const NO_INTERNET: Preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

type SystemSettings = Omit<TabOptions, 'width' | 'height'>;

/**
 * Returns the preferences of Firefox for the visitor's system settings. Firefox reads them when it starts.
 */
function firefoxPreferences(options: SystemSettings): Preferences {
  const { reducedMotion, forcedColors, scripts } = options;
  return {
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    // 2: always the visitor's colours; 1: the page's colours.
    'browser.display.document_color_use': forcedColors ? 2 : 1,
    'javascript.enabled': scripts,
    // Frames per second. Without a graphics card Firefox needs a quarter of its processor time to draw 60.
    'layout.frame_rate': 10,
    // No process is started for a page that may never be opened.
    'dom.ipc.processPrelaunch.enabled': false,
    ...NO_INTERNET,
  };
}

/** Starts Firefox, and another one when a tab needs other system settings. */
export async function startFirefox(): Promise<Engine> {
  const running = new Map<string, Promise<Browser>>();
  const launch = (preferences: Preferences): Promise<Browser> => {
    const key = JSON.stringify(preferences);
    const known = running.get(key);
    if (known) return known;
    const browser = puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      extraPrefsFirefox: preferences,
    });
    running.set(key, browser);
    return browser;
  };
  const usual = { reducedMotion: true, forcedColors: false, scripts: true };
  return {
    name: 'firefox',
    version: await (await launch(firefoxPreferences(usual))).version(),
    can: { tell: true, forceColors: true, mail: true },
    open: async (options) => {
      const [context, page] = await openTab(await launch(firefoxPreferences(options)), options);
      return tabOf(context, page);
    },
    close: async () => {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}
