import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const isProduction = process.env.NODE_ENV === 'production';

/** More bytes of source than all scripts have. */
const ALL_SOURCE = 100_000_000;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Each page is a folder with an index.html.
  trailingSlash: true,
  // The export is finished (scripts, policy, compression) before it becomes `out/`: see scripts/build.ts.
  distDir: isProduction ? '.export' : '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  devIndicators: false,
  // How the export starts, and with which styles: see packages/still-live/build/export/next/README.md.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 1 },
    // One script for each moment of a visit: no two pages share parts of them (docs/decisions.md, 22).
    turbopackChunking: { minChunkSize: ALL_SOURCE, maxMergeChunkSize: ALL_SOURCE },
    // What nobody uses of React.
    turbopackCjsTreeShaking: true,
    turbopackFileSystemCacheForBuild: process.env.SITE_NEXT_CACHE !== 'off',
  },
  // The pages are made after it. The program that runs this build closes the input when it has written their data.
  ...(process.env.SITE_DATA === 'follow' && {
    compiler: { runAfterProductionCompile: async () => void (await text(process.stdin)) },
  }),
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    // Where the packages are: in this folder, or in one above a copy of it (__tests__/browser/second-company.ts).
    root: join(createRequire(import.meta.url).resolve('next/package.json'), '..', '..', '..'),
    // The logo is in the page.
    rules: { '*.svg': { type: 'text' } },
    ...(isProduction && {
      resolveAlias: { 'next/dist/client/app-next-turbopack.js': './app/client/start.tsx' },
    }),
  },
};

export default config;
