import { readAppShell } from 'still-live/build/export/next/app-shell';
import { checkStart } from 'still-live/build/export/next/start-check';
import { temporaryFolder, writeFiles } from '@/__tests__/temporary-folder';
import { runNextBuild } from 'still-live/build/export/next/next-build';

/* What Next 16.4 writes, or something else: a seam that broke is one line that says where to read on. */

const README = 'see packages/still-live/build/export/next/README.md';
const GROUP = { otherChunks: ['static/chunks/entry.js', 'static/chunks/a.css'], runtimeModuleIds: [7] };
const MANIFEST = {
  rootMainFiles: ['static/chunks/entry.js', 'static/chunks/turbopack-1.js'],
  pagesChunkGroupBootstrapParams: { '/page': GROUP },
  chunkLoadingGlobal: 'BUNDLER',
};
const ENTRY = `self.modules[7] = () => self.siteHydration && (document.documentElement.dataset.hydrated = '');
  for (const { runtimeModuleIds } of BUNDLER) runtimeModuleIds.forEach((id) => self.modules[id]());`;
const SOURCES = ['turbopack-1.js', 'data.js', 'entry.js'].map((name) => `/_next/static/chunks/${name}`);

const root = temporaryFolder();

async function write(manifest: unknown, entry = ENTRY): Promise<string> {
  await writeFiles(root(), {
    '.next/build-manifest.json': JSON.stringify(manifest),
    'out/_next/static/chunks/turbopack-1.js': 'self.modules = {};',
    'out/_next/static/chunks/data.js': `self.siteHydration = {}; self.BUNDLER = [${JSON.stringify(GROUP)}];`,
    'out/_next/static/chunks/entry.js': entry,
    'out/index.html': `<script id="early" data-sources="${SOURCES.join(' ')}"></script>`,
  });
  return root('out');
}

test('the entry is what the manifest names for the page, the runtime of the bundler first', async () => {
  expect(await readAppShell(root(), await write(MANIFEST), (text) => text)).toEqual({
    scripts: ['/_next/static/chunks/turbopack-1.js', '/_next/static/chunks/entry.js'],
    sheets: ['/_next/static/chunks/a.css'],
    start:
      '(globalThis.BUNDLER||=[]).push({"otherChunks":["static/chunks/entry.js"],"runtimeModuleIds":[7]});',
  });
});

const form = 'build-manifest.json: does not have the known form';
test.each<[string, string, unknown, string]>([
  ['a manifest without the page', form, {}, ENTRY],
  ['another form of the page', form, { ...MANIFEST, pagesChunkGroupBootstrapParams: { '/page': [] } }, ENTRY],
  ['a chunk that is none of the site', form, { ...MANIFEST, rootMainFiles: ['"><script>'] }, ENTRY],
  [
    'a chunk that is not in the export',
    'build-manifest.json: names static/chunks/gone.js, which is not in the export',
    {
      ...MANIFEST,
      pagesChunkGroupBootstrapParams: { '/page': { ...GROUP, otherChunks: ['static/chunks/gone.js'] } },
    },
    ENTRY,
  ],
  [
    'an alias that names another module, so that Next starts its own client',
    'next.config.mjs: the export does not start with packages/still-live/next/client.tsx',
    MANIFEST,
    '__next_f',
  ],
])('%s is refused', async (_what, message, manifest, entry) => {
  const dir = await write(manifest, entry);
  await expect(readAppShell(root(), dir, (text) => text)).rejects.toThrow(RegExp(`${message}.*; ${README}$`));
});

test('a site that starts is right; one that throws, or lacks a module, is refused with the reason', async () => {
  const told = jest.spyOn(console, 'error');
  const start = async (entry: string): Promise<void> => checkStart(await write(MANIFEST, entry));
  await start(ENTRY);
  await expect(start(`${ENTRY} throw new TypeError('Site is no component');`)).rejects.toThrow(
    `index.html: the site does not start: Site is no component; ${README}`,
  );
  await expect(start(ENTRY.replace('modules[7]', 'modules[8]'))).rejects.toThrow(
    'index.html: the site does not start: ',
  );
  expect(told).not.toHaveBeenCalled();
});

describe('Next', () => {
  const root = temporaryFolder();

  const BUILD = {
    isInHurry: false,
    variables: {},
    show: () => undefined,
    signal: new AbortController().signal,
    dataWritten: Promise.resolve(),
  };

  test.each(['#', '?'])(
    'a build in a folder with %s in its path ends with one line, before Next starts',
    async (character) => {
      const folder = `/home/irene/Sito ${character}1/feeling`;
      await expect(runNextBuild(folder, BUILD)).rejects.toThrow(
        `${folder}: Next cannot compile styles in a folder with ${character} in its path; rename the folder or move the project`,
      );
    },
  );

  test('another version of Next than the one that was tried is refused, before it starts', async () => {
    await writeFiles(root(), { 'node_modules/next/package.json': '{"version":"16.5.0"}' });
    await expect(runNextBuild(root(), BUILD)).rejects.toThrow(
      'next 16.5.0: the export was only tried with Next 16.4; see packages/still-live/build/export/next/README.md',
    );
  });
});
