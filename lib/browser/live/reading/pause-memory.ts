const NAME = 'live-updates';
const PAUSED = 'paused';

/** Returns whether the visitor has paused live updates in this tab. */
export function isPausedInTab(): boolean {
  try {
    return sessionStorage.getItem(NAME) === PAUSED;
  } catch {
    // The browser may forbid storage. The choice is then lost when the page is reloaded.
    return false;
  }
}

/** Stores for this tab whether live updates are paused. */
export function rememberPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(NAME, PAUSED);
    else sessionStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
