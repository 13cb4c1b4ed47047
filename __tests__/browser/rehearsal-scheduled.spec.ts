import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import { get, getDatabase, ref } from 'firebase/database';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { startStaticServer } from 'still-live/build/serve/static-server';
import { withDatabase } from 'still-live/build/database';
import { publishDue } from 'still-live/build/publish/publish-due';
import { readSettings } from 'still-live/settings/settings';
import { openMore } from './preview-page';
import { bundledCommand } from '../bundled-command';
import { expect, test } from './fixtures';
import { DRAFT_TEXT, KEY, previewAddress } from './preview-page';
import { SITE_DIR } from './test-site';
import { buildQuietly } from './build-quietly';

/*
 * A part of the draft goes live at a time, with no server and no build running. The database obeys the rules we ship, and its clock is
 * set by the test; the export is the one of all browser tests, made long before.
 */

const PAGE = 'pagine/contatti';
const FIELD = `${PAGE}/testo_introduttivo/_value`;
const BEFORE = 'Scriveteci due righe, o passate di qui';
const AFTER = 'Dal primo dicembre siamo aperti anche il sabato';
const AT = Date.UTC(2026, 11, 1, 8);
const DAY = 86_400_000;
const PLACES = {
  out: join(SITE_DIR, 'rehearsal-scheduled', 'out'),
  releasesDir: join(SITE_DIR, 'rehearsal-scheduled', 'releases'),
};

let database: RunningDatabase;

test.beforeEach(async ({ demo, port }) => {
  const rules = await readFile(join(process.cwd(), 'database.rules.json'), 'utf8');
  database = await startDatabase({ port, namespace: 'feeling', data: demo, rules });
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  await database.set(`drafts/feeling/${FIELD}`, `<p>${AFTER}</p>`);
  database.clock.run(AT - DAY);
});

test.afterEach(async () => {
  delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  await database.stop();
});

/** What the editor types; the environment names the database. */
async function publish(...options: string[]): Promise<string> {
  const command = [
    await bundledCommand('publish'),
    '--yes',
    '--allow-errors',
    '--author',
    'Irene',
    ...options,
  ];
  return (await promisify(execFile)(process.execPath, command)).stdout;
}

/** Opens the contacts, and gives the screen and all that the database sends to it. */
async function visitor(
  browser: Browser,
  url: string,
  clock = 0,
): Promise<{ page: Page; screen: Locator; frames: string[] }> {
  const page = await browser.newPage();
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.addInitScript((wrong) => {
    const now = Date.now;
    Date.now = () => now() + wrong;
  }, clock);
  await page.goto(`${url}/#/contatti`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  return { page, frames, screen: page.locator('[id="/contatti"]') };
}

async function readWithoutKey(path: string): Promise<string> {
  const rest = await (await fetch(`${database.url}/${path}.json?ns=feeling`)).text();
  const app = initializeApp({ databaseURL: `${database.url}?ns=feeling` }, path);
  const sdk = await get(ref(getDatabase(app), path)).then(
    (found) => JSON.stringify(found.val()),
    (error: unknown) => String(error),
  );
  await deleteApp(app);
  return `${rest} ${sdk}`;
}

/** Shows the preview as the site is on another day. */
async function seeDay(page: Page, day: string, time: string): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: 'Calendario' }).click();
  await page.getByLabel('Giorno').fill(day);
  await page.getByLabel('Ora (di Roma)').fill(time);
  await page.getByRole('button', { name: 'Mostra il sito in quel momento' }).first().click();
}

/** What a browser without scripts shows of an export. */
async function readsInExport(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/#/contatti`);
  const text = await page.locator('[id="/contatti"]').innerText();
  await context.close();
  return text;
}

async function build(): Promise<void> {
  await rm(join(SITE_DIR, 'rehearsal-scheduled'), { recursive: true, force: true });
  const settings = readSettings(process.env);
  await buildQuietly({ root: process.cwd(), ...PLACES, settings, uncompressed: true });
}

/** A build shows what is due, wherever it still waits. */
async function buildShowsIt(browser: Browser): Promise<void> {
  await build();
  const firebaseConfig: unknown = JSON.parse(await readFile('firebase.json', 'utf8'));
  const built = await startStaticServer({ dir: PLACES.out, port: 0, firebaseConfig });
  expect(await readsInExport(browser, built.url)).toContain(AFTER);
  expect(await readFile(join(PLACES.out, 'index.html'), 'utf8')).not.toContain(DRAFT_TEXT);
  await built.close();
}

