/*
 * What the browser starts with, in place of Next's own client (next.config.mjs). The site is one page whose routes are its
 * own (design, section 1): it needs React to hydrate it, and nothing of a router that fetches pages. That is 45 KiB less
 * script, and one long task less.
 */
import { type FunctionComponent, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { START_FAILED } from '@/lib/enhance/start-failed';
import { SITE_ELEMENT_ID } from './site-element';

/** What the build writes into the page's data file (scripts/finish/hydration-data.ts): its own words, so typed here. */
interface HydrationData {
  /** Number of the module that holds the site, in the bundler's chunks, and the name it exports. */
  readonly module: number | string;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

declare const self: { readonly siteHydration?: HydrationData };
// Turbopack's own function for modules that no import names, as React's server components use it.
declare const __turbopack_require__: (id: number | string) => Record<string, FunctionComponent>;

const container = document.getElementById(SITE_ELEMENT_ID);
const data = self.siteHydration;

/** Says why the site cannot live; the early script sees to it that the page can be read (app/early/failed-start.ts). */
function fail(error: unknown): void {
  reportError(error);
  dispatchEvent(new Event(START_FAILED));
}

/** A transition, so that React hydrates in slices and lets the visitor's input through between them. */
function hydrate(root: HTMLElement, Site: FunctionComponent, props: HydrationData['props']): void {
  startTransition(() => {
    hydrateRoot(root, <Site {...props} />, { onRecoverableError: reportError, onUncaughtError: fail });
  });
}

// React has just been evaluated: the site's modules have a task of their own, and hydration another.
setTimeout(() => {
  try {
    const Site = data && __turbopack_require__(data.module)[data.name];
    if (!container || !Site) throw new Error('the page has no site, or no data for it');
    setTimeout(hydrate, 0, container, Site, data.props);
  } catch (error) {
    fail(error);
  }
}, 0);
