import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HYDRATION_PROPERTY } from 'still-live/route/page-state';
import * as v from 'valibot';
import { parseJson } from 'still-live/build/files';
import { checked } from 'still-live/settings/from-outside';
import { seamError } from './next-parts';

export interface ExportedAppShell {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly start: string;
}

const FILE = join('.next', 'build-manifest.json');
const PAGE = '/page';

// It is written into the page unchanged.
const chunks = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^static\/chunks\/[\w.~-]+\.(?:js|css)$/))),
  v.minLength(1),
);

const manifest = v.object({
  rootMainFiles: chunks,
  chunkLoadingGlobal: v.pipe(v.string(), v.regex(/^\w+$/)),
  pagesChunkGroupBootstrapParams: v.object({
    [PAGE]: v.object({ otherChunks: chunks, runtimeModuleIds: v.pipe(v.array(v.number()), v.minLength(1)) }),
  }),
});

function parseManifest(text: string) {
  const refuse = () => seamError(FILE, `does not have the known form with the scripts of ${PAGE}`);
  const found = checked(manifest, parseJson(text), refuse);
  const runtime = found.rootMainFiles.find((chunk) => chunk.startsWith('static/chunks/turbopack-'));
  if (runtime === undefined) throw refuse();
  return { runtime, global: found.chunkLoadingGlobal, ...found.pagesChunkGroupBootstrapParams[PAGE] };
}

/** @throws {OperatorError} when the manifest has another form, or the scripts are not those of `packages/still-live/next/client.tsx`. */
export async function readAppShell(
  root: string,
  dir: string,
  renameChunks: (text: string) => string,
): Promise<ExportedAppShell> {
  const text = await readFile(join(root, FILE), 'utf8').catch(() => {
    throw seamError(FILE, 'was not written by next build');
  });
  const { runtime, otherChunks, runtimeModuleIds, global } = parseManifest(renameChunks(text));
  const read = (chunk: string): Promise<string> =>
    readFile(join(dir, '_next', chunk), 'utf8').catch(() => {
      throw seamError(FILE, `names ${chunk}, which is not in the export`);
    });
  const scripts = otherChunks.filter((chunk) => chunk.endsWith('.js'));
  const code = await Promise.all([runtime, ...scripts].map(read));
  if (!code.some((script) => script.includes(HYDRATION_PROPERTY))) {
    throw seamError(
      'next.config.mjs',
      'the export does not start with packages/still-live/next/client.tsx: resolveAlias names another module than the one Next starts with',
    );
  }
  const group = JSON.stringify({ otherChunks: scripts, runtimeModuleIds });
  return {
    scripts: [runtime, ...scripts].map((chunk) => `/_next/${chunk}`),
    sheets: otherChunks.filter((chunk) => chunk.endsWith('.css')).map((chunk) => `/_next/${chunk}`),
    start: `(globalThis.${global}||=[]).push(${group});`,
  };
}
