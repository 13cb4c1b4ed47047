import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildViewerPage } from './viewer/build-page';
import { ModuleKind, ScriptTarget, transpileDeclaration } from 'typescript';

/*
 * Writes dist/, what the package holds. CommonJS, because it serves `require` and `import` alike and Jest without any
 * setting; inside this repository the TypeScript sources are used, and none of this.
 */

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');

/** The types of a source file; those of other files are named with their extension, as Node wants it. */
async function writeTypes(name: string): Promise<void> {
  const { outputText } = transpileDeclaration(await readFile(join(HERE, `${name}.ts`), 'utf8'), {
    fileName: `${name}.ts`,
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext },
  });
  const text = outputText.replace(/from '\.\/(\w+)'/g, "from './$1.cjs'");
  await writeFile(join(DIST, `${name}.d.cts`), text);
}

await rm(DIST, { recursive: true, force: true });
await build({
  absWorkingDir: HERE,
  entryPoints: ['server.ts', 'cli.ts'],
  outdir: DIST,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  packages: 'external',
  // The viewer's page is a constant of the package; only a copy of the source builds it when it is asked for.
  define: { VIEWER_PAGE: JSON.stringify(await buildViewerPage()) },
  external: ['./build-page'],
  legalComments: 'none',
  logLevel: 'warning',
});
await writeTypes('server');
await writeTypes('api');
