import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildViewerPage } from './viewer/build-page';
import { ModuleKind, ScriptTarget, transpileDeclaration } from 'typescript';

/*
 * Builds dist/, the content of the package. It is CommonJS, because `require`, `import` and Jest can all load
 * that without settings. Inside this repository the TypeScript sources are used instead.
 */

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');

/** Imports of other files get their extension, as Node requires. */
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
  entryPoints: ['server.ts', 'cli.ts', 'cli/run-cli.ts'],
  outdir: DIST,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  packages: 'external',
  // The package contains the viewer's page as a constant. A copy of the source builds the page on first use.
  define: { VIEWER_PAGE: JSON.stringify(await buildViewerPage()) },
  external: ['./build-page'],
  legalComments: 'none',
  logLevel: 'warning',
});
await writeTypes('server');
await writeTypes('api');
await writeFile(
  join(DIST, 'cli', 'run-cli.d.cts'),
  'export declare function runCli(args: readonly string[]): Promise<number>;\n',
);
