/** Without `scrollend`, scrolling counts as ended after this time without a scroll event, in milliseconds. */
const STILL_MS = 400;

/**
 * Calls back each time scrolling has ended. Safari before 26.2 and Chromium before 114 have no `scrollend`.
 * @returns A function that removes the listener.
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
