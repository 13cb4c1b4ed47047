import { enhance, missingScript } from './enhance';
import { limitScripts } from './script-limit';
import { START_FAILED } from 'still-live/route/page-state';
import { whenIdle, whenSeen } from './when';

// Events by which the visitor starts to use the page.
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
// A picture that does not load can delay the `load` event without limit.
const LATEST_START_MS = 15_000;

// Throws when the page may not load the script (Trusted Types); a retry would be refused too.
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

async function loadWithRetry(src: string): Promise<void> {
  const first = load(src);
  return first.catch(() => load(src));
}

// The first script loads before the others. Rejects when one cannot be loaded or is refused.
async function loadAll([first, ...rest]: readonly string[]): Promise<void> {
  if (first === undefined) return;
  await loadWithRetry(first);
  await Promise.all(rest.map(loadWithRetry));
}

// The browser itself reports the error.
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
 * The first script (the hydration data) runs before all others. They are requested when the page has loaded, is seen and
 * idle, at most 15 seconds after it was parsed, or as soon as the visitor touches it: nothing that they start (database,
 * vitals, videos, timers) begins before somebody sees the page.
 * @param onFailure Called once, when a script is missing, refused or throws.
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
    enhance('script limit', limitScripts);
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
