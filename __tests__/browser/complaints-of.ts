import type { Page } from '@playwright/test';

/** Collects what a page complains about. The browser's own lines about a refused connection are not the page's. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (/net::ERR_|WebSocket connection to|Failed to load resource/.test(message.text())) return;
    complaints.push(message.text());
  });
  return complaints;
}
