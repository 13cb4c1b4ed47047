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

/** What these rules find depends on where things stand and what they stand on. */
const OF_LAYOUT: RunOptions = {
  ...OPTIONS,
  runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

async function run(page: Page, where: string, within: object, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const words = `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`;
  const { violations: found } = await page.evaluate<AxeResults>(words);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id}: ${target.join(' ')}`));
}

/** What axe finds against WCAG 2.2 AA, as `rule: element`, each with where it was found. A page takes the code of axe once. */
export function violations(
  page: Page,
  where: string,
  rules: NonNullable<RunOptions['rules']> = {},
): Promise<string[]> {
  return run(page, where, { exclude: [['iframe']] }, { ...OPTIONS, rules });
}

/**
 * What axe finds at another width of a page in which it found nothing at one: by all rules in the header, which shows other things there, by
 * those of the layout everywhere.
 */
export async function violationsAtAnotherWidth(page: Page, where: string): Promise<string[]> {
  return [
    ...(await run(page, where, { include: [['header']] }, OPTIONS)),
    ...(await run(page, where, { exclude: [['iframe']] }, OF_LAYOUT)),
  ];
}
