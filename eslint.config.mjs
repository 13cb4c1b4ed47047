import baseline from 'eslint-plugin-baseline-js';
import compat from 'eslint-plugin-compat';
import reactGoogleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { baselineYear, guardedFeatures, supportedFeatures } from './browsers.config.mjs';

const generated = [
  'node_modules/',
  '.next/',
  'database/dist/',
  '.export/',
  '.releases/',
  '.snapshot/',
  '.cache/',
  '.data/',
  'out/',
  'next-env.d.ts',
];

const IN_BROWSERS = [
  'app/client/**/*.{ts,tsx}',
  'components/**/*.{ts,tsx}',
  'lib/{browser,content,html,media,route,store}/**/*.ts',
];

/** The rule about what promised browsers have, for files with a guard for some features. */
function youngFeatures(guarded) {
  const options = {
    available: baselineYear,
    includeWebApis: { preset: 'type-aware' },
    includeJsBuiltins: { preset: 'type-aware' },
    ignoreFeatures: [...supportedFeatures, ...guarded],
  };
  return { 'baseline-js/use-baseline': ['error', options] };
}

/** Files with guards, each with the features it guards. */
const guardedFiles = [...new Set(guardedFeatures.flatMap(({ files }) => files))].map((file) => ({
  files: [file],
  rules: {
    'compat/compat': 'off',
    ...youngFeatures(
      guardedFeatures.filter(({ files }) => files.includes(file)).map(({ feature }) => feature),
    ),
  },
}));

/** What oxlint does not have. Types and all other rules: `.oxlintrc.json`. */
export default tseslint.config(
  { ignores: [...generated, '__tests__/'] },
  { files: ['app/**/*.{ts,tsx}', ...IN_BROWSERS], languageOptions: { parser: tseslint.parser } },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'react-google-translate': reactGoogleTranslate },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // A translator puts other nodes in the place of a text: where React changes or removes a text beside others, it fails.
      'react-google-translate/no-conditional-text-nodes-with-siblings': 'error',
    },
  },
  {
    // What is younger than the promised browsers (docs/browsers.md) wants a guard, and a line in browsers.config.mjs.
    files: IN_BROWSERS,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { compat, 'baseline-js': baseline },
    settings: { lintAllEsApis: true },
    rules: { 'compat/compat': 'error', ...youngFeatures([]) },
  },
  ...guardedFiles,
);
