import { join } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type BuildOptions } from 'esbuild';

function inlineScript(root: string, entryPoint: string): BuildOptions {
  return {
    entryPoints: [join(root, entryPoint)],
    bundle: true,
    minify: true,
    target: browserslistToEsbuild(),
    format: 'iife',
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
  };
}

/**
 * Bundles the inline script of the page (lib/browser/early) into `.snapshot/early.js`, where app/layout.tsx
 * reads it.
 */
export async function bundleEarlyScript(root: string): Promise<void> {
  const outfile = join(root, '.snapshot', 'early.js');
  await build({ ...inlineScript(root, join('lib', 'browser', 'early', 'early.ts')), outfile });
}

/** Bundles the inline script of the plain pages (lib/browser/plain) and returns it. */
export async function bundlePlainScript(root: string): Promise<string> {
  const options = inlineScript(root, join('lib', 'browser', 'plain', 'plain.ts'));
  const { outputFiles } = await build({ ...options, write: false });
  return (outputFiles[0]?.text ?? '').trim();
}
