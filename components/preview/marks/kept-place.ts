import { afterScroll } from '@/lib/browser/enhance/after-scroll';

const NAME = 'previewScroll';

function stateOfEntry(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Keeps the scroll position over a reload; browsers restore it too early, before the draft has arrived.
 * Scrolls to where this history entry was left, and writes the position into `history.state` whenever
 * scrolling ends (while a page unloads it is too late). Nothing else is stored.
 * @returns A function that stops it.
 */
export function keepPlace(): () => void {
  const state = stateOfEntry();
  const top: unknown = NAME in state ? state[NAME] : undefined;
  if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
  function note(): void {
    // The history method is taken from the prototype because Next replaces it on the instance.
    History.prototype.replaceState.call(window.history, { ...stateOfEntry(), [NAME]: window.scrollY }, '');
  }
  return afterScroll(note);
}
