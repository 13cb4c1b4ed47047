import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { rawAt } from 'still-live/content/raw-tree';
import { SITE } from '@/lib/site/site';
import { ALIASES, EVERY_ROUTE, isGone, ONE_OF_EACH } from './every-route';
import { expect, test } from './fixtures';
import { PUBLISHED } from './live-records';
import { isLongRun } from './long-run';
import { firstFontsOf, openSession } from './painted-fonts';
import { slowShell } from './slow-shell';

/* What a visit that begins at an address paints, keeps in its place and asks for. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.setTimeout(240_000);

/** Each frame of the page that waits is watched. */
const OFTEN = { intervals: [50] };

/*
 * The calls of the specification, section 7: which paths the page asks the database for, and how. In the database's protocol `q` opens
 * a live subscription, `g` is a one-off read and `s` tells the client's version; anything else would write, sign in or cancel.
 */
const KINDS: Readonly<Record<string, string>> = { q: 'live', g: 'once' };

interface Call {
  /** `live`, `once`, or the protocol's own word for anything else. */
  readonly kind: string;
  readonly path: string;
}

/** Collects what the sockets of a page ask for. */
function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = payload.toString();
      const action = /"a":"([a-z]+)"/.exec(text)?.[1];
      if (action === undefined || action === 's') return;
      calls.push({ kind: KINDS[action] ?? action, path: /"p":"([^"]*)"/.exec(text)?.[1] ?? '' });
    }),
  );
  return calls;
}

const paths = (calls: readonly Call[], kind: string): string[] =>
  calls
    .filter((call) => call.kind === kind)
    .map(({ path }) => path)
    .sort();

const below = (path: string): string => `/projects/feeling/${path}`;
const POSITIONS = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
const PAGES = Object.keys(rawAt(PUBLISHED, SITE.pagesAt) ?? {});
const ONCE = [SITE.menu, ...PAGES.map((name) => `${SITE.pagesAt}/${name}/_visibility`)];

/** The records that a route subscribes to, beside the footer. */
function recordsOf(id: string): string[] {
  const position = /^\/lavora_con_noi_dettaglio\/(\d+)$/.exec(id)?.[1];
  if (position !== undefined) return [`${POSITIONS}/${position}`, 'pagine/lavora_con_noi/introduzione'];
  return [`pagine/${id === '/' ? 'home' : (id.split('/')[1] ?? '')}`];
}

async function expectOwnCallsAlone(calls: readonly Call[], id: string): Promise<void> {
  const records = recordsOf(id);
  // What a subscription has brought already, the client does not ask for again: the flag of the page shown, a tab of its record.
  const isShared = (path: string): boolean => records.some((record) => path.startsWith(below(`${record}/`)));
  const asked = (): string[] => paths(calls, 'once').filter((path) => !isShared(path));
  await expect.poll(asked, { message: id, ...OFTEN }).toEqual(
    ONCE.map(below)
      .filter((path) => !isShared(path))
      .sort(),
  );
  // The times of scheduled publications are not in the specification: no content, and nothing is read before its moment.
  const live = [...[...records, 'footer'].map(below), '/scheduledTimes/feeling'];
  expect(paths(calls, 'live'), id).toEqual(live.sort());
  expect(calls.filter(({ kind }) => kind !== 'live' && kind !== 'once')).toEqual([]);
}

/** Runs before the page: adds up its layout shifts (Layout Instability API), the screens that it paints, and what it listens to. */
function watchArrival(): void {
  const [shifts, screens, heard]: [unknown[], Set<string>, Set<string>] = [[], new Set(), new Set()];
  Object.assign(window, { arrival: { shifts, screens, heard } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    for (const screen of document.querySelectorAll('.route, .route-panel'))
      if (screen.checkVisibility() && !screen.hasAttribute('hidden')) screens.add(screen.id);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const listen = Reflect.get(EventTarget.prototype, 'addEventListener') as (...given: unknown[]) => void;
  Object.assign(EventTarget.prototype, {
    addEventListener(this: EventTarget, type: string, ...rest: unknown[]) {
      heard.add(type);
      Reflect.apply(listen, this, [type, ...rest]);
    },
  });
}

interface Arrival {
  readonly shifts: readonly unknown[];
  readonly screens: readonly string[];
  readonly heard: readonly string[];
}

/** What was watched so far, when fonts are there and two frames have been drawn. */
function arrivalOf(page: Page): Promise<Arrival> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts, screens, heard } = Reflect.get(window, 'arrival') as Record<keyof Arrival, string[]>;
    return { shifts: [...shifts], screens: [...screens], heard: [...heard] };
  });
}

/** Holds the fonts of each load back until it has painted. */
async function holdFonts(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let open = (): void => undefined;
  let opened = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  return {
    hold: () => {
      opened = new Promise((resolve) => (open = resolve));
    },
    release: () => open(),
  };
}

async function painted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), OFTEN)
    .toBe(1);
}

