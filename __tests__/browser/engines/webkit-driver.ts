import { type Actions, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '@/lib/tools/test/find-browsers';
import { startDisplay } from './display';
import type { Engine, KeyName, Tab, TabOptions } from './driver';
import { type WebKitProcess, startWebKitProcess } from './webkit-process';

const KEYS: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
};

/** Opens a window without bars; only such a window can be as narrow as a phone. Returns its handle. */
async function openWindow(session: WebDriver, { width, height }: TabOptions): Promise<string> {
  const before = await session.getAllWindowHandles();
  const features = `width=${width},height=${height},toolbar=no,menubar=no,location=no`;
  await session.executeScript('window.open("about:blank", "", arguments[0])', features);
  const found = async (): Promise<string | undefined> =>
    (await session.getAllWindowHandles()).find((handle) => !before.includes(handle));
  return session.wait(found, 30_000, 'WebKit: no window was opened', 20) as Promise<string>;
}

const MOUSE = { origin: Origin.VIEWPORT, duration: 0 };

/** Selenium supports the wheel of W3C WebDriver, but its types do not. */
function wheelOf(session: WebDriver) {
  return session.actions() as Actions & {
    scroll: (x: number, y: number, right: number, down: number) => Actions;
  };
}

/** A session, the window from which all others are opened, and the tabs of a journey. */
interface Windows {
  readonly session: WebDriver;
  readonly base: string;
  readonly tabs: Set<string>;
  /** The window that was selected last. */
  selected: string;
}

/** Selects a window: a command of W3C WebDriver goes to the one that was selected last. */
async function select(windows: Windows, handle: string): Promise<WebDriver> {
  if (windows.selected !== handle) await windows.session.switchTo().window(handle);
  windows.selected = handle;
  return windows.session;
}

async function firstWindow(session: WebDriver): Promise<Omit<Windows, 'session'>> {
  const base = await session.getWindowHandle();
  return { base, tabs: new Set(), selected: base };
}

/** Draws a corner of one pixel anew all the time; the second call ends it. */
function drawCorner(): void {
  const page = window as { endOfCorner?: () => void };
  if (page.endOfCorner) {
    page.endOfCorner();
    delete page.endOfCorner;
    return;
  }
  const corner = document.createElement('i');
  corner.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px';
  document.documentElement.append(corner);
  const drawing = setInterval(() => {
    corner.style.background = corner.style.background === '' ? '#fff' : '';
  }, 50);
  page.endOfCorner = () => {
    clearInterval(drawing);
    corner.remove();
  };
}

/** Takes a picture of the window. WebKitGTK takes it with the next frame, and a page at rest draws none. */
async function takePicture(session: WebDriver): Promise<Buffer> {
  await session.executeScript(`(${String(drawCorner)})()`);
  const picture = await session.takeScreenshot();
  await session.executeScript(`(${String(drawCorner)})()`);
  return Buffer.from(picture, 'base64');
}

function tabOf(windows: Windows, handle: string): Tab {
  const { session, base, tabs } = windows;
  tabs.add(handle);
  const here = (): Promise<WebDriver> => select(windows, handle);
  const others = async (): Promise<string[]> =>
    (await session.getAllWindowHandles()).filter((other) => other !== base && !tabs.has(other));
  const at = (x: number, y: number) => ({ ...MOUSE, x: Math.round(x), y: Math.round(y) });
  return {
    goTo: async (url) => (await here()).get(url),
    evaluate: async (run, ...given) =>
      (await here()).executeScript(`return (${String(run)}).apply(null, arguments)`, ...given),
    back: async () => (await here()).navigate().back(),
    forward: async () => (await here()).navigate().forward(),
    reload: async () => (await here()).navigate().refresh(),
    click: async (x, y) => (await here()).actions().move(at(x, y)).click().perform(),
    point: async (x, y) => (await here()).actions().move(at(x, y)).perform(),
    wheel: async (x, y, down) =>
      wheelOf(await here())
        .scroll(Math.round(x), Math.round(y), 0, down)
        .perform(),
    press: async (key) => (await here()).actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => {
      await (await here()).manage().window().setRect({ width, height });
    },
    screenshot: async () => takePicture(await here()),
    opened: async () => {
      const urls: string[] = [];
      for (const other of await others()) {
        await select(windows, other);
        urls.push(await session.getCurrentUrl());
      }
      return urls;
    },
    // W3C WebDriver does not report them: the watch script of `journey-server.ts` collects them in the page.
    complaints: () => Promise.resolve([]),
    close: async () => {
      for (const window of [...(await others()), handle]) {
        await select(windows, window);
        await session.close();
      }
      tabs.delete(handle);
      await select(windows, base);
    },
  };
}

/**
 * Starts WebKitGTK with its own X server, and another browser when a tab needs reduced motion.
 */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  const display = await startDisplay(programs.display);
  const running = new Map<boolean, Promise<WebKitProcess & Windows>>();
  const launch = (reducedMotion: boolean): Promise<WebKitProcess & Windows> => {
    const known = running.get(reducedMotion);
    if (known) return known;
    const started = startWebKitProcess(programs.driver, display.name, reducedMotion).then(
      async (process) => ({
        ...process,
        ...(await firstWindow(process.session)),
      }),
    );
    running.set(reducedMotion, started);
    return started;
  };
  return {
    name: 'webkit',
    version: (await launch(false)).version,
    can: { tell: false, forceColors: false, mail: false, prerender: false },
    open: async (options) => {
      const windows = await launch(options.reducedMotion);
      await select(windows, windows.base);
      return tabOf(windows, await openWindow(windows.session, options));
    },
    close: async () => {
      for (const started of running.values()) await (await started).close();
      display.close();
    },
  };
}
