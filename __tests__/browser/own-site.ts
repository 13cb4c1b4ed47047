import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { readSettings } from '@/lib/settings/settings';
import { startStaticServer, type StaticServer } from '@/lib/pipeline/serve/static-server';
import { buildQuietly } from './build-quietly';
import { readProjectJson } from './company';

const ROOT = process.cwd();

/** An export of content of its own, served, with its database. */
export interface OwnSite {
  readonly database: RunningDatabase;
  readonly site: StaticServer;
  readonly close: () => Promise<void>;
}

/**
 * Builds and serves an export of some database content.
 * @param name Name for its folder in `.cache/`.
 * @param data The content from the root.
 */
export async function buildOwnSite(name: string, data: object): Promise<OwnSite> {
  const folder = join(ROOT, '.cache', name);
  const out = join(folder, 'out');
  const database = await startDatabase({ port: 0, data, namespace: 'feeling' });
  Object.assign(process.env, database.env);
  try {
    await buildQuietly({
      root: ROOT,
      out,
      releasesDir: join(folder, 'releases'),
      settings: readSettings(process.env),
      allowShrink: true,
      uncompressed: true,
    });
  } finally {
    delete process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  }
  const firebaseConfig = await readProjectJson('firebase.json');
  const site = await startStaticServer({ dir: out, port: 0, firebaseConfig });
  return {
    database,
    site,
    close: async () => {
      await site.close();
      await database.stop();
    },
  };
}
