import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SanitisedMemory } from '@/lib/html/remembering-sanitiser';
import { walkFiles } from '../finish/walk-files';

/** What earlier builds sanitised, and under which code. */
export interface SanitisedCache {
  readonly known: SanitisedMemory;
  /** Keeps what this build used, in place of what was known. */
  save: (used: SanitisedMemory) => Promise<void>;
}

/** Fingerprint of everything that decides what the sanitiser gives: all of `lib`, and the exact packages, when they are known. */
async function codeVersion(root: string): Promise<string | undefined> {
  const lockfile = await stat(join(root, 'package-lock.json')).catch(() => undefined);
  if (!lockfile) return undefined;
  const hash = createHash('sha256');
  const files = (await walkFiles(join(root, 'lib'))).map((name) => join('lib', name));
  for (const name of ['package-lock.json', ...files.sort()]) {
    hash.update(`${name}\n`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex');
}

function parseMemory(text: string, version: string): Map<string, string> {
  try {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null) return new Map();
    const { version: savedVersion, texts } = saved as {
      readonly version?: unknown;
      readonly texts?: unknown;
    };
    if (savedVersion !== version || typeof texts !== 'object' || texts === null) return new Map();
    return new Map(
      Object.entries(texts).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return new Map();
  }
}

/**
 * Opens the memory of earlier builds, `.cache/sanitised.json` below the root. It is empty when there was none, when it cannot be read,
 * or when any code or package has changed since: then everything is sanitised anew. Without a lockfile nobody knows, and nothing is kept.
 */
export async function openSanitisedCache(root: string): Promise<SanitisedCache> {
  const file = join(root, '.cache', 'sanitised.json');
  const version = await codeVersion(root);
  if (version === undefined) return { known: new Map(), save: () => Promise.resolve() };
  const text = await readFile(file, 'utf8').catch(() => '');
  return {
    known: parseMemory(text, version),
    save: async (used) => {
      await mkdir(dirname(file), { recursive: true });
      // Whole or not at all: a build may be killed at any moment.
      await writeFile(`${file}.new`, JSON.stringify({ version, texts: Object.fromEntries(used) }));
      await rename(`${file}.new`, file);
    },
  };
}
