const FIRST_TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
/** A picture that hangs keeps a page from ever having loaded: the scripts do not wait for it longer than this. */
const LATEST_START_MS = 15_000;

/** Adds one script element. Settles when it ran; fails with its event when it cannot be loaded (`limitScripts` says when that is). */
function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // The attribute, and not only the property: React looks its scripts up by it and would add them again.
    script.setAttribute('async', '');
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`script ${src} did not load`));
    };
    script.src = src;
    document.head.append(script);
  });
}

/** One retry, then the page simply stays the working HTML page it is. */
function loadWithRetry(src: string): Promise<void> {
  return load(src).catch(() => load(src));
}

/**
 * Starts the scripts of the page: the first one (the hydration data) before all others. They are requested once the
 * page has finished loading and the browser is idle, 15 seconds after it was parsed at the latest, or as soon as the visitor
 * touches the page; at once when `now`. When one cannot be loaded, `<html data-scripts="failed">` lets the page offer a reload;
 * the failure itself is reported by `limitScripts`, which must have been called before.
 */
export function startScripts(sources: readonly string[], now: boolean): void {
  const [first, ...rest] = sources;
  if (first === undefined) return;
  let started = false;

  function start(): void {
    if (started) return;
    started = true;
    FIRST_TOUCHES.forEach((type) => removeEventListener(type, start, true));
    loadWithRetry(first ?? '')
      .then(() => Promise.all(rest.map(loadWithRetry)))
      .catch(() => {
        document.documentElement.dataset['scripts'] = 'failed';
      });
  }

  if (now) return start();
  FIRST_TOUCHES.forEach((type) => addEventListener(type, start, { capture: true, passive: true }));
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') return whenIdle();
  addEventListener('load', whenIdle);
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_START_MS));
}
