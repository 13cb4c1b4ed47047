import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';

const isProduction = process.env.NODE_ENV === 'production';

// More bytes of source than all scripts have.
const ALL_SOURCE = 100_000_000;

/** What starts the app shell, from the folder of the site: TypeScript in this repository, JavaScript where it is installed. */
function entryPoint() {
  const files = ['bound/start.ts', 'dist/bound/start.js'].map((name) => join(import.meta.dirname, name));
  return `./${relative(process.cwd(), files.find(existsSync))}`;
}

/**
 * Returns the configuration of Next for a site: a static export that starts by `bound/start.ts`
 * (build/export/next/README.md says why).
 * @param {import('next').NextConfig} [config] What the site says beside it.
 * @returns {import('next').NextConfig}
 */
export function withStillLive(config = {}) {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return {
    output: 'export',
    // Each page is a folder with an index.html.
    trailingSlash: true,
    // The export is finished (scripts, policy, compression) before it becomes `out/`: see build/build-site.ts.
    distDir: isProduction ? '.export' : '.next',
    reactStrictMode: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    devIndicators: false,
    transpilePackages: ['still-live'],
    // `@use 'still-live/styles/…'`: the folder that has the engine in it.
    sassOptions: { loadPaths: [dirname(import.meta.dirname)] },
    experimental: {
      cssChunking: { type: 'graph', requestCost: 1 },
      // One script for each moment of a visit: no two pages share parts of them (docs/decisions.md, 22).
      turbopackChunking: { minChunkSize: ALL_SOURCE, maxMergeChunkSize: ALL_SOURCE },
      // What nobody uses of React.
      turbopackCjsTreeShaking: true,
      turbopackFileSystemCacheForBuild: process.env.SITE_NEXT_CACHE !== 'off',
      // What makes the pages is thrown away with them, and no source map is published.
      ...(isProduction && {
        turbopackMinify: { server: false, client: true },
        turbopackSourceMaps: false,
        turbopackInputSourceMaps: false,
      }),
    },
    // The pages are made after it. The program that runs this build closes the input when it has written their data.
    ...(process.env.SITE_DATA === 'follow' && {
      compiler: { runAfterProductionCompile: async () => void (await text(process.stdin)) },
    }),
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      // Where the packages are: in this folder, or in one above it.
      root: join(resolve('next/package.json'), '..', '..', '..'),
      // The logo is in the page.
      rules: { '*.svg': { type: 'text' } },
      resolveAlias: {
        // The engine imports the site by it, also where it is installed.
        '@/*': './*',
        ...(isProduction && {
          'next/dist/client/app-next-turbopack.js': entryPoint(),
          // React asks whether it is Node; what says no would be a whole `process`.
          'next/dist/compiled/process': 'next/dist/compiled/server-only/empty.js',
        }),
      },
    },
    ...config,
  };
}
