import puppeteer, { type Browser, type Viewport } from 'puppeteer-core';
import { Deferred } from 'puppeteer-core/internal/util/Deferred.js';
import { findHeadlessChromium } from './find-browsers';

/**
 * Puppeteer gives a page up when the prerendered one is not in its place within 100 ms (`#onClientDisconnect` in its
 * FrameManager.js). A busy machine takes longer.
 */
function waitForActivations(): void {
  const create = Deferred.create.bind(Deferred);
  const patient = (options: Parameters<typeof create>[0]) =>
    create(options?.message === 'Frame was not swapped' ? { ...options, timeout: 60_000 } : options);
  Object.assign(Deferred, { create: patient });
}

/** Under Playwright Chromium does not prerender (`PrerenderingDisabledByDevTools`), under Puppeteer it does. */
export function startPrerendering(args: string[], defaultViewport: Viewport | null = null): Promise<Browser> {
  waitForActivations();
  return puppeteer.launch({ executablePath: findHeadlessChromium(), args, defaultViewport });
}
