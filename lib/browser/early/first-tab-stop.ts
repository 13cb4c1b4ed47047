/**
 * Lets the Tab key start at the top of the page, where the skip link is. Browsers start at the target of the address, which
 * is the whole screen here: skip link, menu and tabs would be passed by. What the visitor has touched or focused before stays.
 */
export function startTabAtTop(): void {
  let isTouched = false;
  addEventListener('pointerdown', () => (isTouched = true), { once: true, capture: true });
  function start(): void {
    const { activeElement, body } = document;
    if (isTouched || (activeElement !== null && activeElement !== body)) return;
    // Where an element lost the focus, the next Tab starts.
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.blur();
    body.removeAttribute('tabindex');
  }
  addEventListener('load', start, { once: true });
}
