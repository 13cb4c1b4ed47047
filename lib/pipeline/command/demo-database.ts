import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { readProject, readSettings, type Settings } from '@/lib/settings/settings';
import { onPort } from './options';
import { readJson } from './read-json';

/**
 * Returns the settings of the demo, in which build and browser read the embedded database, and makes
 * firebase-admin of this process use that database.
 * The editor is its viewer.
 * @param databasePort Port of the embedded database on 127.0.0.1.
 * @param editorOrigin Origin of a page that may frame the preview.
 */
export function demoSettings(databasePort: number, editorOrigin?: string): Settings {
  const host = `127.0.0.1:${databasePort}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = host;
  // Without an address of its own, the browser reads the database of the build.
  const project = readProject(process.env);
  return readSettings({
    NEXT_PUBLIC_EDITOR_URL: `http://${host}/?ns=${project}#edit=/drafts/${project}/{path}`,
    NEXT_PUBLIC_EDITOR_ORIGIN: editorOrigin,
    ...process.env,
    NEXT_PUBLIC_FIREBASE_DATABASE_URL: undefined,
  });
}

/**
 * Starts the embedded database with the demo content.
 * @param command The command, for the message when the port is in use.
 * @param folder Folder of `.data/` in which it keeps its changes.
 * @param framedBy Origin of a page that may frame its viewer.
 */
export async function startDemoDatabase(
  command: string,
  port: number,
  folder: string,
  framedBy?: string,
): Promise<RunningDatabase> {
  const data = await readJson('content/demo.json');
  const persist = join(process.cwd(), '.data', folder);
  const viewer = framedBy === undefined || { framedBy };
  const start = () => startDatabase({ port, data, persist, viewer, namespace: readProject(process.env) });
  return onPort(`${command} --database-port`, port, start);
}