/** Begins a visit and looks at it until the page is live. */
async function arrive(
  page: Page,
  session: CDPSession,
  fonts: Awaited<ReturnType<typeof holdFonts>>,
  [hash, id]: (typeof EVERY_ROUTE)[number],
): Promise<Arrival> {
  // Only a script can tell that an entry is gone, and it waits a while for fonts that are late.
  if (!isGone(hash)) fonts.hold();
  await page.goto('/robots.txt');
  await page.goto(`/${hash}`, { waitUntil: 'domcontentloaded' });
  await painted(page);
  // The first paint may be that of the toolbar alone.
  const font = await firstFontsOf(session, `[id="${id}"] :is(h1, h2, h3)`);
  expect([hash, font]).toEqual([hash, [expect.stringMatching(/^Bricolage/)]]);
  fonts.release();
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  // Chromium counts a body that moves when a margin of its content comes after the first paint.
  expect([hash, await page.evaluate(() => document.body.getBoundingClientRect().top)]).toEqual([hash, 0]);
  return arrivalOf(page);
}

/** The routes, and an address that means none. */
const ADDRESSES = [...EVERY_ROUTE, ...ALIASES.filter(([hash]) => ONE_OF_EACH.has(hash))];

/** What is visited in a window of a width: each in one of the two, in the long run in both. */
const routesAt = (width: number): readonly (typeof EVERY_ROUTE)[number][] =>
  ADDRESSES.filter((_, index) => isLongRun || index % 2 === Number(width > 600));

for (const width of [360, 1280]) {
  // [spec 1.1, 1.5, 1.8, 2.17, 3.18, 6.1, 7.3, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 9.4]
  test(`at ${width} px every route comes to life without a move, headings in the brand’s font from their first paint and late fonts included; it paints no other screen, subscribes to its records, the footer and the times of what is scheduled, reads menu and visibility once, and does nothing else`, async ({
    page,
    database: _database,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchArrival);
    const calls = callsOf(page);
    const pictures: string[] = [];
    page.on('request', (request) => pictures.push(request.url()));
    const fonts = await holdFonts(page);
    const session = await openSession(page);
    for (const route of routesAt(width)) {
      const [hash, id] = route;
      for (const list of [calls, pictures]) list.splice(0);
      const { shifts, screens, heard } = await arrive(page, session, fonts, route);
      expect(shifts, hash).toEqual([]);
      // Only a script can tell that a position is gone.
      if (!isGone(hash)) expect(screens.filter((shown) => shown !== '/cosa_facciamo')).toEqual([id]);
      // That would keep the page out of the back/forward cache.
      expect(heard).toContain('pagehide');
      expect(heard.filter((type) => type === 'unload' || type === 'beforeunload')).toEqual([]);
      await expectOwnCallsAlone(calls, id);
      if (id === '/') continue;
      if (id === '/chi_siamo') expect(pictures.some((url) => url.includes('/media/'))).toBe(true);
      const source = page.locator('[id="/"] picture source').first();
      const [cover = ''] = /\/media\/[0-9a-f]+-/.exec((await source.getAttribute('srcset')) ?? '') ?? [];
      expect(cover, 'the cover of Home').not.toBe('');
      expect(
        pictures.filter((url) => url.includes(cover)),
        `${hash} fetches no picture of Home`,
      ).toEqual([]);
    }
  });
}

/** Sends the screen of an element in small pieces, as a slow network may, with time for a frame after each. */
async function sendInPieces(html: string, id: string, response: ServerResponse): Promise<void> {
  const from = html.lastIndexOf('<section', html.indexOf(` id="${id}"`));
  const end = html.indexOf('</section>', from);
  response.write(html.slice(0, from));
  for (let at = from; at < end; at += 600) {
    response.write(html.slice(at, Math.min(at + 600, end)));
    await sleep(16);
  }
  response.end(html.slice(end));
}

test(
  'nothing moves while a screen arrives in pieces, on a phone and in a window',
  { tag: '@long' },
  async ({ page, site }) => {
    let slow = '';
    const server = await slowShell(site.url, (html, response) => void sendInPieces(html, slow, response));
    await page.addInitScript(watchArrival);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [hash, id] of routesAt(width)) {
        // The page has no element for a position that does not exist.
        if (isGone(hash)) continue;
        slow = id;
        await page.goto('about:blank');
        await page.goto(`${server.url}/${hash}`);
        expect((await arrivalOf(page)).shifts, `${hash} at ${width}`).toEqual([]);
        expect(await page.locator('html[data-parsing]').count()).toBe(0);
      }
    }
    await server.close();
  },
);

/** Width of a text in the text font: another one as soon as the font is used. */
const textWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.textContent = 'Comunichiamo';
    probe.style.cssText = 'position: absolute; font: 100px var(--font-text)';
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });

test('a text font that came too late for the first paint is used from the next screen on', async ({
  page,
  database: _database,
}) => {
  const fonts = await holdFonts(page);
  fonts.hold();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await painted(page);
  const fallback = await textWidth(page);
  fonts.release();
  await page.evaluate(async () => document.fonts.ready);
  expect(await textWidth(page)).toBe(fallback);
  await page.evaluate(() => (location.hash = '#/contatti'));
  await expect(page.locator('[id="/contatti"]')).toBeVisible();
  await expect.poll(() => textWidth(page)).not.toBe(fallback);
});
