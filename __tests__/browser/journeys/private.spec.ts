import { readFileSync } from 'node:fs';
import { ASKS } from '../engines/before-page';
import { expect, test } from '../engines/journey';
import type { Visitor } from '../engines/visitor';
import { EVERY_ROUTE } from '../every-route';

const contacted = (visitor: Visitor): Promise<string[]> =>
  visitor.tab.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].map(({ src }) => src);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set([...loaded, ...frames].filter((url) => !url.startsWith('data:')))]
      .map((url) => new URL(url, location.href).hostname)
      .filter((host, index, all) => all.indexOf(host) === index);
  });

/** The names of everything that the page keeps on the device. */
const stored = (visitor: Visitor): Promise<string[]> =>
  visitor.tab.evaluate(async () => [
    ...document.cookie.split(';').filter((cookie) => cookie.trim() !== ''),
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);

/** The names in docs/guarantees.md. */
function allowed(): string[] {
  const [, table = ''] = readFileSync('docs/guarantees.md', 'utf8').split('## What stays on the device');
  return [...(table.split('\n## ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

test('a visit of every screen contacts the site and its database alone, and keeps what docs/guarantees.md says', async ({
  visit,
}) => {
  const visitor = await visit({ before: ASKS });
  await visitor.goLive();
  for (const [hash, id] of EVERY_ROUTE) {
    await visitor.tab.evaluate((next) => (location.hash = next), hash);
    await visitor.seesScreen(id);
  }
  await visitor.click('footer button', 'Metti in pausa');
  expect(await contacted(visitor)).toEqual(['127.0.0.1']);
  await visitor.tab.evaluate(() => (location.hash = '#/'));
  await visitor.tab.evaluate(() => dispatchEvent(new CustomEvent('youtube-consent', { detail: true })));
  const names = await stored(visitor);
  expect(names).toContain('youtube');
  expect(names.filter((name) => !allowed().some((known) => name.startsWith(known)))).toEqual([]);
});

/** Of a site that stood at this address before: it shows its own page for ever, as that of Create React App does. */
const OLD_WORKER = `
  addEventListener('install', (event) => event.waitUntil(keep()));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/old'));
  });
  async function keep() {
    const page = new Response('<title>Sito vecchio</title>', { headers: { 'content-type': 'text/html' } });
    await (await caches.open('old')).put('/old', page);
    await skipWaiting();
  }`;

for (const path of ['/service-worker.js', '/sw.js']) {
  test(
    `the worker ${path} of an earlier site, which shows that site, gives way to this one and leaves nothing`,
    // Which of the addresses it has is the same.
    path === '/sw.js' ? {} : { tag: '@long' },
    async ({ visit, journeySite }) => {
      const visitor = await visit();
      await visitor.go('robots.txt');
      journeySite.replaced.set(path, OLD_WORKER);
      await visitor.tab.evaluate(async (script) => {
        await navigator.serviceWorker.register(script);
        await navigator.serviceWorker.ready;
      }, path);
      const title = (): Promise<string> => visitor.tab.evaluate(() => document.title);
      await visitor.go('');
      expect(await title()).toBe('Sito vecchio');
      journeySite.replaced.delete(path);
      // As a browser does some time after it has shown a page. The new worker loads that page again.
      await visitor.tab.evaluate(async () => {
        const earlier = await navigator.serviceWorker.getRegistration();
        // Firefox refuses what is asked when the new worker has taken itself down before it answers.
        earlier?.update().catch(() => undefined);
      });
      await visitor.seesScreen('/');
      const left = async (): Promise<number> =>
        (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length;
      await visitor.untilHere('nothing is left', async () => (await visitor.tab.evaluate(left)) === 0);
    },
  );
}
