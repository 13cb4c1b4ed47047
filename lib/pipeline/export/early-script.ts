import { join } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'esbuild';

/** Bundles the inline script of the page (lib/browser/early) into `.snapshot/early.js`, from where the layout takes it. */
export async function bundleEarlyScript(root: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'lib', 'browser', 'early', 'early.ts')],
    outfile: join(root, '.snapshot', 'early.js'),
    bundle: true,
    minify: true,
    target: browserslistToEsbuild(),
    format: 'iife',
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
  });
}
