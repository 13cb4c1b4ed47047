import { readSettings, type Settings } from '@/lib/settings/settings';

/**
 * The settings of the demo: build and browser both read the embedded database. Takes its port; points firebase-admin of
 * this process to it.
 */
export function demoSettings(databasePort: number): Settings {
  const host = `127.0.0.1:${databasePort}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = host;
  const project = process.env['CONTENT_PROJECT'] ?? 'feeling';
  return readSettings({ ...process.env, NEXT_PUBLIC_FIREBASE_DATABASE_URL: `http://${host}?ns=${project}` });
}
