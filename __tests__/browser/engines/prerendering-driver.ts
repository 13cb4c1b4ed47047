import { chromiumTestFlags } from '@/__tests__/tools/test/find-browsers';
import { startPrerendering } from '@/__tests__/tools/test/prerendering-chromium';
import type { Engine } from './driver';
import { openTab } from './puppeteer-tab';

/**
 * Starts a Chromium that prerenders pages. Visitors of this engine prefer reduced motion.
 */
export async function startPrerenderingChromium(): Promise<Engine> {
  const only = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await startPrerendering([...chromiumTestFlags(), only, '--force-prefers-reduced-motion']);
  return {
    name: 'chromium',
    version: await browser.version(),
    can: { tell: true, mail: true, prerender: true },
    open: (options) => openTab(browser, options),
    close: () => browser.close(),
  };
}
