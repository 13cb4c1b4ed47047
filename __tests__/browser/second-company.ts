import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildElsewhere } from './build-elsewhere';
import { type Company, readProjectJson } from './company';

const PROJECT = 'cantieri-bora';
const COMPANY = join('__tests__', 'second-company');

/** What a newcomer's clone holds and a build does not need, beside folders that begin with a dot. */
const NOT_NEEDED = ['__tests__', 'docs', 'node_modules', 'out', 'screenshots', 'test-results'];

/** A copy of the project. It stands inside the project, so that it finds the packages. */
const COPY = join(process.cwd(), '.cache', 'second-company');

/** Does what docs/make-it-yours.md says: takes the project without the demo's pictures, and replaces `brand/` and `content/`. */
async function copyProject(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  const taken = (await readdir('.')).filter(
    (name) => !name.startsWith('.') && ![...NOT_NEEDED, 'brand', 'content'].includes(name),
  );
  await Promise.all(taken.map((name) => cp(name, join(COPY, name), { recursive: true })));
  await rm(join(COPY, 'public', 'demo'), { recursive: true });
  await cp(COMPANY, COPY, { recursive: true });
}

/** Builds the site of the second company in its copy. */
export async function secondCompany(): Promise<Company> {
  await copyProject();
  const content = (await readProjectJson(join(COMPANY, 'content', `${PROJECT}.json`))) as object;
  return buildElsewhere(COPY, { name: 'Cantieri Bora', about: 'Storia', project: PROJECT, content });
}
