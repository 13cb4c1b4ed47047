import { enhance } from '@/lib/browser/enhance/enhance';
import { START_FAILED } from '@/lib/browser/start/start-failed';
import { missingScript } from './script-error';

const FIRST_TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
/** A picture that hangs keeps a page from ever having loaded: the scripts do not wait for it longer than this. */
const LATEST_START_MS = 15_000;

/**
 * Adds one script element. Settles when it ran; fails when it cannot be loaded (`limitScripts` says when that is). Throws when
 * the page may not load it (Trusted Types): another try would be refused as well.
 */
function load(src: string): Promise<void> {
  const script = document.createElement('script');
  // The attribute, and not only the property: React looks its scripts up by it and would add them again.
  script.setAttribute('async', '');
  script.src = src;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(missingScript(src, 'it failed'));
    };
    document.head.append(script);
  });
}

/** One retry, then the page simply stays the working HTML page it is. */
async function loadWithRetry(src: string): Promise<void> {
  const first = load(src);
  return first.catch(() => load(src));
}

/** Resolves when all scripts ran; rejects when one cannot be had or is refused. The first runs before the others. */
async function loadAll([first, ...rest]: readonly string[]): Promise<void> {
  if (first === undefined) return;
  await loadWithRetry(first);
  await Promise.all(rest.map(loadWithRetry));
}

/** Calls back when one of the scripts threw while it ran. The browser itself reports what. Gives the way to end it. */
function watchErrors(sources: readonly string[], onError: () => void): () => void {
  const look = (): void => {
    // An error is told while its script still runs; what it names as its file may be another one, which was called.
    if (sources.includes(document.currentScript?.getAttribute('src') ?? '')) onError();
  };
  addEventListener('error', look);
  return () => removeEventListener('error', look);
}

/**
 * Starts the scripts of the page: the first one (the hydration data) before all others. They are requested once the
 * page has finished loading and the browser is idle, 15 seconds after it was parsed at the latest, or as soon as the visitor
 * touches the page; at once when `now`. When one is missing, refused or broken, `onFailure` is called, once; why is reported, by
 * `limitScripts` (which must have been called before), here, or by the browser.
 */
export function startScripts(sources: readonly string[], now: boolean, onFailure: () => void): void {
  if (sources.length === 0) return;
  let hasFailed = false;
  let isStarted = false;

  function fail(): void {
    if (hasFailed) return;
    hasFailed = true;
    onFailure();
  }
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    FIRST_TOUCHES.forEach((type) => removeEventListener(type, start, true));
    const stopWatching = watchErrors(sources, fail);
    addEventListener(START_FAILED, fail);
    enhance('start of the scripts', () =>
      loadAll(sources)
        .catch((error: unknown) => {
          fail();
          throw error;
        })
        .finally(stopWatching),
    );
  }

  if (now) return start();
  FIRST_TOUCHES.forEach((type) => addEventListener(type, start, { capture: true, passive: true }));
  const whenIdle = (): void => {
    const asks = 'requestIdleCallback' in globalThis;
    const waits = asks && enhance('idle time', () => requestIdleCallback(start, { timeout: 2000 }));
    if (!waits) setTimeout(start, 200);
  };
  if (document.readyState === 'complete') return whenIdle();
  addEventListener('load', whenIdle);
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_START_MS));
}
