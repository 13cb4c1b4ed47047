// Sites are written in TypeScript: tsx reads it, also where the engine itself is in JavaScript.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const file = ['main.ts', '../dist/cli/main.js'].map((name) => join(__dirname, name)).find(existsSync);
import('tsx').then(() => import(pathToFileURL(file).href));
