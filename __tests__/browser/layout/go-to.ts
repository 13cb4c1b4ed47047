import { expect, type Page } from '@playwright/test';

/** Goes to another route of an open page, and waits until it is shown. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => (location.hash = next), hash);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['route'])).toBe(hash.slice(1));
}
