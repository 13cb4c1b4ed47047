import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { parseSiteStatus, type BuildStatus } from 'still-live/status/site-status';
import { readSettings } from 'still-live/settings/settings';
import { publishRelease, rollbackTo } from 'still-live/build/release/release';
import { contentFingerprint } from 'still-live/content/schema/content-tree';
import { type BuiltRelease, newestRelease } from 'still-live/build/release/release-list';
import { withReleaseLock } from 'still-live/build/release/release-lock';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';
import { startWatch, type Watch } from 'still-live/build/watch/watch-site';
import { bundledCommand } from '../bundled-command';
import { expect, test, type TestDatabase } from './fixtures';
import { KEY } from './preview-page';
import { SITE_DIR } from './test-site';
import { buildQuietly } from './build-quietly';
import { isLongRun } from './long-run';

const ROOT = process.cwd();
const FOLDER = join(SITE_DIR, 'rehearsal');
const PLACES = { out: join(FOLDER, 'out'), releasesDir: join(FOLDER, 'releases') };
const FIELD = 'pagine/chi_siamo/testo_introduzione/_value';
const BEFORE = 'Siamo nati attorno a un tavolo da pranzo';
const AFTER = 'Prova generale della pubblicazione';
const BUILD_LIMIT = { timeout: 180_000 };

const lines: string[] = [];
const reports: string[] = [];
let watch: Watch;
let server: StaticServer;
let collector: Server;

