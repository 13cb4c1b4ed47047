import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { startDatabase, type RunningDatabase } from 'realtime-database-server';
import { SHAPE_NAMES } from '@/packages/realtime-database-server/__tests__/order-shapes';
import { readmeExamples } from '@/packages/realtime-database-server/__tests__/readme-examples';
import { expect, test } from './fixtures';
import { isLongRun } from './long-run';

const PAGE_SCRIPT = `
import { initializeApp } from 'firebase/app';
import * as database from 'firebase/database';
import { runRounds } from './packages/realtime-database-server/__tests__/order-shapes';
window.runRounds = runRounds;
window.connect = (url, polling) => {
  if (polling) database.forceLongPolling();
  const db = database.getDatabase(initializeApp({ databaseURL: url }));
  window.db = db;
  window.sdk = database;
  window.seen = [];
};
`;

/** `DATABASE_ROUNDS=1000 npx playwright test database` does a thousand rounds of each shape. */
const ROUNDS = Number(process.env['DATABASE_ROUNDS'] ?? (isLongRun ? 10 : 3));

// One bundle of the SDK and one server for all.
test.describe.configure({ mode: 'default' });

let server: RunningDatabase;
let site: Server;

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test.beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: PAGE_SCRIPT, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  site = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script></body>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  server = await startDatabase({ port: 0, data: { greeting: 'Ciao' } });
});

test.afterAll(async () => {
  await server.stop();
  site.close();
});

/** Opens a page whose SDK uses the given transport; returns it with the addresses it asked the database for. */
async function open(
  browser: Browser,
  setup: string,
  polling = false,
): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  await page.goto(`http://127.0.0.1:${portOf(site.address())}/`);
  await page.evaluate(setup);
  await page.evaluate(`connect(${JSON.stringify(`${server.url}?ns=feeling`)}, ${polling})`);
  return { page, asked };
}

/** Listens, writes, runs a transaction and registers for the end; leaves the page open. */
async function useEverything(page: Page, place: string): Promise<void> {
  await page.evaluate(`(() => {
    const { ref, onValue } = sdk;
    onValue(ref(db, 'greeting'), (snapshot) => seen.push(snapshot.val()));
  })()`);
  await expect.poll(() => page.evaluate('seen.at(-1)')).toBe('Ciao');
  const result = await page.evaluate(`(async () => {
    const { ref, set, get, query, orderByKey, endAt, runTransaction, onDisconnect } = sdk;
    const place = ref(db, ${JSON.stringify(place)});
    await set(place, { n: 1, '~key': 'x', text: 'è'.repeat(5000) });
    await runTransaction(ref(db, ${JSON.stringify(`${place}/n`)}), (n) => (n ?? 0) + 1);
    await onDisconnect(ref(db, ${JSON.stringify(`${place}/left`)})).set(true);
    const sealed = await get(query(place, orderByKey(), endAt('o')));
    return [sealed.val(), (await get(place)).val().text.length];
  })()`);
  expect(result).toEqual([{ n: 2 }, 5000]);
}

async function valueAt(path: string): Promise<unknown> {
  return (await fetch(`${server.url}/${path}.json?ns=feeling`)).json();
}

for (const [way, polling] of [
  ['a WebSocket', false],
  ['long polling', true],
] as const)
  test(`the browser SDK works over ${way} alone, the end of its page is noticed, and a fresh client that listens and writes at once sees what it wrote`, async ({
    browser,
  }) => {
    test.setTimeout(60_000 + SHAPE_NAMES.length * ROUNDS * 1000);
    const { page, asked } = await open(browser, 'void 0', polling);
    const place = `place${Number(polling)}`;
    await useEverything(page, place);
    const address = JSON.stringify(`${server.url}?ns=feeling`);
    for (const shape of SHAPE_NAMES) {
      const rounds: unknown = await page.evaluate(
        `runRounds(${address}, ${JSON.stringify(shape)}, ${ROUNDS})`,
      );
      expect(rounds, shape).toEqual({ right: ROUNDS, wrong: [] });
    }
    expect(asked).toContain(polling ? '/.lp' : '/.ws');
    expect(asked).not.toContain(polling ? '/.ws' : '/.lp');
    await page.goto('about:blank');
    await expect.poll(() => valueAt(`${place}/left`)).toBe(true);
    await page.close();
  });

test(
  'a browser whose WebSocket failed before begins with long polling and moves to a WebSocket',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, asked } = await open(
      browser,
      "localStorage.setItem('firebase:previous_websocket_failure', 'true')",
    );
    await page.evaluate(
      `(() => { sdk.onValue(sdk.ref(db, 'greeting'), (snapshot) => seen.push(snapshot.val())); })()`,
    );
    await expect.poll(() => page.evaluate('seen.at(-1)')).toBe('Ciao');
    await expect
      .poll(() => page.evaluate("localStorage.getItem('firebase:previous_websocket_failure')"))
      .toBeNull();
    expect(asked.indexOf('/.lp')).toBeGreaterThanOrEqual(0);
    expect(asked.indexOf('/.lp')).toBeLessThan(asked.indexOf('/.ws'));
    await fetch(`${server.url}/greeting.json?ns=feeling`, { method: 'PUT', body: '"Salve"' });
    await expect.poll(() => page.evaluate('seen.at(-1)')).toBe('Salve');
    await page.close();
  },
);

test('a page hears of changes with a plain EventSource, as the README shows', async ({ browser }) => {
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`http://127.0.0.1:${portOf(site.address())}/`);
  const example =
    readmeExamples(readFileSync('packages/realtime-database-server/README.md', 'utf8')).get('page.js') ?? '';
  expect(example).toContain('http://127.0.0.1:9000/');
  // In a function, because what a page evaluates must not give back the EventSource itself.
  await page.evaluate(`(() => { ${example.replace('http://127.0.0.1:9000', server.url)} })()`);
  await expect.poll(() => lines.at(-1)).toContain('data: Ciao');
  await server.set('greeting', 'Salve');
  await expect.poll(() => lines.at(-1)).toContain('data: Salve');
  await server.reset();
  await page.close();
});
