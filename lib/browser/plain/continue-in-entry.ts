import { isPlainClick } from '@/lib/browser/enhance/plain-click';

/**
 * Whether the browser prefetches a page of this site under a policy of `default-src 'none'`. Only Chromium
 * does, from version 112 on, the first that has `animation-composition` too. Its speculation rules are older.
 * Source: https://chromestatus.com/feature/5553640629075968.
 */
function canPrefetch(): boolean {
  return HTMLScriptElement.supports('speculationrules') && CSS.supports('animation-composition', 'add');
}

/**
 * Asks for the entry while nobody waits for it. Chromium keeps what it prefetched for the next page. Elsewhere
 * a request fills the cache, and the next page is only checked against the server.
 */
function prefetchEntry(): void {
  if (!canPrefetch()) {
    void fetch('/').then(
      (answer) => answer.text(),
      () => undefined,
    );
    return;
  }
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = '/';
  document.head.append(link);
}

/**
 * Lets plain clicks on links to screens (`data-entry`, lib/pipeline/pages/page-links.ts) go on in the entry,
 * which is asked for beforehand. What opens in another tab, or is copied, stays the real path.
 */
export function continueInEntry(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-entry]') : null;
    const entry = link instanceof HTMLElement ? link.dataset['entry'] : undefined;
    if (entry === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    location.assign(entry);
  });
  addEventListener('load', prefetchEntry);
}
