import type { Step } from './run-step';

const bin = (name: string): string => `node_modules/${name}`;
const node = process.execPath;

/**
 * The steps that only read the sources: lint, format, types, dependency rules; the longest first. Each keeps
 * its results in `.cache/`, so that a second run checks only what has changed.
 */
export const STATIC_STEPS: readonly Step[] = [
  {
    name: 'lint',
    command: [
      node,
      bin('eslint/bin/eslint.js'),
      ...['.', '--max-warnings', '0'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
    ],
  },
  {
    name: 'format',
    command: [
      node,
      bin('prettier/bin/prettier.cjs'),
      ...['--check', '.', '--log-level', 'warn'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
    ],
  },
  { name: 'types', command: [node, bin('typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'lint of styles',
    command: [
      node,
      bin('stylelint/bin/stylelint.mjs'),
      '{components,styles}/**/*.scss',
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/stylelint'],
    ],
  },
  {
    name: 'dependency rule',
    command: [
      node,
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs'],
      ...['app', 'components', 'lib', 'database', 'scripts'],
    ],
  },
];
