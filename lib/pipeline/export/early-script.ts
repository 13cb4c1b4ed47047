import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minify } from '@swc/core';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'esbuild';

/**
 * Bundles a script for the page itself. It is minified by swc, whose result is by a twentieth smaller than
 * that of esbuild.
 */
async function inlineScript(root: string, entryPoint: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, entryPoint)],
    bundle: true,
    write: false,
    target: browserslistToEsbuild(),
    format: 'iife',
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
  });
  const { code } = await minify(outputFiles.map(({ text }) => text).join(''), {
    compress: { passes: 3 },
    mangle: true,
    format: { comments: false, inlineScript: true },
  });
  return code;
}

/**
 * Bundles the inline script of the page (lib/browser/early) into `.snapshot/early.js`, where app/layout.tsx
 * reads it.
 */
export async function bundleEarlyScript(root: string): Promise<void> {
  const file = join(root, '.snapshot', 'early.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await inlineScript(root, join('lib', 'browser', 'early', 'early.ts')));
}

/** Bundles the inline script of the plain pages (lib/browser/plain) and returns it. */
export function bundlePlainScript(root: string): Promise<string> {
  return inlineScript(root, join('lib', 'browser', 'plain', 'plain.ts'));
}
