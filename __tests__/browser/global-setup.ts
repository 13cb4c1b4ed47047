import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_ORIGIN, OUT, SCHEDULED_TEXT, setDatabasePort, SITE_DIR } from './test-site';

const ROOT = process.cwd();
const PORT_FILE = join(SITE_DIR, 'database-port');

const AT = Date.UTC(2099, 0, 1);
const SCHEDULED = {
  at: AT,
  by: 'Irene',
  parts: [{ path: 'pagine/contatti', base: '0', value: { testo_introduttivo: { _value: SCHEDULED_TEXT } } }],
};

/**
 * Builds the demo site once for all browser tests. The build reads from an embedded database that ends with it; each test
 * then starts a fresh one on the same port, which is the address baked into the export.
 */
export default async function globalSetup(): Promise<void> {
  // For quick rounds while writing tests: FEELING_TEST_KEEP_SITE=1 takes the export of the last run.
  if (process.env['FEELING_TEST_KEEP_SITE'] !== undefined && existsSync(PORT_FILE)) {
    setDatabasePort(Number(await readFile(PORT_FILE, 'utf8')));
    return;
  }
  const { startDatabase } = await import('realtime-database-server');
  const { readSettings } = await import('still-live/settings/settings');
  const { buildQuietly } = await import('./build-quietly');
  await rm(SITE_DIR, { recursive: true, force: true });
  const data: unknown = JSON.parse(await readFile(join(ROOT, 'content', 'feeling.json'), 'utf8'));
  const database = await startDatabase({ port: 0, data, namespace: 'feeling' });
  await database.set(`scheduled/feeling/${AT}-0`, SCHEDULED);
  await database.set(`scheduledTimes/feeling/${AT}-0`, AT);
  setDatabasePort(database.port);
  Object.assign(process.env, database.env);
  try {
    const settings = readSettings({
      ...process.env,
      NEXT_PUBLIC_EDITOR_URL: `http://127.0.0.1:${database.port}/?ns=feeling#edit=/drafts/feeling/{path}`,
      NEXT_PUBLIC_EDITOR_ORIGIN: EDITOR_ORIGIN,
    });
    await buildQuietly({
      root: ROOT,
      out: OUT,
      releasesDir: join(SITE_DIR, 'releases'),
      settings,
    });
    await writeFile(PORT_FILE, String(database.port));
  } finally {
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
    await database.stop();
  }
}
