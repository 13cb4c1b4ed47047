import { setTimeout as wait } from 'node:timers/promises';
import { findWebKit } from '@/__tests__/tools/test/find-browsers';
import { startDisplay } from './display';
import type { Engine, Tab, TabOptions } from './driver';
import { actions, KEYS, type Session } from './web-driver';
import { startWebKitProcess, type WebKitProcess } from './webkit-process';

const handlesOf = (session: Session): Promise<string[]> => session.get('/window/handles');

/** Runs a script in the selected window. Its result may come later. */
function execute<Value>(session: Session, script: string, ...args: readonly unknown[]): Promise<Value> {
  return session.post('/execute/sync', { script, args });
}

/** Opens a window without bars; only such a window can be as narrow as a phone. Returns its handle. */
async function openWindow(session: Session, { width, height }: TabOptions): Promise<string> {
  const before = await handlesOf(session);
  const features = `width=${width},height=${height},toolbar=no,menubar=no,location=no`;
  await execute(session, 'window.open("about:blank", "", arguments[0])', features);
  for (let tries = 0; tries < 1500; tries += 1) {
    const found = (await handlesOf(session)).find((handle) => !before.includes(handle));
    if (found !== undefined) return found;
    await wait(20);
  }
  throw new Error('WebKit: no window was opened');
}

/** A session, the window from which all others are opened, and the tabs of a journey. */
interface Windows {
  readonly session: Session;
  readonly base: string;
  readonly tabs: Set<string>;
  /** The window that was selected last. */
  selected: string;
}

/** Selects a window: a command of W3C WebDriver goes to the one that was selected last. */
async function select(windows: Windows, handle: string): Promise<Session> {
  if (windows.selected !== handle) await windows.session.post('/window', { handle });
  windows.selected = handle;
  return windows.session;
}

async function firstWindow(session: Session): Promise<Omit<Windows, 'session'>> {
  const base = await session.get<string>('/window');
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
async function takePicture(session: Session): Promise<Buffer> {
  await execute(session, `(${String(drawCorner)})()`);
  const picture = await session.get<string>('/screenshot');
  await execute(session, `(${String(drawCorner)})()`);
  return Buffer.from(picture, 'base64');
}

function tabOf(windows: Windows, handle: string): Tab {
  const { session, base, tabs } = windows;
  tabs.add(handle);
  const here = (): Promise<Session> => select(windows, handle);
  const post = async (command: string, body?: object): Promise<void> => (await here()).post(command, body);
  const act = (body: object): Promise<void> => post('/actions', body);
  const others = async (): Promise<string[]> =>
    (await handlesOf(session)).filter((other) => other !== base && !tabs.has(other));
  return {
    goTo: (url) => post('/url', { url }),
    evaluate: async (run, ...given) =>
      execute(await here(), `return (${String(run)}).apply(null, arguments)`, ...given),
    back: () => post('/back'),
    forward: () => post('/forward'),
    reload: () => post('/refresh'),
    click: (x, y) => act(actions.click(Math.round(x), Math.round(y))),
    point: (x, y) => act(actions.point(Math.round(x), Math.round(y))),
    press: (key) => act(actions.press(KEYS[key])),
    resize: (width, height) => post('/window/rect', { width, height }),
    screenshot: async () => takePicture(await here()),
    opened: async () => {
      const urls: string[] = [];
      for (const other of await others()) {
        await select(windows, other);
        urls.push(await session.get('/url'));
      }
      return urls;
    },
    // W3C WebDriver does not report them: the watch script of `journey-server.ts` collects them in the page.
    complaints: () => Promise.resolve([]),
    close: async () => {
      for (const window of [...(await others()), handle]) {
        await select(windows, window);
        await session.delete('/window');
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
    version: `WebKitGTK/${(await launch(false)).session.version}`,
    can: { tell: false, mail: false, prerender: false },
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
