function isWanted(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Cross-fades to another screen where the browser has View Transitions and the visitor likes motion. Takes what shows the
 * screen, which may be called more than once. Gives whether the transition shows it; rejects when the transition could not.
 */
export function fade(show: () => void): Promise<void> | undefined {
  if (!isWanted()) return undefined;
  const { ready, finished, updateCallbackDone } = document.startViewTransition(show);
  // A transition that is skipped (another one began, the tab is hidden) has still shown the screen.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
  return updateCallbackDone;
}
