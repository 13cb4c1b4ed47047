const TIME_LIMIT_MS = 120_000;
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/** What a script that cannot be loaded is reported as (specification, section 8). */
function chunkLoadError(src: string): Error {
  const error = new Error(`script ${src} did not load`);
  error.name = 'ChunkLoadError';
  return error;
}

/**
 * Adds one script element. Settles when it ran; fails when it cannot be loaded or is not there after 120 seconds. A second try asks
 * in another mode: the browser would join an equal request to the first one, which may still hang.
 */
function load(src: string, isSecond = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const limit = setTimeout(() => fail(), TIME_LIMIT_MS);
    function fail(): void {
      clearTimeout(limit);
      script.remove();
      reject(chunkLoadError(src));
    }
    // The attribute, and not only the property: React looks its scripts up by it and would add them again.
    script.setAttribute('async', '');
    if (isSecond) script.crossOrigin = 'anonymous';
    script.onload = () => {
      clearTimeout(limit);
      resolve();
    };
    script.onerror = fail;
    script.src = src;
    document.head.append(script);
  });
}

/** One retry, then the page simply stays the working HTML page it is. */
function loadWithRetry(src: string): Promise<void> {
  return load(src).catch(() => load(src, true));
}

/**
 * Starts the scripts of the page: the first one (the hydration data) before all others. They are requested once the
 * page has finished loading and the browser is idle, or as soon as the visitor touches the page; at once when `now`.
 * When one cannot be loaded, that is reported as a `ChunkLoadError`, and `<html data-scripts="failed">` lets the page offer a reload.
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
      .catch((error: unknown) => {
        document.documentElement.dataset['scripts'] = 'failed';
        reportError(error);
      });
  }

  if (now) return start();
  FIRST_TOUCHES.forEach((type) => addEventListener(type, start, { capture: true, passive: true }));
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
