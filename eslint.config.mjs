import { mkdirSync, writeFileSync } from 'node:fs';
import baseline from 'eslint-plugin-baseline-js';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { baselineYear, guardedFeatures, supportedFeatures } from './browsers.config.mjs';
import { FOLDERS } from './folders.config.mjs';

const generated = [
  'node_modules/',
  '.next/',
  'packages/*/dist/',
  'examples/*/.*/',
  '.export/',
  '.releases/',
  '.snapshot/',
  '.cache/',
  '.data/',
  'out/',
  'next-env.d.ts',
];

const IN_BROWSERS = [...FOLDERS.anywhere, ...FOLDERS.page, ...FOLDERS.viewer].map((folder) =>
  folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`,
);

// The types of these folders alone: with those of build and tests the rule takes a fifth longer.
const PROJECT = '.cache/in-browsers.tsconfig.json';
mkdirSync(new URL('.cache', import.meta.url), { recursive: true });
writeFileSync(
  new URL(PROJECT, import.meta.url),
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: { types: ['node'] },
    include: IN_BROWSERS.map((pattern) => `../${pattern.replace('*.{ts,tsx}', '*')}`),
    exclude: ['../**/__tests__'],
  }),
);

function youngFeatures(guarded) {
  const options = {
    available: baselineYear,
    includeWebApis: { preset: 'type-aware' },
    includeJsBuiltins: { preset: 'type-aware' },
    ignoreFeatures: [...supportedFeatures, ...guarded],
  };
  return { 'baseline-js/use-baseline': ['error', options] };
}

const guardedFiles = [...new Set(guardedFeatures.flatMap(({ files }) => files))].map((file) => ({
  files: [file],
  rules: {
    'no-restricted-globals': 'off',
    ...youngFeatures(
      guardedFeatures.filter(({ files }) => files.includes(file)).map(({ feature }) => feature),
    ),
  },
}));

/** Only rules that oxlint lacks. Types and all other rules stand in `.oxlintrc.json`. */
export default tseslint.config(
  { ignores: [...generated, '**/__tests__/'] },
  {
    // What is younger than the promised browsers (docs/guarantees.md) wants a guard, and a line in browsers.config.mjs.
    files: IN_BROWSERS,
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: PROJECT, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'baseline-js': baseline },
    rules: {
      // These the rule below does not find, or takes for a part that is supported.
      'no-restricted-globals': ['error', 'requestIdleCallback', 'cancelIdleCallback', 'ClipboardItem'],
      ...youngFeatures([]),
    },
  },
  ...guardedFiles,
  {
    // Content is hostile, and may be megabytes: no pattern may take time that grows with the square of a text. (A sticky one is tried at one place.)
    files: ['{app,components,lib,packages/still-live}/**/*.{ts,tsx}'],
    ignores: ['__tests__/tools/**'],
    languageOptions: { parser: tseslint.parser },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
);
