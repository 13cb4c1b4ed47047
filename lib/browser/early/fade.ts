function isWanted(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows another screen with a cross-fade, if the browser has View Transitions and the visitor does not prefer
 * reduced motion.
 * @param show Shows the screen. It may be called more than once.
 * @returns A promise that settles when the screen has changed and rejects when `show` failed; `undefined`
 *   when there is no transition, and `show` was not called.
 */
export function fade(show: () => void): Promise<void> | undefined {
  if (!isWanted()) return undefined;
  const { ready, finished, updateCallbackDone } = document.startViewTransition(show);
  // A skipped transition (another one began, or the tab is hidden) has still shown the screen.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
  return updateCallbackDone;
}
