import { createEvent, fireEvent } from '@testing-library/react';

/** Clicks, and returns whether the page itself handles it. What it leaves to the browser ends here: jsdom cannot navigate. */
export function click(element: HTMLElement, init: MouseEventInit = {}): boolean {
  let isHandled = false;
  const look = (seen: Event): void => {
    isHandled = seen.defaultPrevented;
    seen.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(element, createEvent.click(element, { button: 0, ...init }));
  return isHandled;
}
