import puppeteer from 'puppeteer-core';
import { Deferred } from 'puppeteer-core/internal/util/Deferred.js';
import { chromiumTestFlags, findHeadlessChromium } from '@/lib/tools/test/find-browsers';
import type { Engine } from './driver';
import { openTab } from './puppeteer-tab';

/**
 * Puppeteer gives a page up when the prerendered one is not in its place within 100 ms (`#onClientDisconnect` in its
 * FrameManager.js). A busy machine takes longer.
 */
function waitForActivations(): void {
  const create = Deferred.create.bind(Deferred);
  const patient = (options: Parameters<typeof create>[0]) =>
    create(options?.message === 'Frame was not swapped' ? { ...options, timeout: 60_000 } : options);
  Object.assign(Deferred, { create: patient });
}

/**
 * Starts a Chromium that prerenders pages. Under Playwright it does not (`PrerenderingDisabledByDevTools`), under
 * Puppeteer it does. Visitors of this engine prefer reduced motion.
 */
export async function startPrerenderingChromium(): Promise<Engine> {
  const only = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  waitForActivations();
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
