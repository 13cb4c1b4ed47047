import { spawn } from 'node:child_process';
import { readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from 'realtime-database-server';
import { buildSite } from 'still-live/build/build-site';
import { silentProgress } from 'still-live/build/progress';
import { placesIn } from 'still-live/build/release/release-list';
import { withReleaseLock } from 'still-live/build/release/release-lock';
import { withBuildStatus } from 'still-live/build/status';
import { errorLine } from 'still-live/settings/operator-error';
import { readSettings } from 'still-live/settings/settings';
import { bundledCommand } from '@/__tests__/bundled-command';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';

/*
 * Builds in a folder of their own, with a stand-in for Next, which writes what Next 16.4 writes. Whatever is wrong, a build ends with one
 * line that says what to do, and the site that is out stays. The real command runs once to its end, and once where no database answers.
 */

jest.setTimeout(120_000);

const OLD_RELEASE = join('.releases', '000001-old');
/** Size of the content that it states, in bytes. */
const LARGE = 50_000_000;
const HOME = { testo_chi_siamo: { _value: 'x' } };
const NOWHERE = { FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:1' };

const SCREENS = ['/cosa_facciamo', '/chi_siamo', '/lavora_con_noi', '/contatti'].map(
  (id) => `<section id="${id}" data-route=""></section>`,
);
const EXPORT = {
  '.export/index.html': `<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"><script id="early"></script><script id="heading-font"></script></head><body><div id="sito">${SCREENS.join('')}</div></body></html>`,
  '.export/_next/static/chunks/turbopack-1.js': 'self.modules = {};',
  '.export/_next/static/chunks/entry.js': `self.modules[7] = () => self.siteHydration.snapshot && (document.documentElement.dataset.hydrated = '');
    for (const id of BUNDLER[0].runtimeModuleIds) self.modules[id]();`,
  '.export/_next/static/chunks/a.css': 'a{x:1}',
  '.export/_next/static/chunks/site.css': 'b{x:1}',
  '.next/build-manifest.json': JSON.stringify({
    rootMainFiles: ['static/chunks/entry.js', 'static/chunks/turbopack-1.js'],
    pagesChunkGroupBootstrapParams: {
      '/page': { otherChunks: ['static/chunks/entry.js', 'static/chunks/site.css'], runtimeModuleIds: [7] },
    },
    chunkLoadingGlobal: 'BUNDLER',
  }),
};
const WRITES_EXPORT = `const { mkdirSync, readdirSync, statSync, writeFileSync } = require('node:fs');
  const { dirname } = require('node:path');
  // As Next does, which fails on a link that leads nowhere.
  for (const name of readdirSync('.')) statSync(name);
  // The pages are made when the input is closed, of the data that were written before.
  process.stdin.resume().once('end', () => {
    statSync('.snapshot/site.json');
    for (const [name, text] of Object.entries(${JSON.stringify(EXPORT)})) {
      mkdirSync(dirname(name), { recursive: true });
      writeFileSync(name, text);
    }
  });`;
const ENDLESS = `require('node:fs').writeFileSync('next.pid', String(process.pid)); setInterval(() => {}, 1000);`;

const root = temporaryFolder();
let database: RunningDatabase | undefined;

beforeEach(async () => {
  await writeFiles(root(), {
    [`${OLD_RELEASE}/index.html`]: 'the site that is out',
    [`${OLD_RELEASE}/release.json`]: JSON.stringify({ id: '000001-old', builtAt: '', contentBytes: LARGE }),
    'node_modules/next/package.json': '{"name":"next","version":"16.4.99"}',
    'node_modules/next/dist/bin/next': WRITES_EXPORT,
  });
  await symlink(OLD_RELEASE, root('out'));
  for (const name of ['app', 'brand', 'lib', 'packages', 'styles', 'tsconfig.json'])
    await symlink(join(process.cwd(), name), root(name));
});
afterEach(async () => {
  await database?.stop();
  database = undefined;
});

type Env = Readonly<Record<string, string>>;

/** Starts a database with some content of the project. Gives the environment of a build that reads it. */
async function withContent(feeling: unknown): Promise<Env> {
  database = await startDatabase({ port: 0, data: { projects: { feeling } }, namespace: 'feeling' });
  return { FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${database.port}` };
}

interface Ended {
  readonly code: number | null;
  readonly errors: readonly string[];
}

async function build(env: Env): Promise<Ended> {
  const { PATH = '', HOME: home = '' } = process.env;
  const command = [await bundledCommand('build'), '--allow-shrink'];
  const child = spawn(process.execPath, command, {
    cwd: root(),
    env: { PATH, HOME: home, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, errors: output.join('').split('\n').filter(Boolean) }));
  });
}

/** Does what the command does, in this process: one of its own needs two seconds to load it. */
async function buildHere(env: Env): Promise<Ended> {
  const settings = readSettings({ CONTENT_TIMEOUT_SECONDS: '1', ...env });
  Object.assign(process.env, env);
  try {
    const options = { root: root(), ...placesIn(root()), settings, progress: silentProgress };
    await withBuildStatus(
      settings,
      () => buildSite(options),
      () => undefined,
    );
    return { code: 0, errors: [] };
  } catch (error) {
    return { code: 1, errors: [`error: ${errorLine(error)}`] };
  } finally {
    for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
  }
}

/** Expects that a build failed with one line with these parts, and that the current release is as it was. */
async function expectRefusal(ended: Ended, ...parts: readonly string[]): Promise<void> {
  expect(ended).toEqual({ code: 1, errors: [expect.any(String)] });
  for (const part of parts) expect(ended.errors[0]).toContain(part);
  expect(await readlink(root('out'))).toBe(OLD_RELEASE);
  expect(await readFile(root('out', 'index.html'), 'utf8')).toBe('the site that is out');
}

test('npm run build makes a release whose page names the app shell, also after the others were deleted by hand', async () => {
  await rm(root('.releases'), { recursive: true });
  expect(await build(await withContent({ pagine: { home: HOME } }))).toEqual({ code: 0, errors: [] });
  const page = await readFile(root('out', 'index.html'), 'utf8');
  expect(page).toMatch(/data-sources="\S+page-data-\w+\.js \S+\/turbopack-1-\w+\.js \S+\/entry-\w+\.js"/);
  expect(page).toContain('<style>a{x:1}b{x:1}');
});

describe('a build refuses', () => {
  test('content that shrank by more than half since the last release', async () => {
    const env = await withContent({ pagine: { home: HOME } });
    await expectRefusal(await buildHere(env), `projects/feeling: shrank from ${LARGE}`, '--allow-shrink');
  });

  test('a site that does not start', async () => {
    const next = root('node_modules/next/dist/bin/next');
    await writeFile(next, WRITES_EXPORT.replace('for (const id', "throw new Error('no component'); $&"));
    await rm(root('out', 'release.json'));
    const env = await withContent({ pagine: { home: HOME } });
    await expectRefusal(await buildHere(env), 'index.html: the site does not start: no component');
  });

  test('a folder where another build runs, and leaves its files alone', async () => {
    const half = root('.export', 'index.html');
    await writeFiles(root(), { '.export/index.html': 'of the other build' });
    const env = await withContent({ pagine: { home: HOME } });
    const ended = await withReleaseLock(root('.releases'), 'building', () => buildHere(env));
    await expectRefusal(ended, `process ${process.pid} is building here`, 'wait');
    expect(await readFile(half, 'utf8')).toBe('of the other build');
  });

  test('a database that cannot be reached, and ends Next, which runs meanwhile', async () => {
    await writeFile(root('node_modules/next/dist/bin/next'), ENDLESS);
    await expectRefusal(await buildHere(NOWHERE), 'projects/feeling: ', '127.0.0.1:1', 'check');
    const pid = Number(await readFile(root('next.pid'), 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
