import type { Browser } from '@playwright/test';
import { newVisitor } from './visit';

/**
 * Runs in the page, and so uses nothing outside itself: reduces the document to what one screen needs and returns it as HTML. Other
 * screens and scripts are removed. Of the style sheets, only rules remain that apply to this window and match an element; of the links,
 * those that request a font early. The first picture is requested at once, before others.
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
  const inside = (isTrue: boolean, { cssRules }: CSSGroupingRule): string => (isTrue ? keep(cssRules) : '');
  const textOf = (rule: CSSRule): string => {
    if (rule instanceof CSSMediaRule) return inside(matchMedia(rule.conditionText).matches, rule);
    if (rule instanceof CSSSupportsRule) return inside(CSS.supports(rule.conditionText), rule);
    return rule instanceof CSSStyleRule && !used(rule.selectorText) ? '' : rule.cssText;
  };
  const keep = (rules: CSSRuleList): string => [...rules].map(textOf).join('');
  for (const route of document.querySelectorAll('.route, .route-panel')) {
    if (getComputedStyle(route).display === 'none') route.remove();
    route.classList.remove('route', 'route-panel');
  }
  const fonts = [...document.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.outerHTML);
  for (const other of document.querySelectorAll('script, noscript')) other.remove();
  const style = [...document.styleSheets]
    .filter(({ media }) => matchMedia(media.mediaText).matches)
    .map((sheet) => keep(sheet.cssRules))
    .join('');
  const shown = style.replace(/\s*([{};:,])\s+/g, '$1');
  const picture = document.querySelector('main img');
  picture?.setAttribute('loading', 'eager');
  picture?.setAttribute('fetchpriority', 'high');
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title>${fonts.join('')}<style>${shown}</style></head>`;
  for (const link of document.querySelectorAll('head, link')) link.remove();
  return `<!DOCTYPE html>${document.documentElement.outerHTML.replace('<body', `${head}<body`)}`;
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

/** Runs a function in a page as it is before its scripts start: the inline one has marked the route, the others never come. */
async function runOn<Result>(browser: Browser, url: string, withFonts: boolean, run: () => Result) {
  const page = await newVisitor(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    await page.route('**/*.js', () => undefined);
    if (!withFonts) await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return await page.evaluate(run);
  } finally {
    await page.close();
  }
}

/**
 * Makes the page for one screen alone, as a careful author would write it by hand, for the window of the visits. The app shell and
 * static pages need one each: a static page requests its font early, and Chromium delays the first paint for it.
 * @param url Address of the app shell, with the route, or of a static page.
 */
export function floorPage(browser: Browser, url: string): Promise<string> {
  return runOn(browser, url, true, writeFloor);
}

/**
 * Checks that a page of one screen alone looks like that screen: a page whose styles are missing paints too early to compare anything with it.
 * @throws {Error} that names the first element that differs.
 */
export async function checkFloor(browser: Browser, url: string, floorUrl: string): Promise<void> {
  // Without fonts: a font that comes for one page and not for the other would be a difference.
  const own = await runOn(browser, url, false, listShown);
  const floor = await runOn(browser, floorUrl, false, listShown);
  const index = own.findIndex((shown, at) => shown !== floor[at]);
  if (index < 0 && own.length === floor.length) return;
  throw new Error(
    `${floorUrl} does not look like ${url}: it shows "${floor[index] ?? 'nothing'}", not "${own[index] ?? 'nothing'}"`,
  );
}
