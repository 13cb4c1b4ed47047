import { readSettings, type Settings } from '@/lib/settings/settings';

/**
 * Returns the settings of the demo, in which build and browser read the embedded database, and makes
 * firebase-admin of this process use that database.
 * @param databasePort Port of the embedded database on 127.0.0.1.
 */
export function demoSettings(databasePort: number): Settings {
  const host = `127.0.0.1:${databasePort}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = host;
  // Without an address of its own, the browser reads the database of the build.
  return readSettings({ ...process.env, NEXT_PUBLIC_FIREBASE_DATABASE_URL: undefined });
}
