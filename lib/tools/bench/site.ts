import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { readSettings } from '@/lib/settings/settings';
import { type StaticServer, startStaticServer } from '@/lib/pipeline/serve/static-server';
import { buildSite } from '@/lib/pipeline/build-site';
import type { Progress } from '@/lib/pipeline/progress';
import { plainPage } from './plain-page';

/** The measured export and the plain page on one server, with the database that the export was built for. */
export interface BenchSite {
  readonly server: StaticServer;
  readonly database: RunningDatabase;
  readonly databaseUrl: string;
  /** The raw content of the demo. */
  readonly content: unknown;
  /** Folder that is served. */
  readonly dir: string;
  /** The parsed `firebase.json`. */
  readonly firebaseConfig: unknown;
  close: () => Promise<void>;
}

const CHUNKS = join('_next', 'static', 'chunks');

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8')) as unknown;
}

/**
 * Returns the port of the database on 127.0.0.1 that an export connects to.
 * @throws {Error} when the export was built for another address.
 */
async function databasePortOf(dir: string): Promise<number> {
  for (const name of await readdir(join(dir, CHUNKS))) {
    if (!name.startsWith('page-data-')) continue;
    const data = await readFile(join(dir, CHUNKS, name), 'utf8');
    const port = /databaseUrl\W{1,8}http:\/\/127\.0\.0\.1:(\d+)/.exec(data)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`${dir}: not built for a database on 127.0.0.1; leave --dir out to build the demo`);
}

/**
 * Builds the demo into `{cache}/out`, with an embedded database on any free port. Returns the folder of the
 * export.
 */
export async function buildDemo(root: string, cache: string, progress: Progress): Promise<string> {
  const data = await readJson(join(root, 'content', 'demo.json'));
  const database = await startDatabase({ port: 0, data, namespace: 'feeling' });
  const host = `127.0.0.1:${database.port}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = host;
  try {
    await rm(cache, { recursive: true, force: true });
    const settings = readSettings(process.env);
    const out = join(cache, 'out');
    await buildSite({ root, out, releasesDir: join(cache, '.releases'), settings, progress });
    return out;
  } finally {
    await database.stop();
  }
}

/**
 * Serves a copy of an export, with `plain.html` beside `index.html`, and starts its database with the demo
 * content.
 */
export async function openSite(root: string, exportDir: string, cache: string): Promise<BenchSite> {
  const dir = join(cache, 'served');
  await rm(dir, { recursive: true, force: true });
  await cp(exportDir, dir, { recursive: true, dereference: true });
  const plain = plainPage(await readFile(join(dir, 'index.html'), 'utf8'));
  await writeFile(join(dir, 'plain.html'), plain);
  await writeFile(join(dir, 'plain.html.br'), await promisify(brotliCompress)(plain));
  const content = await readJson(join(root, 'content', 'demo.json'));
  const port = await databasePortOf(dir);
  const database = await startDatabase({ port, data: content, namespace: 'feeling' });
  const firebaseConfig = await readJson(join(root, 'firebase.json'));
  const server = await startStaticServer({ dir, port: 0, firebaseConfig });
  const close = async (): Promise<void> => {
    await server.close();
    await database.stop();
  };
  return {
    server,
    database,
    databaseUrl: `http://127.0.0.1:${port}`,
    content,
    dir,
    firebaseConfig,
    close,
  };
}
