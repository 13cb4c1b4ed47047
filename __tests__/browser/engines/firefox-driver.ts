import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from '@/__tests__/tools/test/find-browsers';
import type { Engine, TabOptions } from './driver';
import { openTab } from './puppeteer-tab';

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
  const { reducedMotion, forcedColors } = options;
  return {
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    // 2: always the visitor's colours; 1: the page's colours.
    'browser.display.document_color_use': forcedColors ? 2 : 1,
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
  const usual = { reducedMotion: true, forcedColors: false };
  return {
    name: 'firefox',
    version: await (await launch(firefoxPreferences(usual))).version(),
    can: { tell: true, mail: true, prerender: false },
    open: async (options) => openTab(await launch(firefoxPreferences(options)), options),
    close: async () => {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}
