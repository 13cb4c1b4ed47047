import { enhance, missingScript } from '@/lib/browser/enhance/enhance';
import { START_FAILED } from '@/lib/html/site-element';
import { whenIdle, whenSeen } from './moments';

/** Events by which the visitor starts to use the page. */
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
/**
 * Latest start of the scripts after the page was parsed, in milliseconds: a picture that does not load can
 * delay the `load` event without limit.
 */
const LATEST_START_MS = 15_000;

/**
 * Adds one script element.
 * @returns A promise that resolves when the script ran and rejects when it cannot be loaded (`limitScripts`
 *   sets the limit).
 * @throws When the page may not load it (Trusted Types); a retry would be refused too.
 */
function load(src: string): Promise<void> {
  const script = document.createElement('script');
  // Set the attribute, not only the property: React finds its scripts by it, and would otherwise add them
  // again.
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

/** Loads a script, with one retry. Rejects when both attempts fail. */
async function loadWithRetry(src: string): Promise<void> {
  const first = load(src);
  return first.catch(() => load(src));
}

/** Loads all scripts, the first one before the others. Rejects when one cannot be loaded or is refused. */
async function loadAll([first, ...rest]: readonly string[]): Promise<void> {
  if (first === undefined) return;
  await loadWithRetry(first);
  await Promise.all(rest.map(loadWithRetry));
}

/**
 * Calls back when one of the scripts throws while it runs. The browser itself reports the error.
 * @returns A function that removes the listener.
 */
function watchErrors(sources: readonly string[], onError: () => void): () => void {
  const look = (): void => {
    // The event comes while the script still runs. `filename` of the event may be another script, which this
    // one has called.
    if (sources.includes(document.currentScript?.getAttribute('src') ?? '')) onError();
  };
  addEventListener('error', look);
  return () => removeEventListener('error', look);
}

/**
 * Starts the scripts of the page, the first one (the hydration data) before all others. They are requested
 * when the page has loaded, is seen and the browser is idle, at most 15 seconds after the page was parsed, or as
 * soon as the visitor touches the page. So nothing that they start (database, vitals, videos, timers) begins before
 * somebody sees the page. `limitScripts` must have been called before.
 * @param sources Addresses of the scripts.
 * @param now Whether to start as soon as the page is seen.
 * @param onFailure Called once, when a script is missing, refused or throws. The reason is reported by
 *   `limitScripts`, here, or by the browser.
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

  if (now) return whenSeen(start);
  FIRST_TOUCHES.forEach((type) => addEventListener(type, start, { capture: true, passive: true }));
  addEventListener('load', () => whenSeen(() => whenIdle(start, 2000)));
  document.addEventListener('DOMContentLoaded', () => whenSeen(() => setTimeout(start, LATEST_START_MS)));
}
