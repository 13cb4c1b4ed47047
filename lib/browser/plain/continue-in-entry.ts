import { isPlainClick } from '@/lib/browser/enhance/plain-click';

/** Asks for the entry while nobody waits for it, where the browser can. */
function prefetchEntry(): void {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) return;
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
