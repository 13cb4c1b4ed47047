import puppeteer from 'puppeteer-core';
import { chromiumTestFlags, findHeadlessChromium } from '@/lib/tools/test/find-browsers';
import type { Engine } from './driver';
import { openTab } from './puppeteer-tab';

/**
 * Starts a Chromium that prerenders pages. Under Playwright it does not (`PrerenderingDisabledByDevTools`), under
 * Puppeteer it does. Visitors of this engine prefer reduced motion.
 */
export async function startPrerenderingChromium(): Promise<Engine> {
  const only = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await puppeteer.launch({
    executablePath: findHeadlessChromium(),
    args: [...chromiumTestFlags(), only, '--force-prefers-reduced-motion'],
  });
  return {
    name: 'chromium',
    version: await browser.version(),
    can: { tell: true, forceColors: false, mail: true, prerender: true },
    open: (options) => openTab(browser, options),
    close: () => browser.close(),
  };
}
