import { isPlainClick } from '@/lib/browser/enhance/plain-click';

/**
 * Returns whether the browser prefetches a page of this site under a policy of `default-src 'none'`. Only
 * Chromium does, from version 112 on. Its speculation rules are older, so `animation-composition`, which came
 * with version 112, is checked too.
 * Source: https://chromestatus.com/feature/5553640629075968.
 */
function canPrefetch(): boolean {
  return HTMLScriptElement.supports('speculationrules') && CSS.supports('animation-composition', 'add');
}

/**
 * Requests the entry (`/`, the page with all screens) in advance. Chromium uses the prefetched response for
 * the next navigation. In other browsers a request fills the HTTP cache, and the next navigation revalidates
 * it.
 */
function prefetchEntry(): void {
  if (!canPrefetch()) {
    // A visitor who leaves while the answer arrives ends the request.
    void fetch('/')
      .then((answer) => answer.text())
      .catch(() => undefined);
    return;
  }
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = '/';
  document.head.append(link);
}

/**
 * Makes plain clicks on links to screens (`data-entry`, lib/route/page-paths.ts) open the screen in
 * the entry, which is requested in advance. A link that is copied or opened in another tab keeps its real
 * path.
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
