import type { Step } from './run-steps';

const node = process.execPath;
const bin = (name: string): string => `node_modules/${name}`;
const cache = (name: string): readonly string[] => [
  ...['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`],
];

/** A step that looks at each file by itself. */
interface FileStep extends Step {
  /** The files that it looks at, for the program and as a pattern of their paths. */
  readonly all: string;
  readonly pattern: RegExp;
}

/** Each keeps its results in `.cache/`, so that a second run looks only at what has changed. */
const FILE_STEPS: readonly FileStep[] = [
  {
    name: 'lint of code for browsers',
    command: [
      node,
      bin('eslint/bin/eslint.js'),
      '--max-warnings',
      '0',
      '--no-warn-ignored',
      ...cache('eslint'),
    ],
    all: '.',
    pattern: /^(?:app|components|lib)\/.*\.tsx?$/,
  },
  {
    name: 'format',
    command: [node, bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern'],
    all: '.',
    pattern: /./,
  },
  {
    name: 'lint of styles',
    command: [node, bin('stylelint/bin/stylelint.mjs'), ...cache('stylelint')],
    all: '{components,styles}/**/*.scss',
    pattern: /^(?:components|styles)\/.*\.scss$/,
  },
];

const WHOLE_STEPS: readonly Step[] = [
  { name: 'types and lint', command: [node, bin('oxlint/bin/oxlint')] },
  {
    name: 'dependency rule',
    command: [
      ...([node, bin('dependency-cruiser/bin/dependency-cruise.mjs')] as const),
      ...['--config', '.dependency-cruiser.cjs'],
      ...['app', 'brand', 'components', 'lib', 'database', 'scripts'],
    ],
  },
];

/** The steps that only read the sources: types, lint, format, dependency rule. */
export const STATIC_STEPS: readonly Step[] = [
  ...FILE_STEPS.map(({ name, command, all }) => ({ name, command: [...command, all] as const })),
  ...WHOLE_STEPS,
];

/**
 * Format, and the lints that look at each file by itself, look at these alone; types, the lint that needs them and the
 * dependency rule at all sources.
 */
export function staticStepsOf(files: readonly string[]): readonly Step[] {
  const ofFiles = FILE_STEPS.flatMap(({ name, command, pattern }): Step[] => {
    const own = files.filter((file) => pattern.test(file));
    return own.length === 0 ? [] : [{ name, command: [...command, ...own] }];
  });
  return [...WHOLE_STEPS, ...ofFiles];
}
