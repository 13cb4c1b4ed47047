import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

function sourceFile(name: string): string {
  return fileURLToPath(new URL(`./page/${name}`, import.meta.url));
}

async function bundled(name: string): Promise<string> {
  const result = await build({
    entryPoints: [sourceFile(name)],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}

export async function buildViewerPage(): Promise<string> {
  const [template, style, script] = await Promise.all([
    readFile(sourceFile('page.html'), 'utf8'),
    bundled('page.css'),
    bundled('main.ts'),
  ]);
  // Use functions, because `&` is special in a replacement string.
  return template
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script.replaceAll('</script', '<\\/script')}</script>`);
}
