import type { Browser } from '@playwright/test';
import { THROTTLED } from './conditions';

/**
 * Runs in the page: lists the texts and pictures that are shown, with place and font, as they are without
 * animations. It uses nothing outside itself, because it is sent as source text.
 */
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

async function shownAt(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext({
    viewport: THROTTLED.viewport,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  });
  try {
    const page = await context.newPage();
    // A face that comes for one page and not for the other would be a difference.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate('globalThis.__name = (named) => named');
    return await page.evaluate(listShown);
  } finally {
    await context.close();
  }
}

/**
 * Checks that a page which contains one screen alone looks like that screen: a page whose styles are missing
 * paints too early to compare anything with it.
 * @param browser The browser.
 * @param plainUrl Address of the plain page with the route.
 * @param floorUrl Address of the page with that screen alone.
 * @throws {Error} That names the first element that differs.
 */
export async function checkFloor(browser: Browser, plainUrl: string, floorUrl: string): Promise<void> {
  const [plain, floor] = [await shownAt(browser, plainUrl), await shownAt(browser, floorUrl)];
  const count = Math.max(plain.length, floor.length);
  for (let index = 0; index < count; index += 1) {
    if (plain[index] === floor[index]) continue;
    throw new Error(
      `${floorUrl} does not look like ${plainUrl}: it shows "${floor[index] ?? 'nothing'}", not "${plain[index] ?? 'nothing'}"`,
    );
  }
}
