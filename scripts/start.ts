import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabase } from 'realtime-database-server';
import type { Settings } from '@/lib/settings/settings';
import { buildSite } from '@/lib/pipeline/build-site';
import { terminalProgress } from '@/lib/pipeline/progress';
import { demoSettings } from '@/lib/pipeline/command/demo-settings';
import { portOption } from '@/lib/pipeline/command/port-option';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { untilStopped } from '@/lib/pipeline/command/until-stopped';
import { startStaticServer } from '@/lib/pipeline/serve/static-server';
import { watchSite } from '@/lib/pipeline/watch/watch-site';

const ROOT = process.cwd();
/** The key of the demo's draft, as content/demo.json has it; nothing secret. */
const DEMO_KEY = 'demo-anteprima-2026';
const PLACES = { out: join(ROOT, 'out'), releasesDir: join(ROOT, '.releases') };

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(ROOT, file), 'utf8')) as unknown;
}

/** Opens something on a port; when the port is taken, says which one and how to choose another. */
async function onPort<T>(flag: string, port: number, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (!/EADDRINUSE|in use/.test(text)) throw error;
    throw new Error(`port ${port} is in use; choose another one with: npm start -- ${flag} ${port + 1}`, {
      cause: error,
    });
  }
}

function howTo(site: string, database: string, { project }: Settings): string {
  const text = `projects/${project}/pagine/home/testo_chi_siamo/_value`;
  return [
    '',
    `  site      ${site}`,
    `  preview   ${site}/?draft=true&projectApiKey=${DEMO_KEY}`,
    `  database  ${database}/?ns=${project}`,
    '',
    '  open the database beside the site, change a text there and watch the site; this one is on its first page:',
    `    ${database}/?ns=${project}#/${text}`,
    '',
    '  Ctrl-C ends everything; the database keeps its changes in .data/',
  ].join('\n');
}

runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, 'database-port': { type: 'string' } },
  });
  const port = portOption('--port', values.port, 3000);
  const databasePort = portOption('--database-port', values['database-port'], 9000);
  const progress = terminalProgress();

  progress.step('starting the embedded database');
  const data = await readJson('content/demo.json');
  const persist = join(ROOT, '.data', 'demo');
  const database = await onPort('--database-port', databasePort, () =>
    startDatabase({ port: databasePort, data, persist, namespace: 'feeling' }),
  );
  const closers = [() => database.stop()];
  try {
    const settings = demoSettings(database.port);
    const firebaseConfig = await readJson('firebase.json');
    const server = await onPort('--port', port, () =>
      startStaticServer({ dir: PLACES.out, port, firebaseConfig }),
    );
    closers.push(() => server.close());
    await buildSite({ root: ROOT, ...PLACES, allowShrink: true, settings, progress });
    const log = (line: string): void => console.log(`  ${line}`);
    const watch = await watchSite({ root: ROOT, settings, allowShrink: true, log });
    closers.push(watch.stop);
    progress.step('ready');
    console.log(howTo(server.url, database.url, settings));
    await untilStopped(closers);
  } catch (error) {
    for (const close of [...closers].reverse()) await close();
    throw error;
  }
});
