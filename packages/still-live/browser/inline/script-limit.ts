import { missingScript } from './enhance';
import { pageState } from 'still-live/route/page-state';

// For each script.
const TIME_LIMIT_MS = 120_000;
// The first try and one retry. The bundler's runtime retries its own chunks, `startScripts` those of the page.
const TRIES = 2;

// In another mode (CORS), because in the same one the browser would reuse the request that hangs.
function requestAgain(script: HTMLScriptElement): void {
  const retry = document.createElement('script');
  retry.crossOrigin = 'anonymous';
  retry.onload = () => script.dispatchEvent(new Event('load'));
  retry.onerror = () => {
    retry.remove();
    script.dispatchEvent(new Event('error'));
  };
  retry.src = script.getAttribute('src') ?? '';
  document.head.append(retry);
}

function report(script: HTMLScriptElement, why: string): void {
  reportError(missingScript(script.getAttribute('src') ?? '', why));
}

/**
 * Gives every script 120 seconds, also those on demand. Then it gets an `error` event, so that the code that added it
 * can retry or go on without it. A `ChunkLoadError` is reported once: at that time, or when a retry has failed too.
 */
export function limitScripts(): void {
  const late = new Set<string>();
  const failures = new Map<string, number>();

  function onFailure(script: HTMLScriptElement): void {
    const count = (failures.get(script.src) ?? 0) + 1;
    failures.set(script.src, count);
    if (count % TRIES === 0 && !late.has(script.src)) report(script, 'the request failed or was blocked');
  }
  function limit(script: HTMLScriptElement): void {
    const isRetry = script.crossOrigin !== null;
    if (!isRetry && late.has(script.src)) requestAgain(script);
    const timer = setTimeout(() => {
      if (!late.has(script.src)) report(script, `no answer in ${TIME_LIMIT_MS / 1000} seconds`);
      late.add(script.src);
      // The page offers to reload, until it is live.
      pageState().scripts = 'failed';
      script.dispatchEvent(new Event('error'));
      // The script has failed. A later event of the browser would be taken for a failure of the retry.
      script.onerror = null;
    }, TIME_LIMIT_MS);
    script.addEventListener('load', () => clearTimeout(timer), { once: true });
    script.addEventListener(
      'error',
      () => {
        clearTimeout(timer);
        if (!isRetry) onFailure(script);
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