test(
  'a part goes live at its time: sealed before, in open and new pages at the moment, in the export with the next build, and back by undo',
  { tag: '@long' },
  async ({ browser, page, site }) => {
    test.setTimeout(300_000);
    await page.goto(`${site.url}${previewAddress('#/contatti')}`);
    await expect(page.locator('[id="/contatti"]').getByText(AFTER)).toBeVisible();

    const said = await publish('--at', '2026-12-01T09:00', '--only', PAGE, '--note', 'Orario di dicembre');
    expect(said).toContain('2026-12-01T09:00 has no zone: taken as a time in Europe/Rome');
    expect(said).toContain('contatti: 1 text changed');
    const [, id = ''] = /as (\d+-[0-9a-f]+);/.exec(said) ?? [];
    expect(await publish('--list')).toBe(
      `2026-12-01 09:00  ${id}  Irene publishes ${PAGE}  “Orario di dicembre”\n`,
    );

    const editor = page.locator('[id="/contatti"]');
    await seeDay(page, '2026-11-30', '20:00');
    await expect(editor.getByText(BEFORE)).toBeVisible();
    await page.getByRole('button', { name: 'Calendario' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendario' });
    await expect(calendar.getByText('delle 09:00 di domani')).toBeVisible();
    await expect(calendar.getByText('Programmata da Irene')).toBeVisible();
    await expect(calendar.getByText('Orario di dicembre')).toBeVisible();
    await calendar.getByRole('button', { name: 'Mostra il sito in quel momento' }).last().click();
    await expect(editor.getByText(AFTER)).toBeVisible();
    await expect(page.getByRole('button', { name: '1 dic, 09:00' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Pubblicato' }).click();
    await expect(editor.getByText(BEFORE)).toBeVisible();

    const open = await visitor(browser, site.url);
    const wrongClock = await visitor(browser, site.url, 2 * DAY);
    for (const path of [
      'scheduled',
      'scheduled/feeling',
      `scheduled/feeling/${id}`,
      `scheduled/feeling/${id}/parts`,
    ]) {
      expect(await readWithoutKey(path)).toMatch(
        /^\{\s*"error" : "Permission denied"\s*\}\s*Error: Permission denied/,
      );
    }
    for (const { screen, frames } of [open, wrongClock]) {
      await expect(screen.getByText(BEFORE)).toBeVisible();
      await expect.poll(() => frames.join('').includes(id)).toBe(true);
      expect(frames.join('')).not.toContain(AFTER);
    }

    database.clock.run(AT - 1000);
    // The client learns the time of the database when it connects.
    database.network.drop();
    for (const { screen } of [open, wrongClock]) await expect(screen.getByText(AFTER)).toBeVisible();
    await expect(open.screen.getByText(BEFORE)).toHaveCount(0);
    await expect(editor.getByText(AFTER)).toBeVisible();
    const late = await visitor(browser, site.url);
    await expect(late.screen.getByText(AFTER)).toBeVisible();
    expect(await readsInExport(browser, site.url)).toContain(BEFORE);
    expect(await database.get(`projects/feeling/${FIELD}`)).toContain(BEFORE);

    await buildShowsIt(browser);
    // Whoever runs moves what is due.
    await withDatabase(readSettings(process.env), 'projects/feeling', async (reached) =>
      publishDue(reached, 'feeling'),
    );
    expect(await database.get(`projects/feeling/${FIELD}`)).toContain(AFTER);
    expect([await database.get('scheduled'), await database.get('scheduledTimes')]).toEqual([null, null]);
    await expect(open.screen.getByText(AFTER)).toBeVisible();

    expect(await publish('--undo')).toContain(
      `takes back what Irene published at 2026-12-01 09:00\nin ${PAGE}`,
    );
    for (const { screen } of [open, wrongClock, late]) await expect(screen.getByText(BEFORE)).toBeVisible();
    await expect(open.screen.getByText(AFTER)).toHaveCount(0);
    expect(
      await open.page.evaluate((secret) => document.documentElement.outerHTML.includes(secret), KEY),
    ).toBe(false);
    await expect(editor.getByText(BEFORE)).toBeVisible();
    await seeDay(page, '2026-12-01', '09:00');
    await expect(editor.getByText(AFTER)).toBeVisible();
    await seeDay(page, '2026-11-01', '09:00');
    await expect(editor.getByText(BEFORE)).toBeVisible();
    await expect(
      page.getByText('La storia comincia più tardi: questo è il sito prima del 1 dicembre 2026'),
    ).toBeVisible();
  },
);
