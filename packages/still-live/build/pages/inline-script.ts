import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from '@swc/core';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'esbuild';
import { engineFile } from 'still-live/build/files';

// swc's result is a twentieth smaller than that of esbuild.
async function inlineScript(root: string, entryPoint: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    target: browserslistToEsbuild(),
    format: 'iife',
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
    // The engine imports the site by it, also where it is installed.
    alias: { '@': root },
  });
  const { code } = await minify(outputFiles.map(({ text }) => text).join(''), {
    compress: { passes: 3 },
    mangle: true,
    format: { comments: false, inlineScript: true },
  });
  return code;
}

export type InlineScript = 'early' | 'static-page' | 'heading-font';

/**
 * Writes the scripts of app shell and static pages into `.snapshot/`, where packages/still-live/next/document.tsx reads
 * them.
 */
export async function bundleInlineScripts(root: string): Promise<void> {
  await mkdir(join(root, '.snapshot'), { recursive: true });
  const bundle = async (name: InlineScript, entryPoint: string): Promise<void> => {
    const script = await inlineScript(root, entryPoint);
    await writeFile(join(root, '.snapshot', `${name}.js`), script);
  };
  await Promise.all([
    bundle('early', engineFile('bound/early')),
    bundle('static-page', engineFile('browser/inline/static-page')),
    bundle('heading-font', engineFile('browser/inline/heading-font')),
  ]);
}
