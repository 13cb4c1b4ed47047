import type { Browser } from '@playwright/test';
import { PHONE } from './visit';

/**
 * Runs in the page: reduces the document to what one screen needs and returns it as HTML. Other screens,
 * scripts and what only they use are removed. Of the style sheets, only rules remain that apply to this
 * window and match an existing element. The first picture is requested at once, before others. It uses nothing
 * outside itself, because it is sent as source text.
 */
function writeFloor(): string {
  const used = (selector: string): boolean => {
    // For a pseudo-class or pseudo-element, match the element itself.
    const plain = selector.replace(
      /::?(?:hover|active|focus[\w-]*|target|before|after|[\w-]*marker|-webkit-[\w-]+|selection)/g,
      ':not(none)',
    );
    try {
      return document.querySelector(plain) !== null;
    } catch {
      return false;
    }
  };
  const keep = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return used(rule.selectorText) ? rule.cssText : '';
        if (rule instanceof CSSMediaRule)
          return matchMedia(rule.conditionText).matches ? keep(rule.cssRules) : '';
        if (rule instanceof CSSSupportsRule)
          return CSS.supports(rule.conditionText) ? keep(rule.cssRules) : '';
        return rule.cssText;
      })
      .join('');
  const hidden = [...document.querySelectorAll('.route, .route-panel')].filter(
    (element) => getComputedStyle(element).display === 'none' || element.hasAttribute('hidden'),
  );
  for (const element of [...hidden, ...document.querySelectorAll('script, noscript')]) element.remove();
  const style = [...document.styleSheets]
    .filter(({ media }) => matchMedia(media.mediaText).matches)
    .map((sheet) => keep(sheet.cssRules))
    .join('');
  const shown = style
    .replace(/@keyframes ([\w-]+) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, (rule, name: string) =>
      style.split(name).length > 2 ? rule : '',
    )
    .replace(/\s*([{};:,])\s+/g, '$1');
  const picture = document.querySelector('main img');
  picture?.setAttribute('loading', 'eager');
  picture?.setAttribute('fetchpriority', 'high');
  const font = document.querySelector('link[as="font"]')?.outerHTML ?? '';
  return `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8">${font}<meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title><style>${shown}</style></head>${document.body.outerHTML}</html>`;
}

/** Runs in the page: lists the texts and pictures that are shown, with place and font, as they are without animations. */
function listShown(): string[] {
  document.getAnimations().forEach((animation) => animation.cancel());
  return [...document.querySelectorAll('h1, h2, h3, p, a, button, img')].flatMap((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const { fontFamily, fontSize } = getComputedStyle(element);
    const box = [top, left, width, height].map(Math.round).join(' ');
    return `${element.tagName} ${element.textContent.slice(0, 40)} at ${box} in ${fontSize} ${fontFamily}`;
  });
}

async function runOn<Result>(browser: Browser, url: string, withFonts: boolean, run: () => Result) {
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  try {
    const page = await context.newPage();
    if (!withFonts) await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate('globalThis.__name = (named) => named');
    return await page.evaluate(run);
  } finally {
    await context.close();
  }
}

/**
 * Makes the page for one screen alone, as a careful author would write it by hand, for the window of the visits.
 * @param url Address of the page without scripts, with the route.
 */
export function floorPage(browser: Browser, url: string): Promise<string> {
  return runOn(browser, url, true, writeFloor);
}

/**
 * Checks that a page of one screen alone looks like that screen: a page whose styles are missing paints too early to compare anything with it.
 * @throws {Error} that names the first element that differs.
 */
export async function checkFloor(browser: Browser, bareUrl: string, floorUrl: string): Promise<void> {
  // Without fonts: a face that comes for one page and not for the other would be a difference.
  const bare = await runOn(browser, bareUrl, false, listShown);
  const floor = await runOn(browser, floorUrl, false, listShown);
  const index = bare.findIndex((shown, at) => shown !== floor[at]);
  if (index < 0 && bare.length === floor.length) return;
  throw new Error(
    `${floorUrl} does not look like ${bareUrl}: it shows "${floor[index] ?? 'nothing'}", not "${bare[index] ?? 'nothing'}"`,
  );
}
