import { join } from 'node:path';

/** Where the browser tests keep their export. */
export const SITE_DIR = join(process.cwd(), '.cache', 'test-site');

/** The export, as `out/` is for visitors. */
export const OUT = join(SITE_DIR, 'out');

const PORT_VARIABLE = 'FEELING_TEST_DATABASE_PORT';

/** Fixes the port of the database for all browser tests: the export is built for it. */
export function setDatabasePort(port: number): void {
  process.env[PORT_VARIABLE] = String(port);
}

/** The port that the export was built for. */
export function databasePort(): number {
  return Number(process.env[PORT_VARIABLE]);
}

/** A text that waits for a time long after all tests: the database of the build holds it, and the export must not. */
export const SCHEDULED_TEXT = 'Testo programmato, ancora sigillato';

/** The origin that may frame the preview of the export. Nothing listens there: a test answers in its place. */
export const EDITOR_ORIGIN = 'http://localhost:4999';
