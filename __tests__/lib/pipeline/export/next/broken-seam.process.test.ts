import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFolder, type Ended } from '../../build-folder';

/*
 * A build with a stand-in for Next, which writes what Next 16.4 writes, or something else: a seam that broke ends the build with one line,
 * and the site that is out stays. The real command runs once with a whole seam, and once with what breaks last.
 */

jest.setTimeout(120_000);

const ROOT = process.cwd();
const README = 'see lib/pipeline/export/next/README.md';

/** What the stand-in writes. */
interface Written {
  readonly version: string;
  readonly manifest: unknown;
  /** The bundler's runtime, which runs the entry once its chunks are there. */
  readonly runtime: string;
  readonly entry: string;
}

const GOOD: Written = {
  version: '16.4.99',
  manifest: {
    rootMainFiles: ['static/chunks/entry.js', 'static/chunks/turbopack-1.js'],
    pagesChunkGroupBootstrapParams: {
      '/page': { otherChunks: ['static/chunks/entry.js', 'static/chunks/site.css'], runtimeModuleIds: [7] },
    },
    chunkLoadingGlobal: 'BUNDLER',
  },
  runtime: 'self.modules = {};',
  entry: `self.modules[7] = () => self.siteHydration.snapshot && (document.documentElement.dataset.hydrated = '');
    for (const id of BUNDLER[0].runtimeModuleIds) self.modules[id]();`,
};

let folder: BuildFolder;
let env: Record<string, string>;

beforeEach(async () => {
  folder = await BuildFolder.make();
  env = await folder.withContent({
    projects: { feeling: { pagine: { home: { testo_chi_siamo: { _value: 'x' } } } } },
  });
  for (const name of ['app', 'lib', 'styles', 'tsconfig.json'])
    await symlink(join(ROOT, name), join(folder.path, name));
});
afterEach(() => folder.close());

/** Puts the stand-in where the project's Next would be. */
async function installNext({ version, manifest, runtime, entry }: Written): Promise<void> {
  const home = join(folder.path, 'node_modules', 'next');
  await mkdir(join(home, 'dist', 'bin'), { recursive: true });
  await writeFile(join(home, 'package.json'), JSON.stringify({ name: 'next', version }));
  const screens = ['/cosa_facciamo', '/chi_siamo', '/lavora_con_noi', '/contatti'].map(
    (id) => `<section id="${id}" data-route=""></section>`,
  );
  const page = `<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"><script id="early"></script></head><body><div id="sito">${screens.join('')}</div></body></html>`;
  const files = {
    '.export/index.html': page,
    '.export/_next/static/chunks/turbopack-1.js': runtime,
    '.export/_next/static/chunks/entry.js': entry,
    '.export/_next/static/chunks/a.css': 'a{x:1}',
    '.export/_next/static/chunks/site.css': 'b{x:1}',
    '.next/build-manifest.json': JSON.stringify(manifest),
  };
  await writeFile(
    join(home, 'dist', 'bin', 'next'),
    `const { mkdirSync, readdirSync, statSync, writeFileSync } = require('node:fs');
     const { dirname } = require('node:path');
     // As Next does, which fails on a link that leads nowhere.
     for (const name of readdirSync('.')) statSync(name);
     for (const [name, text] of Object.entries(${JSON.stringify(files)})) {
       mkdirSync(dirname(name), { recursive: true });
       writeFileSync(name, text);
     }`,
  );
}

async function buildWith(change: Partial<Written>): Promise<Ended> {
  await installNext({ ...GOOD, ...change });
  return folder.buildHere(env, { allowShrink: true });
}

async function runCommandWith(change: Partial<Written>): Promise<Ended> {
  await installNext({ ...GOOD, ...change });
  return folder.build(env, '--allow-shrink');
}

test('a seam that is whole gives a release, whose page names the entry', async () => {
  expect(await runCommandWith({})).toEqual({ code: 0, errors: [] });
  const page = await readFile(join(folder.path, 'out', 'index.html'), 'utf8');
  expect(page).toMatch(/data-sources="\S+page-data-\w+\.js \S+\/turbopack-1\.js \S+\/entry\.js"/);
  expect(page).toContain('<style>a{x:1}b{x:1}');
});

test('the site is built again after its releases were deleted by hand', async () => {
  await rm(join(folder.path, '.releases'), { recursive: true });
  expect(await buildWith({})).toEqual({ code: 0, errors: [] });
  expect(await readFile(join(folder.path, 'out', 'index.html'), 'utf8')).toContain('<style>');
});

test('another version of Next ends the build', async () => {
  const ended = await buildWith({ version: '16.5.0' });
  await folder.expectRefusal(ended, 'next 16.5.0: the export was only tried with Next 16.4', README);
});

test.each([
  ['no manifest of a page', {}],
  [
    'another form of the page',
    { ...(GOOD.manifest as object), pagesChunkGroupBootstrapParams: { '/page': [] } },
  ],
  ['a chunk that is none of the site', { ...(GOOD.manifest as object), rootMainFiles: ['"><script>'] }],
])('%s in the manifest ends the build', async (_what, manifest) => {
  await folder.expectRefusal(
    await buildWith({ manifest }),
    'build-manifest.json: does not have the known form',
    README,
  );
});

test('a manifest that names a chunk which is not in the export ends the build', async () => {
  const manifest = JSON.parse(JSON.stringify(GOOD.manifest).replaceAll('entry.js', 'gone.js')) as unknown;
  await folder.expectRefusal(await buildWith({ manifest }), 'names static/chunks/gone.js', README);
});

test('an alias that names another module, so that Next starts its own client, ends the build', async () => {
  const entry = GOOD.entry.replaceAll('siteHydration', '__next_f');
  await folder.expectRefusal(
    await buildWith({ entry }),
    'next.config.mjs: the export does not start with app/client/start.tsx',
    README,
  );
});

test('an entry that throws when it starts ends the build with its reason', async () => {
  const entry = `${GOOD.entry} throw new TypeError('Site is no component');`;
  await folder.expectRefusal(
    await runCommandWith({ entry }),
    'index.html: the site does not start: Site is no component',
    README,
  );
});

test('a module that the entry does not hold ends the build', async () => {
  const entry = GOOD.entry.replace('modules[7]', 'modules[8]');
  await folder.expectRefusal(await buildWith({ entry }), 'index.html: the site does not start', README);
});
