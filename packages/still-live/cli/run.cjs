// Sites are written in TypeScript: tsx reads it, also where the engine itself is in JavaScript.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const file = ['main.ts', '../dist/cli/main.js'].map((name) => join(__dirname, name)).find(existsSync);
// The engine in TypeScript finds its own modules by the tsconfig.json of the checkout, from any folder without a site.
if (file.endsWith('.ts') && !existsSync('tsconfig.json'))
  process.env.TSX_TSCONFIG_PATH ??= join(__dirname, '..', '..', '..', 'tsconfig.json');
import('tsx').then(() => import(pathToFileURL(file).href));
