import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Script } from 'node:vm';
import type { JSDOM, VirtualConsole } from 'jsdom';
import { reasonOf } from 'still-live/settings/operator-error';
import { EARLY_SCRIPT, seamError } from './next-parts';
import { inState } from 'still-live/route/page-state';

// A start takes about a second, and much longer on a busy machine.
const LIMIT_MS = 60_000;
const PAGE = 'index.html';

// Runs a script as if its element were in the page. No other script of the page runs.
async function runScript(dom: JSDOM, dir: string, address: string): Promise<void> {
  const { document } = dom.window;
  const element = document.createElement('script');
  element.setAttribute('src', address);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: element });
  const code = await readFile(join(dir, address), 'utf8');
  new Script(code, { filename: address }).runInContext(dom.getInternalVMContext());
}

class NeverObserves {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// The site needs these to start, and jsdom does not have them.
const MISSING = {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  IntersectionObserver: NeverObserves,
  ResizeObserver: NeverObserves,
};

// Each screen is hydrated when it is shown; then its element has a property of React.
async function hydrateScreens({ document, location }: JSDOM['window']): Promise<void> {
  const isReacts = (element: Element): boolean =>
    Object.keys(element).some((name) => name.startsWith('__react'));
  if (![...document.body.children].some(isReacts)) return;
  for (const screen of document.querySelectorAll('main > [data-route]')) {
    location.hash = screen.id;
    while (!isReacts(screen)) await setTimeout(1);
  }
}

// Rejects with any reported error, also of React about markup that differs.
function whenHydrated({ window }: JSDOM, virtualConsole: VirtualConsole): Promise<void> {
  return new Promise((resolve, reject) => {
    Object.assign(window, MISSING, { reportError: reject });
    Object.assign(window.Element.prototype, { checkVisibility: () => true });
    virtualConsole.on('jsdomError', reject);
    window.setTimeout(reject, LIMIT_MS, new Error(`the page did not start within ${LIMIT_MS / 1000} s`));
    const { documentElement } = window.document;
    new window.MutationObserver(() => {
      if (window.document.querySelector(inState('hydrated'))) hydrateScreens(window).then(resolve, reject);
    }).observe(documentElement, { attributes: true });
  });
}

/**
 * Runs the scripts of an export in jsdom, in the order of the inline script, until React has hydrated the page.
 * @throws {OperatorError} when the page is not hydrated, or its markup differs from what React renders.
 */
export async function checkStart(dir: string): Promise<void> {
  const html = await readFile(join(dir, PAGE), 'utf8');
  // Half a second to load, which a build that is refused before need not wait for.
  const { JSDOM, VirtualConsole } = await import('jsdom');
  const virtualConsole = new VirtualConsole();
  const dom = new JSDOM(html, {
    url: 'https://site.invalid/',
    runScripts: 'outside-only',
    // jsdom then has animation frames, which hydration waits for.
    pretendToBeVisual: true,
    virtualConsole,
  });
  let fail: (reason: unknown) => void = () => undefined;
  const unhandled = new Promise<never>((_resolve, reject) => (fail = reject));
  // In the bundler's runtime, an error of a module becomes an unhandled rejection.
  process.on('unhandledRejection', fail);
  try {
    const early = dom.window.document.querySelector<HTMLElement>(EARLY_SCRIPT);
    const hydrated = whenHydrated(dom, virtualConsole);
    for (const address of early?.dataset['sources']?.split(' ') ?? []) await runScript(dom, dir, address);
    await Promise.race([hydrated, unhandled]);
  } catch (error) {
    throw seamError(PAGE, `the site does not start: ${reasonOf(error)}`);
  } finally {
    process.off('unhandledRejection', fail);
    dom.window.close();
  }
}
