import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { changedFiles, lines } from './what-changed';

/** As many test files as run within a minute on two processors. */
const MANY = 60;

/** Of many tests those alone that were changed, or that import what was changed themselves. */
export function nearest(
  tests: readonly string[],
  changed: readonly string[],
  read: (file: string) => string,
): readonly string[] {
  if (tests.length <= MANY) return tests;
  const names = changed.map((file) => basename(file).replace(/\.\w+$/, ''));
  const isImported = (text: string): boolean => names.some((name) => text.includes(`/${name}'`));
  return tests.filter((test) => changed.some((file) => test.endsWith(`/${file}`)) || isImported(read(test)));
}

// They name a field that stands in the declaration alone. It reaches tests by the settings of Jest, which Jest does not follow.
const OF_DECLARATION = '*every-field.test.*';

/** The unit tests of what has changed, by their paths, and how many it reaches in all. */
export function testsOfChanges(jest: string): { readonly run: readonly string[]; readonly reached: number } {
  const changed = changedFiles().filter((file) => /\.(?:[cm]?[jt]sx?|json|scss|svg)$/.test(file));
  if (changed.length === 0) return { run: [], reached: 0 };
  const reached = lines(process.execPath, jest, '--listTests', '--findRelatedTests', ...changed);
  const near = nearest(reached, changed, (file) => readFileSync(file, 'utf8'));
  const isDeclared = changed.some((file) => /^(?:lib\/site|content)\//.test(file));
  const declared = isDeclared ? lines('git', 'ls-files', OF_DECLARATION).map((file) => resolve(file)) : [];
  return { run: [...new Set([...near, ...declared])], reached: reached.length };
}
