import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { NextSeamError } from './next-seam-error';
import { EARLY_SCRIPT_ID } from './next-scripts';

/** A start takes about a second; a machine that does much else needs far more. */
const LIMIT_MS = 60_000;
const PAGE = 'index.html';

/** Runs a script of the export as if its element stood in the page. Nothing of the page's own HTML is run. */
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

/** What jsdom does not have and the site asks for while it starts. */
const MISSING = {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  IntersectionObserver: NeverObserves,
  ResizeObserver: NeverObserves,
};

/** Settles when the site says that it is hydrated; fails with what was reported, also by React about markup that does not match. */
function whenHydrated({ window }: JSDOM, virtualConsole: VirtualConsole): Promise<void> {
  return new Promise((resolve, reject) => {
    Object.assign(window, MISSING, { reportError: reject });
    Object.assign(window.Element.prototype, { checkVisibility: () => true });
    virtualConsole.on('jsdomError', reject);
    window.setTimeout(reject, LIMIT_MS, new Error(`nothing came to life in ${LIMIT_MS / 1000} s`));
    const { documentElement } = window.document;
    new window.MutationObserver(() => {
      if (documentElement.dataset['hydrated'] !== undefined) resolve();
    }).observe(documentElement, { attributes: true });
  });
}

/** The first line of what is at the bottom of an error. Errors of the page are of another realm: `instanceof` does not know them. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  return 'message' in error ? (String(error.message).split('\n')[0] ?? '') : 'unknown error';
}

/**
 * Proves that the scripts of a finished export bring its page to life: runs them in a DOM, in the order the early script starts
 * them, until React has hydrated the page with its data.
 * @param dir - folder of the finished export
 * @throws {NextSeamError} when they do not, or when the markup is not what they render.
 */
export async function checkStart(dir: string): Promise<void> {
  const html = await readFile(join(dir, PAGE), 'utf8');
  const virtualConsole = new VirtualConsole();
  const dom = new JSDOM(html, { url: 'https://site.invalid/', runScripts: 'outside-only', virtualConsole });
  let fail: (reason: unknown) => void = () => undefined;
  const unhandled = new Promise<never>((_resolve, reject) => (fail = reject));
  // The bundler's runtime lets go of what a module throws.
  process.on('unhandledRejection', fail);
  try {
    const early = dom.window.document.getElementById(EARLY_SCRIPT_ID);
    const hydrated = whenHydrated(dom, virtualConsole);
    for (const address of early?.dataset['sources']?.split(' ') ?? []) await runScript(dom, dir, address);
    await Promise.race([hydrated, unhandled]);
  } catch (error) {
    throw new NextSeamError(PAGE, `the site does not start: ${reasonOf(error)}`);
  } finally {
    process.off('unhandledRejection', fail);
    dom.window.close();
  }
}
