import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startDatabase } from 'realtime-database-server';
import { type Company, readProjectJson } from './company';

const PROJECT = 'cantieri-bora';
const COMPANY = join('__tests__', 'second-company');

/** What a newcomer's clone holds and a build does not need, beside folders that begin with a dot. */
const NOT_NEEDED = ['__tests__', 'docs', 'node_modules', 'out', 'screenshots', 'test-results'];

/** A copy of the project. It stands inside the project, so that it finds the packages. */
const COPY = join(process.cwd(), '.cache', 'second-company');

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

/** Builds the site of the second company in its copy, as `npm run build` does, but for what takes long and shows nothing here. */
export async function secondCompany(): Promise<Company> {
  await copyProject();
  const content = (await readProjectJson(join(COMPANY, 'content', `${PROJECT}.json`))) as object;
  const database = await startDatabase({ port: 0, data: content, namespace: PROJECT });
  // In an environment without the settings of the first company.
  const { PATH, HOME } = process.env;
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(process.cwd(), '__tests__', 'browser', 'build-here.ts')],
    {
      cwd: COPY,
      timeout: 500_000,
      env: {
        ...{ PATH, HOME, NODE_ENV: 'production', CONTENT_PROJECT: PROJECT, ...database.env },
        // No other build follows in this folder.
        SITE_NEXT_CACHE: 'off',
      },
    },
  );
  await database.stop();
  return {
    name: 'Cantieri Bora',
    about: 'Storia',
    project: PROJECT,
    content,
    out: join(COPY, 'out'),
    builtFor: database.port,
  };
}
