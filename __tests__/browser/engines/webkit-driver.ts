import { type Actions, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '@/lib/tools/test/find-webkit';
import { startDisplay } from './display';
import type { Engine, KeyName, Tab, TabOptions } from './driver';
import { type WebKitProcess, type WebKitSettings, startWebKitProcess } from './webkit-process';

const KEYS: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  Space: Key.SPACE,
};

/** Opens a window without bars, which alone may be as narrow as a phone. Gives its handle. */
async function openWindow(session: WebDriver, { width, height }: TabOptions): Promise<string> {
  const before = await session.getAllWindowHandles();
  const features = `width=${width},height=${height},toolbar=no,menubar=no,location=no`;
  await session.executeScript('window.open("about:blank", "", arguments[0])', features);
  return session.wait(async () => {
    const all = await session.getAllWindowHandles();
    return all.find((handle) => !before.includes(handle));
  }) as Promise<string>;
}

const MOUSE = { origin: Origin.VIEWPORT, duration: 0 };

/** Selenium has the wheel of W3C WebDriver, its types do not have it yet. */
function wheelOf(session: WebDriver) {
  return session.actions() as Actions & {
    scroll: (x: number, y: number, right: number, down: number) => Actions;
  };
}

/** Takes the window that all others are opened from, and the handle of this one. */
function tabOf(session: WebDriver, base: string, handle: string): Tab {
  const others = async (): Promise<string[]> =>
    (await session.getAllWindowHandles()).filter((other) => other !== base && other !== handle);
  const at = (x: number, y: number) => ({ ...MOUSE, x: Math.round(x), y: Math.round(y) });
  return {
    goTo: (url) => session.get(url),
    evaluate: (run, ...given) =>
      session.executeScript(`return (${String(run)}).apply(null, arguments)`, ...given),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    click: (x, y) => session.actions().move(at(x, y)).click().perform(),
    point: (x, y) => session.actions().move(at(x, y)).perform(),
    wheel: (x, y, down) => wheelOf(session).scroll(Math.round(x), Math.round(y), 0, down).perform(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height });
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    opened: async () => {
      const urls: string[] = [];
      for (const other of await others()) {
        await session.switchTo().window(other);
        urls.push(await session.getCurrentUrl());
      }
      await session.switchTo().window(handle);
      return urls;
    },
    // Nothing of W3C WebDriver tells them: the watch script of `journey-server.ts` collects them in the page.
    complaints: () => Promise.resolve([]),
    close: async () => {
      for (const window of [...(await others()), handle]) {
        await session.switchTo().window(window);
        await session.close();
      }
      await session.switchTo().window(base);
    },
  };
}

/** Starts WebKitGTK under an X server of its own; a second browser when a tab is to have less motion or no scripts. */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  const display = await startDisplay(programs.display);
  const running = new Map<string, Promise<WebKitProcess>>();
  const launch = ({ reducedMotion, scripts }: WebKitSettings): Promise<WebKitProcess> => {
    const key = JSON.stringify([reducedMotion, scripts]);
    const known = running.get(key);
    if (known) return known;
    const started = startWebKitProcess(programs.driver, display.name, { reducedMotion, scripts });
    running.set(key, started);
    return started;
  };
  return {
    name: 'webkit',
    version: (await launch({ reducedMotion: false, scripts: true })).version,
    can: { tell: false, forceColors: false },
    open: async (options) => {
      const { session } = await launch(options);
      const base = await session.getWindowHandle();
      const handle = await openWindow(session, options);
      await session.switchTo().window(handle);
      return tabOf(session, base, handle);
    },
    close: async () => {
      for (const started of running.values()) await (await started).close();
      display.close();
    },
  };
}
