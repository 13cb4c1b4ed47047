import { afterScroll } from '@/lib/browser/enhance/after-scroll';

const NAME = 'previewScroll';

function stateOfEntry(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Keeps the place of the page over a reload, as browsers do where the content is in the page: here it arrives after they have tried.
 * Scrolls to where this history entry was left, and notes where it is whenever scrolling ends (while a page is left it is too late).
 * The note is part of the entry and ends with it; nothing is stored. Gives the function that ends it.
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
