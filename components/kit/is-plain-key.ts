import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key is pressed without Alt, Ctrl or Meta. With one of them it is a command of the browser:
 * Alt and an arrow key go back and forward.
 */
export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}
