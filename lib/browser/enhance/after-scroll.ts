/** Where the browser does not say that scrolling has ended, a page that stood for so long counts as at rest. */
const STILL_MS = 400;

/**
 * Calls back whenever the page has come to rest after scrolling. Takes the listener; gives the function that ends it. Safari before
 * 26.2 and Chromium before 114 have no `scrollend`.
 */
export function afterScroll(listener: () => void): () => void {
  if ('onscrollend' in document) {
    document.addEventListener('scrollend', listener);
    return () => document.removeEventListener('scrollend', listener);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onScroll(): void {
    clearTimeout(timer);
    timer = setTimeout(listener, STILL_MS);
  }
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
  };
}
