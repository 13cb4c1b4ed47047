import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const SOURCE = `
import { initializeApp } from 'firebase/app';
import { forceWebSockets, getDatabase, onValue, ref } from 'firebase/database';
window.benchRaw = (url, path) => {
  forceWebSockets();
  const database = getDatabase(initializeApp({ databaseURL: url }, 'bench'));
  window.benchSeen = [];
  onValue(ref(database, path), (snapshot) => window.benchSeen.push([String(snapshot.val()), performance.timeOrigin + performance.now()]));
};
`;

const POLL_MS = 50;

/**
 * Bundles the plain SDK, to run it in a page beside the site's own.
 * @param root Folder of the project.
 */
export async function bundleRawSdk(root: string): Promise<string> {
  const bundle = await build({
    stdin: { contents: SOURCE, resolveDir: join(root, 'scripts') },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    logLevel: 'silent',
  });
  return bundle.outputFiles[0]?.text ?? '';
}

/**
 * Listens to one path with the plain SDK inside a page, and records when each value arrives
 * (`window.benchSeen`).
 */
export async function listenRaw(page: Page, sdk: string, url: string, path: string): Promise<void> {
  await page.evaluate(sdk);
  await page.evaluate(`benchRaw(${JSON.stringify(`${url}?ns=feeling`)}, ${JSON.stringify(path)})`);
  // Poll from outside: `waitForFunction` uses `eval`, which the page's policy forbids.
  while ((await page.evaluate('window.benchSeen.length')) === 0) await page.waitForTimeout(POLL_MS);
}
