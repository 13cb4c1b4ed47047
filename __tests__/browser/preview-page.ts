import type { Page } from '@playwright/test';
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

/** The address of the preview at a hash route. */
export function previewAddress(hash = '', key: string = KEY): string {
  return `/?draft=true&projectApiKey=${encodeURIComponent(key)}${hash}`;
}

/** Opens the preview at a hash route and waits until the draft is there and was compared with what is published. */
export async function openPreview(page: Page, hash = ''): Promise<void> {
  await page.goto(previewAddress(hash));
  await page.getByRole('button', { name: /Tutte le modifiche \d/ }).waitFor();
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
