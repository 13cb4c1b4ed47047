import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startDatabase } from 'realtime-database-server';
import { startStaticServer } from '@/lib/pipeline/serve/static-server';
import { type OwnSite, readProjectJson } from './own-site';

/** Its project in the database. */
export const SECOND_PROJECT = 'cantieri-bora';
const COMPANY = join('__tests__', 'second-company');

/** What a newcomer's clone holds and a build does not need, beside folders that begin with a dot. */
const NOT_NEEDED = ['__tests__', 'docs', 'node_modules', 'out', 'screenshots', 'test-results'];

/** A copy of the project. It stands inside the project, so that it finds the packages. */
const COPY = join(process.cwd(), '.cache', 'second-company');

/** The export of the copy. */
export const SECOND_OUT = join(COPY, 'out');

/** Does what docs/make-it-yours.md says: takes the project, and replaces the folders `brand/` and `content/`. */
async function copyProject(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  const replaced = await readdir(COMPANY);
  const taken = (await readdir('.')).filter(
    (name) => !name.startsWith('.') && ![...NOT_NEEDED, ...replaced].includes(name),
  );
  await Promise.all(taken.map((name) => cp(name, join(COPY, name), { recursive: true })));
  await cp(COMPANY, COPY, { recursive: true });
}

/** Builds the site of the second company with the command of a release, and serves it with its database. */
export async function buildSecondCompany(): Promise<OwnSite> {
  await copyProject();
  const data = (await readProjectJson(join(COMPANY, 'content', `${SECOND_PROJECT}.json`))) as object;
  const database = await startDatabase({ port: 0, data, namespace: SECOND_PROJECT });
  // As `npm run build` does, in an environment without the settings of the first company.
  const { PATH, HOME } = process.env;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--no-status'], {
    cwd: COPY,
    timeout: 500_000,
    env: { PATH, HOME, NODE_ENV: 'production', CONTENT_PROJECT: SECOND_PROJECT, ...database.env },
  });
  const firebaseConfig = await readProjectJson('firebase.json');
  const site = await startStaticServer({ dir: SECOND_OUT, port: 0, firebaseConfig });
  return {
    database,
    site,
    close: async () => {
      await site.close();
      await database.stop();
    },
  };
}
