import type { CDPSession, Page } from '@playwright/test';
import { EVERY_ROUTE, isGone } from './every-route';
import { expect, test, type TestDatabase } from './fixtures';
import { isLongRun } from './long-run';

const FOOTER = 'projects/feeling/footer/sezione_contatti/paragrafo_contatti/_value';
const ABOUT = 'projects/feeling/pagine/chi_siamo/testo_introduzione/_value';
const SCREENS = EVERY_ROUTE.filter(([hash]) => !isGone(hash));
const ROUTES = SCREENS.map(([hash]) => hash);

/** Counts what is alive in the page: what a leak would add to with every change. */
function countTimers(): void {
  const timers = new Set<unknown>();
  Object.assign(window, { timers });
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const forget = (id: number): void => {
    timers.delete(id);
    clear(id);
  };
  Object.assign(window, {
    setTimeout: (task: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
      const id = set(() => {
        timers.delete(id);
        task(...given);
      }, delay);
      timers.add(id);
      return id;
    },
    setInterval: (task: () => void, delay?: number, ...given: unknown[]) => {
      const id = repeat(task, delay, ...given);
      timers.add(id);
      return id;
    },
    // Both kinds share their numbers (HTML standard, "timers").
    clearTimeout: forget,
    clearInterval: forget,
  });
}

const COUNTED = ['listeners', 'nodes', 'documents', 'heapBytes', 'timers'] as const;
type Alive = Readonly<Record<(typeof COUNTED)[number], number>>;

/**
 * A leak of one for each change would be more listeners. What ends by itself is none: on a busy machine some of the last changes still
 * wait to end. What the browser keeps varies: 27, 71 or 98 nodes, however many changes there were (1,800 tried).
 */
const LIMITS: Alive = { listeners: 40, nodes: 150, documents: 1, heapBytes: 1_500_000, timers: 10 };

function timersOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { timers: Set<unknown> }).timers.size);
}

async function count(page: Page, session: CDPSession): Promise<Alive> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
    heapBytes: metric('JSHeapUsedSize'),
    timers: await timersOf(page),
  };
}

async function changeRoutes(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ([routes, count]) => {
      for (let index = 0; index < count; index += 1) {
        location.hash = routes[index % routes.length] ?? '';
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      location.hash = '#/chi_siamo';
    },
    [ROUTES, times] as const,
  );
}

/** Brings each slider into the window until it is alive: on a busy machine the changes above have left a screen before that. */
async function wakeSliders(page: Page): Promise<void> {
  for (const [hash, id] of SCREENS) {
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    const sliders = page.locator(`[id="${id}"] [aria-roledescription] > .swiper`);
    for (const slider of await sliders.filter({ visible: true }).all()) {
      await slider.scrollIntoViewIfNeeded();
      await expect(slider).toHaveClass(/swiper-initialized/);
    }
  }
}

async function update(page: Page, database: TestDatabase, times: number, mark: string): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await database.put(index % 2 === 0 ? FOOTER : ABOUT, `<p>${mark} numero <b>${index}</b></p>`);
  }
  await database.put(FOOTER, `${mark} finito`);
  await expect(page.locator('footer').getByText(`${mark} finito`)).toBeVisible();
}

/** Follows what the page's sockets ask for: `q` opens a subscription, `n` ends it, `g` reads once (the database's protocol). */
function followRequests(page: Page): { open: ReadonlySet<string>; once: ReadonlySet<string> } {
  const [open, once] = [new Set<string>(), new Set<string>()];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, action, path = ''] = /"a":"([gqn])".*?"p":"([^"]*)"/.exec(payload.toString()) ?? [];
      if (action === 'q') open.add(path);
      if (action === 'n') open.delete(path);
      if (action === 'g') once.add(path);
    }),
  );
  return { open, once };
}

const TIMES = isLongRun ? 200 : 60;

test(`${TIMES} changes of route and as many live updates leave nothing behind`, async ({
  page,
  database,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const { open, once } = followRequests(page);
  await page.addInitScript(countTimers);
  await page.goto('/#/chi_siamo');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  // Warm: every screen has come to life with its slider, every live part has been loaded, and caches are full.
  await wakeSliders(page);
  await update(page, database, 10, 'Prima');
  let before = await count(page, session);
  await expect
    .poll(async () => {
      await changeRoutes(page, ROUTES.length);
      const { listeners } = before;
      before = await count(page, session);
      return before.listeners - listeners;
    })
    .toBeLessThanOrEqual(0);
  await changeRoutes(page, TIMES);
  await update(page, database, TIMES, 'Dopo');
  await expect
    .poll(async () => {
      const after = await count(page, session);
      return COUNTED.filter((name) => after[name] - before[name] >= LIMITS[name]);
    })
    .toEqual([]);
  expect(sockets).toHaveLength(1);
  const below = '/projects/feeling/';
  await expect
    .poll(() => [...open].sort())
    .toEqual([`${below}footer`, `${below}pagine/chi_siamo`, '/scheduledTimes/feeling']);
  expect([...once].filter((path) => !/\/(?:menu|_visibility)$/.test(path))).toEqual([]);
});
