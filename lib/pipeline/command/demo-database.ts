import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { readProject, readSettings, type Settings } from '@/lib/settings/settings';
import { onPort } from '@/lib/pipeline/command/command';
import { readJson } from '@/lib/pipeline/files';

/** The build, the browser and firebase-admin of this process use the embedded database; its viewer is the editor. */
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

/** @param framedBy Origin of a page that may frame its viewer. */
export async function startDemoDatabase(
  command: string,
  port: number,
  folder: string,
  framedBy?: string,
): Promise<RunningDatabase> {
  const data = await readJson('content/demo.json');
  const persist = join(process.cwd(), '.data', folder);
  const viewer = framedBy === undefined || { framedBy };
  // Whatever name a program of the project uses: there is one company.
  const names = { namespace: readProject(process.env), namespaces: 'one' } as const;
  const start = () => startDatabase({ port, data, persist, viewer, ...names });
  return onPort(`${command} --database-port`, port, start);
}
