import type { Browser } from '@playwright/test';
import { THROTTLED } from './conditions';

/**
 * In the page: cuts the document to what one screen needs and writes it as HTML: other screens, scripts and what only they use go, and of
 * the style sheet stay the rules that hold for this window and name an element that is there. Self-contained: it is sent as source.
 */
function writeFloor(): string {
  const used = (selector: string): boolean => {
    // A state or a part of an element counts as the element.
    const plain = selector.replace(
      /::?(?:hover|active|focus[\w-]*|target|before|after|[\w-]*marker|-webkit-[\w-]+|selection)/g,
      '',
    );
    try {
      return plain.trim() === '' || document.querySelector(plain) !== null;
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
    (element) => getComputedStyle(element).display === 'none',
  );
  for (const element of [...hidden, ...document.querySelectorAll('script, noscript')]) element.remove();
  const style = [...document.styleSheets].map((sheet) => keep(sheet.cssRules)).join('');
  const shown = style
    .replace(/@keyframes ([\w-]+) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, (rule, name: string) =>
      style.split(name).length > 2 ? rule : '',
    )
    .replace(/\s*([{};:,])\s+/g, '$1');
  const font = document.querySelector('link[as="font"]')?.outerHTML ?? '';
  return `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8">${font}<meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title><style>${shown}</style></head>${document.body.outerHTML}</html>`;
}

/**
 * Makes the page that a careful person would write by hand for one screen alone, for the window of the throttled visits.
 * @param browser - what the page is cut in
 * @param url - the plain page (`plainPage`) at the route's address
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
