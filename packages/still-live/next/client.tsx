import { endEvaluation } from './evaluation-guard';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Site } from 'still-live/react/site';
import type { SiteData } from 'still-live/content/site-data';
import { HYDRATION_PROPERTY, SITE_ELEMENT_ID, START_FAILED } from 'still-live/route/page-state';

// The inline script keeps the page readable (packages/still-live/browser/inline/failed-start.ts).
function fail(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event(START_FAILED));
}

// Says what React repaired by rendering anew. A page that the browser translated before is left out: translators put
// `<font>` elements around texts, and content holds none.
function reportRepair(error: unknown): void {
  if (!document.querySelector('body font')) reportError(error);
}

// In a transition React yields to the input of the visitor.
function hydrate(root: HTMLElement, data: SiteData): void {
  startTransition(() => {
    hydrateRoot(root, <Site data={data} />, { onRecoverableError: reportRepair, onUncaughtError: fail });
  });
}

/**
 * Starts the app shell, in place of Next's own client (packages/still-live/build/export/next/README.md). The site is
 * one page with hash routes: it needs React for hydration, but no router that fetches pages, which saves 45 KiB of
 * script and one long task. Call it when the site is bound.
 */
export function startAppShell(): void {
  endEvaluation();
  const container = document.getElementById(SITE_ELEMENT_ID);
  // The build wrote these data with this type (packages/still-live/build/export/page-data.ts).
  const data = Reflect.get(self, HYDRATION_PROPERTY) as SiteData | undefined;
  // Hydration runs in a separate task, so that the task that evaluated the modules does not become longer.
  if (container && data) setTimeout(hydrate, 0, container, data);
  else fail(new Error('the page has no site, or no data for it'));
}
