import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(
  createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'),
  'utf8',
);

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // YouTube's own page is not ours to judge, and no test may depend on it.
  iframes: false,
};

/** What axe finds against WCAG 2.2 AA, as `rule: element`, each with where it was found. A page takes the code of axe once. */
export async function violations(
  page: Page,
  where: string,
  rules: NonNullable<RunOptions['rules']> = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const run = `axe.run({ exclude: [['iframe']] }, ${JSON.stringify({ ...OPTIONS, rules })})`;
  const { violations: found } = await page.evaluate<AxeResults>(run);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id}: ${target.join(' ')}`));
}
