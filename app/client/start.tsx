/*
 * What the browser starts with, in place of Next's own client (lib/pipeline/export/next/README.md). The site is one page whose routes
 * are its own: it needs React to hydrate it, and nothing of a router that fetches pages. That is 45 KiB less script, and one
 * long task less.
 */
import { endEvaluation } from './evaluation-guard';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Site } from '@/components/site/site';
import type { SiteData } from '@/lib/content/site-data';
import { START_FAILED } from '@/lib/browser/start/start-failed';
import { HYDRATION_PROPERTY, SITE_ELEMENT_ID } from '@/lib/html/site-element';

/** Says why the site cannot live; the early script sees to it that the page can be read (lib/browser/start/failed-start.ts). */
function fail(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event(START_FAILED));
}

/** A transition, so that React hydrates in slices and lets the visitor's input through between them. */
function hydrate(root: HTMLElement, data: SiteData): void {
  startTransition(() => {
    hydrateRoot(root, <Site data={data} />, { onRecoverableError: reportError, onUncaughtError: fail });
  });
}

endEvaluation();
const container = document.getElementById(SITE_ELEMENT_ID);
// Our own file, written and typed by the build (lib/pipeline/export/site-page.ts).
const data = Reflect.get(self, HYDRATION_PROPERTY) as SiteData | undefined;
// The modules have just been evaluated: hydration gets a task of its own.
if (container && data) setTimeout(hydrate, 0, container, data);
else fail(new Error('the page has no site, or no data for it'));
