import { missingScript } from './script-error';

const TIME_LIMIT_MS = 120_000;
/** The first try and one more, which the bundler's runtime makes for its own chunks, and `startScripts` for the page's. */
const TRIES = 2;

/**
 * Asks for a script once more in another mode, on behalf of the element given: the browser would join its request to an
 * equal one that hangs.
 */
function askApart(script: HTMLScriptElement): void {
  const twin = document.createElement('script');
  twin.crossOrigin = 'anonymous';
  twin.onload = () => script.dispatchEvent(new Event('load'));
  twin.onerror = () => {
    twin.remove();
    script.dispatchEvent(new Event('error'));
  };
  twin.src = script.getAttribute('src') ?? '';
  document.head.append(twin);
}

/** Reports a script that cannot be had. Takes its element and why. */
function report(script: HTMLScriptElement, why: string): void {
  reportError(missingScript(script.getAttribute('src') ?? '', why));
}

/**
 * Limits every script that is added to the page, the parts that are loaded on need among them: one that neither ran nor
 * failed after 120 seconds gets the `error` event that the browser did not send, so that whoever added it tries again or does without.
 * It is reported then, as a `ChunkLoadError`, and what becomes of the second try is not; a script that fails at once is reported when the
 * second try has failed too.
 */
export function limitScripts(): void {
  const late = new Set<string>();
  const failures = new Map<string, number>();

  function onFailure(script: HTMLScriptElement): void {
    const count = (failures.get(script.src) ?? 0) + 1;
    failures.set(script.src, count);
    if (count % TRIES === 0 && !late.has(script.src))
      report(script, 'the browser could not get it, or may not');
  }
  function limit(script: HTMLScriptElement): void {
    const isTwin = script.crossOrigin !== null;
    if (!isTwin && late.has(script.src)) askApart(script);
    const timer = setTimeout(() => {
      if (!late.has(script.src)) report(script, `no answer in ${TIME_LIMIT_MS / 1000} seconds`);
      late.add(script.src);
      script.dispatchEvent(new Event('error'));
      // It has failed: what the browser may say of it later would be taken for the failure of the next try.
      script.onerror = null;
    }, TIME_LIMIT_MS);
    script.addEventListener('load', () => clearTimeout(timer), { once: true });
    script.addEventListener(
      'error',
      () => {
        clearTimeout(timer);
        if (!isTwin) onFailure(script);
      },
      { once: true },
    );
  }

  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) limit(node);
    }
  }).observe(document.head, { childList: true });
}
