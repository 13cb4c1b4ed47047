import type { Browser } from '@playwright/test';
import { THROTTLED } from './conditions';

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

/**
 * Makes the page for one screen alone, as a careful author would write it by hand, for the window of the
 * throttled visits.
 * @param browser The browser that runs the reduction.
 * @param url Address of the plain page (`plainPage`) with the route.
 */
export async function floorPage(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({
    viewport: THROTTLED.viewport,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate('globalThis.__name = (named) => named');
    return await page.evaluate(writeFloor);
  } finally {
    await context.close();
  }
}
