import { execFileSync } from 'node:child_process';

/*
 * Whoever reads content takes time that grows as the content does: twice as long a text takes at most about twice the steps, which are
 * counted, not timed. Patterns are proved by the linter (eslint-plugin-regexp).
 */
test('whoever reads a text, and every function for texts and addresses, takes about twice the steps for twice the content', () => {
  const program = ['--import', 'tsx', 'packages/still-live/__tests__/content/count-steps.ts'];
  const said = execFileSync(process.execPath, program, { encoding: 'utf8' });
  const found = JSON.parse(said) as readonly [reader: string, grown: readonly string[]][];
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter(([, grown]) => grown.length > 0)).toEqual([]);
}, 120_000);
