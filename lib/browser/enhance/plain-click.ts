/**
 * Returns whether a click is a plain one, which the page may handle instead of the browser: main button, no
 * modifier key, and not handled by another listener (`preventDefault`).
 */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
