import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { compileAsync } from 'sass';
import { writeBrandStyle } from 'still-live/build/brand/brand-style';
import { readBrand } from 'still-live/build/brand/read-brand';

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Components</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="examples.css">
  <script src="examples.js" defer></script>
  <body></body>
</html>
`;

const sassModules: Plugin = {
  name: 'sass-modules',
  setup(build) {
    build.onLoad({ filter: /\.scss$/ }, async ({ path }) => {
      const { css, loadedUrls } = await compileAsync(path, { loadPaths: ['packages'] });
      return {
        contents: css,
        loader: path.endsWith('.module.scss') ? 'local-css' : 'css',
        watchFiles: loadedUrls.map((url) => url.pathname),
      };
    });
  },
};

export interface RunningExamples {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface ExamplesOptions {
  readonly root: string;
  readonly port: number;
  /** Whether to build again when a source changes. The page must be reloaded by hand. */
  readonly watch: boolean;
}

/** Bundled without Next, into `.cache/`, so that nothing of it gets into the site's export. */
export async function startExamples({ root, port, watch }: ExamplesOptions): Promise<RunningExamples> {
  const dir = join(root, '.cache', 'examples');
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'index.html'), PAGE);
  await cp(join(root, 'public', 'demo'), join(dir, 'demo'), { recursive: true });
  await writeBrandStyle(root, await readBrand());
  const bundle = await context({
    entryPoints: [join(root, 'components', 'examples', 'examples-page.tsx')],
    inject: [join(root, 'packages', 'still-live', 'bound', 'whole.ts')],
    outfile: join(dir, 'examples.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'file', '.svg': 'text' },
    define: { 'process.env.NODE_ENV': '"development"' },
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [sassModules],
    logLevel: 'warning',
  });
  try {
    await bundle.rebuild();
    if (watch) await bundle.watch();
    const server = await bundle.serve({ host: '127.0.0.1', port, servedir: dir });
    return { url: `http://127.0.0.1:${server.port}`, close: () => bundle.dispose() };
  } catch (error) {
    await bundle.dispose();
    throw error;
  }
}
