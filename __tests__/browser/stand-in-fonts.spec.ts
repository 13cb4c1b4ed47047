import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from './fixtures';

/** Rules of stand-ins, the font and weight that they stand in for, and a font with the widths of the platform's (Arimo has Arial's). */
const STAND_INS = [
  ['Display Arial', '640', 'Brand Display', '@fontsource/arimo/files/arimo-latin-700-normal.woff2'],
  ['Display Roboto', '640', 'Brand Display', '@fontsource/roboto/files/roboto-latin-700-normal.woff2'],
  ['Text Arial', '400', 'Brand Text', '@fontsource/arimo/files/arimo-latin-400-normal.woff2'],
  ['Text Roboto', '400', 'Brand Text', '@fontsource/roboto/files/roboto-latin-400-normal.woff2'],
] as const;

/** In the page: how wide the texts of a font are with its stand-in, in parts of their width with the font. */
async function widthRatio([name, weight, family, font]: readonly [
  string,
  string,
  string,
  string,
]): Promise<number> {
  const style = [...document.querySelectorAll('style')].map((element) => element.textContent).join('');
  const [, rule = ''] = new RegExp(`@font-face\\{font-family:${name};([^}]*)\\}`).exec(style) ?? [];
  const sizeAdjust = /size-adjust:([^;]*)/.exec(rule)?.[1] ?? '';
  const sheet = document.createElement('style');
  sheet.textContent = `@font-face{font-family:'${name} trial';src:url(data:font/woff2;base64,${font});size-adjust:${sizeAdjust};font-weight:1 999}`;
  document.head.append(sheet);
  const texts = [...document.querySelectorAll('main h1, main h2, main h3, main p')]
    .filter((element) => getComputedStyle(element).fontFamily.startsWith(`"${family}"`))
    .map(({ textContent }) => textContent);
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = async (font: string): Promise<number> => {
    await document.fonts.load(`${weight} 100px "${font}"`);
    if (!context) return 0;
    context.font = `${weight} 100px "${font}"`;
    return texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
  };
  return (await widthIn(`${name} trial`)) / (await widthIn(family));
}

// The packages may lie in a folder above this one (folder-of-tests.ts).
const { resolve } = createRequire(import.meta.url);

test.use({ bypassCSP: true });

test('texts are as wide in the fonts that stand in for the brand’s, on every platform', async ({ page }) => {
  await page.goto('/');
  for (const [name, weight, family, path] of STAND_INS) {
    const font = (await readFile(resolve(path))).toString('base64');
    const ratio = await page.evaluate(widthRatio, [name, weight, family, font] as const);
    expect([name, Math.abs(ratio - 1) < 0.015 ? 'fits' : ratio]).toEqual([name, 'fits']);
  }
});