/** Receives web vitals. Gives its address. */
async function startCollector(): Promise<string> {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => reports.push(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}/collect`;
}

/** In place of a build, which the long run has: the release before, with the text that is published now. */
async function nextOf(database: TestDatabase): Promise<BuiltRelease> {
  const exportDir = join(FOLDER, 'export');
  await cp(PLACES.out, exportDir, { recursive: true, dereference: true });
  const text = String(await database.get(`projects/feeling/${FIELD}`)).includes(AFTER) ? AFTER : BEFORE;
  const html = await readFile(join(exportDir, 'index.html'), 'utf8');
  await writeFile(join(exportDir, 'index.html'), html.replaceAll(BEFORE, text).replaceAll(AFTER, text));
  for (const packed of ['br', 'gz']) await rm(join(exportDir, `index.html.${packed}`), { force: true });
  const now = new Date();
  const snapshotHash = contentFingerprint(await database.get('projects/feeling'));
  const { id } = await withReleaseLock(PLACES.releasesDir, 'building', (lock) =>
    publishRelease(lock, { ...PLACES, exportDir, keep: 5, now, info: { project: 'feeling', snapshotHash } }),
  );
  return { id, snapshotHash, builtAt: now.getTime() };
}

/** Starts where an owner stands: the site is out, as it was built before all tests. */
async function startRebuilding(database: TestDatabase, port: number, vitalsUrl: string): Promise<Watch> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const name of ['releases', 'out'])
    await cp(join(SITE_DIR, name), join(FOLDER, name), { recursive: true, verbatimSymlinks: true });
  const newest = await newestRelease(PLACES);
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  const settings = readSettings({ ...process.env, NEXT_PUBLIC_VITALS_URL: vitalsUrl });
  return startWatch({
    settings,
    log: (line) => lines.push(line),
    ...(newest && { newest }),
    build: () =>
      isLongRun ? buildQuietly({ root: ROOT, ...PLACES, settings, uncompressed: true }) : nextOf(database),
  });
}

/** What the owner types; the environment names the database. */
async function publish(...options: string[]): Promise<string> {
  const command = [await bundledCommand('publish'), '--yes', '--allow-errors', ...options];
  return (await promisify(execFile)(process.execPath, command)).stdout;
}

async function status(database: TestDatabase): Promise<BuildStatus | undefined> {
  return parseSiteStatus(await database.get('status/feeling')).build;
}

/** Waits for another release than the one named to be online; a failed build ends the waiting. Gives its id. */
async function nextRelease(database: TestDatabase, after?: string): Promise<string> {
  await expect
    .poll(async () => {
      const now = await status(database);
      if (now?.state === 'error') return `error: ${now.message ?? ''}`;
      return now?.state === 'online' && now.release !== after ? 'online' : 'waiting';
    }, BUILD_LIMIT)
    .not.toBe('waiting');
  const now = await status(database);
  expect(now, lines.join('\n')).toMatchObject({ state: 'online' });
  return now?.release ?? '';
}

/** Asks for the page over and over, as visitors do. Gives the function that ends it and what was not a whole page. */
function visitAllTheTime(url: string): () => Promise<{ visits: number; failures: string[] }> {
  let [visits, isOver] = [0, false];
  const failures: string[] = [];
  const visiting = (async () => {
    while (!isOver) {
      visits += 1;
      try {
        const response = await fetch(url);
        const text = await response.text();
        if (!response.ok || !text.includes('</html>')) failures.push(`${response.status}`);
      } catch (error) {
        failures.push(String(error));
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    isOver = true;
    await visiting;
    return { visits, failures };
  };
}

/** What the release itself holds, not what arrives live. */
async function seesInRelease(text: string): Promise<void> {
  expect(await (await fetch(server.url)).text()).toContain(text);
}

async function sendsFigures(page: Page): Promise<void> {
  await page.reload();
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page.mouse.click(5, 400);
  // The delay of an input is known once the browser has painted what follows: not in a page that is left before.
  await page.waitForFunction(() => 'FID' in (window.__vitals ?? {}));
  await page.goto('about:blank');
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  const figures = reports.flatMap((report) =>
    JSON.parse(report).metrics.map(({ name }: { name: string }) => name),
  );
  expect(figures).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS', 'FID']));
}

test.afterEach(async () => {
  await watch.stop();
  await server.close();
  collector.close();
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
});

test('from an edited draft to visitors, back by rollback and by undo, with no manual step and no failed request', async ({
  browser,
  page,
  database,
  port,
}) => {
  test.setTimeout(600_000);
  watch = await startRebuilding(database, port, await startCollector());
  const first = await nextRelease(database);
  const firebaseConfig: unknown = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  server = await startStaticServer({ dir: PLACES.out, port: 0, firebaseConfig });
  const endVisits = visitAllTheTime(server.url);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));

  await page.goto(`${server.url}/#/chi_siamo`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await seesInRelease(BEFORE);

  await database.put(`drafts/feeling/${FIELD}`, `<p>${AFTER}</p>`);
  await expect(page.locator('[id="/chi_siamo"]').getByText(BEFORE)).toBeVisible();
  const editor = await browser.newPage();
  await editor.goto(`${server.url}/?draft=true&projectApiKey=${KEY}#/chi_siamo`);
  await expect(editor.locator('[id="/chi_siamo"]').getByText(AFTER)).toBeVisible();
  await expect(editor.getByText('ANTEPRIMA').first()).toBeVisible();
  await editor.close();
  expect(await publish('--author', 'Irene')).toContain('chi_siamo: 1 text changed');
  await expect(page.locator('[id="/chi_siamo"]').getByText(AFTER)).toBeVisible();
  const second = await nextRelease(database, first);
  await seesInRelease(AFTER);

  await rollbackTo(PLACES, 'previous', 'feeling');
  await seesInRelease(BEFORE);

  expect(await publish('--undo')).toContain('restored');
  await expect(page.locator('[id="/chi_siamo"]').getByText(BEFORE)).toBeVisible();
  await nextRelease(database, second);
  await seesInRelease(BEFORE);
  expect(lines.filter((line) => line === 'building')).toHaveLength(2);

  // Of a build alone: the release that was out before knows no address for figures.
  if (isLongRun) await sendsFigures(page);

  const { visits, failures } = await endVisits();
  expect(visits).toBeGreaterThan(20);
  expect(failures).toEqual([]);
  expect(failed).toEqual([]);
});
