import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import lock from '@/package-lock.json';
import manifest from '@/package.json';
import engine from '@/packages/still-live/package.json';

/*
 * What the site is built from: exact versions, no install script that is not explained in docs/guarantees.md, licences that were looked at.
 */

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const ROOT = process.cwd();
/** The workspaces: our own folders, which node_modules only links to. */
const OURS: ReadonlySet<string> = new Set(manifest.workspaces);
const packages = Object.entries(lock.packages as Record<string, Locked>).filter(
  ([path, { link, resolved }]) =>
    path !== '' && !OURS.has(path) && !(link === true && OURS.has(String(resolved))),
);
const supply = readFileSync(join(ROOT, 'docs', 'guarantees.md'), 'utf8');

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

test('every direct dependency has one exact version', () => {
  // Of the package of the database alone they are ranges: who installs it has other packages too.
  const all = [manifest.dependencies, manifest.devDependencies].flatMap((group) => Object.entries(group));
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

async function importedInProduction(): Promise<readonly string[]> {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[^d]\.tsx?$/.test(file),
  );
  const { metafile } = await build({
    entryPoints: [
      'packages/still-live/cli/main.ts',
      'packages/still-live/bound/whole.ts',
      'packages/still-live/build/pictures/encoder-process.ts',
      ...pages.map((file) => join('app', file)),
    ],
    bundle: true,
    write: false,
    outdir: 'none',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
    loader: { '.svg': 'empty', '.scss': 'empty', '.css': 'empty' },
  });
  // What the database imports it names itself (packages/realtime-database-server/package.json).
  const ours = Object.entries(metafile.inputs).filter(
    ([file]) => !file.startsWith('packages/realtime-database-server/'),
  );
  const paths = ours.flatMap(([, { imports }]) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const names = paths.filter((path) => !/^node:|^@\//.test(path)).map((path) => path.split('/'));
  return [
    ...new Set(
      names.map(([first = '', second = '']) => (first.startsWith('@') ? `${first}/${second}` : first)),
    ),
  ];
}

test('what the production commands import comes with npm ci --omit=dev', async () => {
  const names = await importedInProduction();
  expect(names).toEqual(expect.arrayContaining(['firebase-admin', 'next', 'sharp']));
  const loaders = Object.values(manifest.scripts).flatMap(
    (script) => /--import (\S+)/.exec(script)?.[1] ?? [],
  );
  const known = new Set([manifest, engine].flatMap(({ dependencies }) => Object.keys(dependencies)));
  expect([...names, ...loaders].filter((name) => !known.has(name))).toEqual([]);
});

test('the lockfile names no registry, and vouches for the content of every package', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

test('the lockfile has the packages of other platforms too: without them npm ci refuses it (CONTRIBUTING.md)', () => {
  const locked = new Set(packages.map(([path]) => nameOf(path)));
  const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});

test('every package with an install script is explained in docs/guarantees.md', () => {
  const scripted = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => nameOf(path));
  expect(scripted.length).toBeGreaterThan(0);
  expect(scripted.filter((name) => !supply.includes(`\`${name}\``))).toEqual([]);
});

/** Licences that allow what we do with them: use, change and distribution without opening our own code. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'BlueOak-1.0.0',
  '(MIT AND Zlib)',
  'Apache-2.0 AND MIT',
  '(MPL-2.0 OR Apache-2.0)',
]);

const LOOKED_AT: readonly (readonly [RegExp, RegExp])[] = [
  [/^@fontsource-variable\//, /^OFL-1\.1$/],
  [/^@img\/sharp-(?:libvips-|win32-|wasm32)/, /LGPL-3\.0-or-later/],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
  [/^argparse$/, /^Python-2\.0$/],
  [/^mdn-data$/, /^CC0-1\.0$/],
];

function licenceOf(path: string): string | undefined {
  const { license } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as {
    license?: unknown;
  };
  if (typeof license === 'string') return license;
  // The field was once an object; and a package without it may hold the text of the licence.
  if (typeof license === 'object' && license !== null && 'type' in license) return String(license.type);
  const text = ['LICENSE', 'LICENSE.txt', 'LICENSE.md']
    .map((name) => join(ROOT, path, name))
    .find((file) => existsSync(file));
  return text !== undefined && /Permission is hereby granted, free of charge/.test(readFileSync(text, 'utf8'))
    ? 'MIT'
    : undefined;
}

function isAllowed(name: string, licence: string | undefined): boolean {
  if (licence === undefined) return false;
  return (
    ALLOWED.has(licence) || LOOKED_AT.some(([names, licences]) => names.test(name) && licences.test(licence))
  );
}

test('every production dependency has a licence we have looked at', () => {
  const production = packages.filter(
    ([path, { dev }]) => dev !== true && existsSync(join(ROOT, path, 'package.json')),
  );
  expect(production.length).toBeGreaterThan(100);
  const refused = production
    .map(([path]) => [nameOf(path), licenceOf(path)] as const)
    .filter(([name, licence]) => !isAllowed(name, licence));
  expect(refused).toEqual([]);
  for (const name of ['@fontsource-variable', '@img/sharp-libvips', 'caniuse-lite', 'argparse', 'mdn-data'])
    expect(supply).toContain(name);
});
