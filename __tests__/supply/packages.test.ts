import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lock from '@/package-lock.json';
import databaseManifest from '@/packages/realtime-database-server/package.json';
import manifest from '@/package.json';

/*
 * What the site is built from: exact versions, no install script that is not explained in docs/supply.md, licences that were looked at.
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
const supply = readFileSync(join(ROOT, 'docs', 'supply.md'), 'utf8');

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

test('every direct dependency has one exact version', () => {
  const all = [manifest.dependencies, manifest.devDependencies, databaseManifest.dependencies].flatMap(
    (group) => Object.entries(group),
  );
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lockfile names no registry, and vouches for the content of every package', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

test('the lockfile has the packages of other platforms too: without them npm ci refuses it (CONTRIBUTING.md, "The lockfile")', () => {
  const locked = new Set(packages.map(([path]) => nameOf(path)));
  const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});

test('every package with an install script is explained in docs/supply.md', () => {
  const scripted = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => nameOf(path));
  expect(scripted.length).toBeGreaterThan(0);
  expect(scripted.filter((name) => !supply.includes(`\n| \`${name}\` `))).toEqual([]);
});

/** Licences that allow what we do with them: use, change and distribution without opening our own code. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  '(MPL-2.0 OR Apache-2.0)',
]);

/** Packages with another licence, each with its reason in docs/supply.md. */
const LOOKED_AT: readonly (readonly [RegExp, RegExp])[] = [
  [/^@fontsource-variable\//, /^OFL-1\.1$/],
  [/^@img\/sharp-(?:libvips-|win32-|wasm32)/, /LGPL-3\.0-or-later/],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/],
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
  for (const name of ['@fontsource-variable', '@img/sharp-libvips', 'caniuse-lite'])
    expect(supply).toContain(name);
});

test('a package that is copyleft, or says nothing, is refused', () => {
  for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'LGPL-3.0-or-later', undefined]) {
    expect(isAllowed('some-package', licence)).toBe(false);
  }
});
