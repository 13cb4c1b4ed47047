const NAME = 'live-updates';
const PAUSED = 'paused';

/** Whether live updates are paused in this tab. */
export function isPausedInTab(): boolean {
  try {
    return sessionStorage.getItem(NAME) === PAUSED;
  } catch {
    // The visitor lets no page store anything: then the choice ends with the page.
    return false;
  }
}

/** Remembers for this tab whether live updates are paused. */
export function rememberPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(NAME, PAUSED);
    else sessionStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
