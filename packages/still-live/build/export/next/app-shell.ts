import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HYDRATION_PROPERTY } from 'still-live/html/site-element';
import { own } from 'still-live/content/raw-tree';
import { seamError } from './next-parts';

export interface ExportedAppShell {
  /** Addresses of the scripts, first the bundler's runtime. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** The statement that runs the module of the app shell when all scripts are loaded. */
  readonly start: string;
}

const FILE = join('.next', 'build-manifest.json');
const PAGE = '/page';

/** The path of a chunk; it is written into the page unchanged. */
const CHUNK = /^static\/chunks\/[\w.~-]+\.(?:js|css)$/;

function listOf<T>(value: unknown, is: (entry: unknown) => entry is T): readonly T[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(is) ? value : undefined;
}

function isChunk(entry: unknown): entry is string {
  return typeof entry === 'string' && CHUNK.test(entry);
}

function parseManifest(text: string) {
  const json: unknown = JSON.parse(text);
  const group = own(own(json, 'pagesChunkGroupBootstrapParams'), PAGE);
  const chunks = listOf(own(group, 'otherChunks'), isChunk);
  const modules = listOf(own(group, 'runtimeModuleIds'), (entry) => typeof entry === 'number');
  const runtime = listOf(own(json, 'rootMainFiles'), isChunk)?.find((chunk) =>
    chunk.startsWith('static/chunks/turbopack-'),
  );
  const global = own(json, 'chunkLoadingGlobal');
  if (!chunks || !modules || runtime === undefined || typeof global !== 'string' || !/^\w+$/.test(global)) {
    throw seamError(FILE, `does not have the known form with the scripts of ${PAGE}`);
  }
  return { runtime, chunks, modules, global };
}

/** @throws {OperatorError} when the manifest has another form, or the scripts are not those of `app/client/start.tsx`. */
export async function readAppShell(root: string, dir: string): Promise<ExportedAppShell> {
  const text = await readFile(join(root, FILE), 'utf8').catch(() => {
    throw seamError(FILE, 'was not written by next build');
  });
  const { runtime, chunks, modules, global } = parseManifest(text);
  const read = (chunk: string): Promise<string> =>
    readFile(join(dir, '_next', chunk), 'utf8').catch(() => {
      throw seamError(FILE, `names ${chunk}, which is not in the export`);
    });
  const scripts = chunks.filter((chunk) => chunk.endsWith('.js'));
  const code = await Promise.all([runtime, ...scripts].map(read));
  if (!code.some((script) => script.includes(HYDRATION_PROPERTY))) {
    throw seamError(
      'next.config.mjs',
      'the export does not start with app/client/start.tsx: resolveAlias names another module than the one Next starts with',
    );
  }
  const group = JSON.stringify({ otherChunks: scripts, runtimeModuleIds: modules });
  return {
    scripts: [runtime, ...scripts].map((chunk) => `/_next/${chunk}`),
    sheets: chunks.filter((chunk) => chunk.endsWith('.css')).map((chunk) => `/_next/${chunk}`),
    start: `(globalThis.${global}||=[]).push(${group});`,
  };
}
