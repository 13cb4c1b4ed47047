import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { BenchSite } from './site';

/** How many headings have another number of lines in a font that stands in for the brand's face. */
export interface LineReading {
  /** The rule of the stand-in (styles/_fallbacks.scss). */
  readonly standIn: string;
  /** Headings times widths. */
  readonly compared: number;
  readonly different: number;
}

/** The stand-ins, and fonts with the widths of those on the platforms: Arimo has the widths of Arial. */
const STAND_INS = [
  ['Display Arial', '@fontsource/arimo/files/arimo-latin-700-normal.woff2'],
  ['Display Roboto', '@fontsource/roboto/files/roboto-latin-700-normal.woff2'],
] as const;

const WIDTHS = Array.from({ length: 201 }, (_, index) => 320 + 8 * index);

/**
 * Runs in the page: shows all screens, and loads a font under the name "trial" with the size of a stand-in.
 * Fails when the page has no such rule.
 */
async function prepare([standIn, font]: readonly [string, string]): Promise<void> {
  const style = [...document.querySelectorAll('style')].map((element) => element.textContent).join('');
  const [, rule = ''] = new RegExp(`@font-face\\{font-family:${standIn};([^}]*)\\}`).exec(style) ?? [];
  const size = /size-adjust:[^;}]*/.exec(rule)?.[0];
  if (size === undefined) throw new Error(`the page has no rule for "${standIn}"`);
  const sheet = document.createElement('style');
  sheet.textContent = `@font-face{font-family:trial;src:url(data:font/woff2;base64,${font});${size};font-weight:1 999}
    .route,.route-panel{display:block!important}`;
  document.head.append(sheet);
  for (const name of ['trial', 'Feeling Display']) await document.fonts.load(`640 20px "${name}"`);
}

/** Runs in the page: returns the number of headings, and of those with other lines in the font "trial". */
function compareLines(): readonly [compared: number, different: number] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) =>
    getComputedStyle(heading).fontFamily.includes('Feeling Display'),
  );
  const lines = (): number[] =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  const root = document.documentElement.style;
  const branded = lines();
  root.setProperty('--font-display', 'trial');
  const others = lines();
  root.removeProperty('--font-display');
  return [headings.length, branded.filter((count, index) => count !== others[index]).length];
}

/**
 * Compares the lines of every heading in the brand's face and in the fonts that stand in for it, every 8 px
 * from 320 to 1920. The result depends on content, styles and fonts alone, not on the speed of the machine.
 * @param browser The browser.
 * @param site The measured site.
 * @param root Folder of the project, with the fonts in its `node_modules`.
 */
export async function measureLines(browser: Browser, site: BenchSite, root: string): Promise<LineReading[]> {
  const readings: LineReading[] = [];
  for (const [standIn, path] of STAND_INS) {
    const font = (await readFile(join(root, 'node_modules', path))).toString('base64');
    const context = await browser.newContext({ bypassCSP: true, locale: 'it-IT' });
    const page = await context.newPage();
    await page.goto(`${site.server.url}/plain.html`);
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate(prepare, [standIn, font] as const);
    let [compared, different] = [0, 0];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const [count, others] = await page.evaluate(compareLines);
      compared += count;
      different += others;
    }
    await context.close();
    readings.push({ standIn, compared, different });
  }
  return readings;
}
