import type { Locator, Page } from '@playwright/test';
import { test as base } from './fixtures';

/** The tests of the preview: the database runs in each of them, whether they speak to it or not. */
export const test = base.extend<{ readonly runningDatabase: undefined }>({
  runningDatabase: [
    async ({ database }, use) => {
      await database.start();
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from './fixtures';

/** The key of the demo content's draft. */
export const KEY = 'demo-anteprima-2026';

/** Base path of the draft. */
export const DRAFT = 'drafts/feeling';

/** What the bar says it is. */
export const NAME = 'ANTEPRIMA';

/** What the page says when the key is wrong. */
export const NOT_AVAILABLE = 'Anteprima non disponibile per questo progetto';

/** Words of Home that only the demo's draft has. */
export const DRAFT_TEXT = 'Siamo sessantasette';

/**
 * Runs tests twice: with a database that obeys the rules we ship, where drafts are sealed, and in the long run with one where all is open.
 */
export function inBothDatabases(define: (sealed: boolean) => void): void {
  for (const sealed of [true, false]) {
    test.describe(sealed ? 'a sealed database' : 'an open database', { tag: sealed ? [] : '@long' }, () => {
      test.use({ sealed });
      define(sealed);
    });
  }
}

/** The bar of the preview. */
export function bar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Anteprima' });
}

/** Opens the second part of the bar, unless it is open. */
export async function openMore(page: Page): Promise<void> {
  const more = bar(page).getByRole('button', { name: 'Altro' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** The block that shows a content path. */
export function block(page: Page, path: string): Locator {
  return page.locator(`[data-content="${path}"]`);
}

/** How far the page is scrolled, in pixels. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** The address of the preview at a hash route. */
export function previewAddress(hash = '', key: string = KEY): string {
  return `/?draft=true&projectApiKey=${encodeURIComponent(key)}${hash}`;
}

/** Opens the preview at a hash route and waits until the draft is there and was compared with what is published. */
export async function openPreview(page: Page, hash = ''): Promise<void> {
  await page.goto(previewAddress(hash));
  await page.getByRole('button', { name: /Tutte le differenze \d/ }).waitFor();
}

/** Collects what the page's sockets ask for: the content paths of all requests, in order. */
export function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const [, path] of payload.toString().matchAll(/"p":"([^"]*)"/g)) paths.push(path ?? '');
    }),
  );
  return paths;
}

/** Makes the database of a page mute: sockets open, nothing is ever answered. Gives the function that ends it for new sockets. */
export async function muteDatabase(page: Page): Promise<() => void> {
  let isMute = true;
  await page.routeWebSocket(/\.ws\?/, (socket) => {
    if (!isMute) socket.connectToServer();
  });
  return () => {
    isMute = false;
  };
}
