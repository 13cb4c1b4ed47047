import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from '@swc/core';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'esbuild';
import { engineFile } from 'still-live/build/files';
import { screens } from 'still-live/route/route';

/** Returns the screens for a script that stands in the page, without the fields that the script never names. */
export function screensFor(script: string, all: Readonly<Record<string, object>>): string {
  const isNamed = ([field]: [string, unknown]): boolean => new RegExp(`\\b${field}\\b`).test(script);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(all).map(([name, screen]) => [
        name,
        Object.fromEntries(Object.entries(screen).filter(isNamed)),
      ]),
    ),
  );
}

// swc's result is a twentieth smaller than that of esbuild.
async function inlineScript(root: string, entryPoint: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    target: browserslistToEsbuild(),
    format: 'iife',
    // Without comments, which name more than the script.
    minifyWhitespace: true,
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const { code } = await minify(
    script.replace('SCREENS_OF_SITE', () => screensFor(script, screens())),
    {
      compress: { passes: 3 },
      mangle: true,
      format: { comments: false, inlineScript: true },
    },
  );
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
