import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCode, errorLine, OperatorError } from 'still-live/settings/operator-error';
import { createRequire } from 'node:module';

/*
 * Files of which a large site has thousands are read and linked synchronously: asynchronous calls, one after another,
 * wait for the main thread each time, and take more of the processor.
 */

function entriesIn(dir: string) {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

export function readIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const ABSENT = ['ENOENT', 'ENOTDIR'];

// Text editors on Windows begin a file with it, and `JSON.parse` refuses it.
const BYTE_ORDER_MARK = /^\ufeff/;

/** Parses a text that a program may not have written to its end. Returns `undefined` when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function readJsonIfWhole(file: string): Promise<unknown> {
  return parseJson(await readFile(file, 'utf8').catch(() => ''));
}

/**
 * Reads a JSON file of people or of a build. Without `absent`, a missing file is an error too.
 * @throws {OperatorError} that names the file, when it cannot be read or is not JSON.
 */
export async function readJson(
  file: string,
  remedy = 'correct it, or restore it with Git',
  absent?: unknown,
): Promise<unknown> {
  try {
    return JSON.parse((await readFile(file, 'utf8')).replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    if (absent !== undefined && ABSENT.includes(errorCode(error) ?? '')) return absent;
    throw new OperatorError(file, `cannot be read (${errorLine(error)})`, remedy, { cause: error });
  }
}

export const TEXT_FILE = /(?:^|\/)[^./][^/]*\.(?:html|css|js|mjs|json|map|txt|xml|svg|webmanifest)$/;

export function walkFiles(dir: string): string[] {
  return entriesIn(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** What is not there yet (a folder with thousands of pictures) is moved in one step; other folders are merged. */
export async function moveInto(from: string, to: string): Promise<void> {
  const there = new Set(await readdir(to));
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile() || !there.has(entry.name)) {
      await rename(source, target);
      continue;
    }
    await cp(source, target, { recursive: true });
    await rm(source, { recursive: true });
  }
}

async function inOneStep(target: string, make: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}`;
  try {
    await make(temporary);
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Writes a file in one step: whoever reads it finds the whole old content or the whole new one. */
export function writeWhole(file: string, content: string | Buffer): Promise<void> {
  return inOneStep(file, (temporary) => writeFile(temporary, content));
}

/** Links a file that never changes (its name has a hash) to a second place, or copies it where there are no links. */
export async function placeImmutable(source: string, target: string): Promise<void> {
  try {
    linkSync(source, target);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    await inOneStep(target, (temporary) => link(source, temporary).catch(() => copyFile(source, temporary)));
  }
}

/** Writes a file with a hash of its content in the name, so that it may be cached for ever. Returns its address. */
export async function writeHashed(
  dir: string,
  kind: 'chunks' | 'media',
  name: string,
  ending: string,
  content: string | Buffer,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const address = `/_next/static/${kind}/${name}-${hash}${ending}`;
  await mkdir(dirname(join(dir, address)), { recursive: true });
  await writeFile(join(dir, address), content);
  return address;
}

// What no build uses is kept, because a publication may be undone.
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes from a cache what no build has used for 30 days. Releases have their own links. */
export function forgetUnused(dir: string, used: ReadonlySet<string>): void {
  const now = new Date();
  for (const name of readdirSync(dir)) {
    const file = join(dir, name);
    if (used.has(name)) utimesSync(file, now, now);
    else if (statSync(file).mtimeMs < now.getTime() - KEPT_MS) rmSync(file, { recursive: true });
  }
}

export function engineFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('still-live/package.json'));
}

/**
 * Returns the path of a file of the engine that something starts or bundles by its path: TypeScript in this repository,
 * JavaScript where the package is installed.
 * @param name Its path in the package, without the ending.
 */
export function engineFile(name: string): string {
  const source = join(engineFolder(), `${name}.ts`);
  return existsSync(source) ? source : join(engineFolder(), 'dist', `${name}.js`);
}
