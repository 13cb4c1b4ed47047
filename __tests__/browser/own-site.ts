import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { readSettings } from 'still-live/settings/settings';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';
import { buildQuietly } from './build-quietly';
import { readProjectJson } from './company';
import { ownContent } from './own-content';

const ROOT = process.cwd();

/** An export of content of its own, served, with its database. */
export interface OwnSite {
  readonly database: RunningDatabase;
  readonly site: StaticServer;
  /** Writes a value below the base path of what is published. */
  readonly put: (path: string, value: unknown) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Builds and serves the export that the tests of hostile and of long content share. */
export async function buildOwnSite(published: unknown): Promise<OwnSite> {
  const folder = join(ROOT, '.cache', 'own-site');
  const out = join(folder, 'out');
  const data = { projects: { feeling: ownContent(published, 0) } };
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
    put: (path, value) => database.set(path === '' ? 'projects/feeling' : `projects/feeling/${path}`, value),
    close: async () => {
      await site.close();
      await database.stop();
    },
  };
}
