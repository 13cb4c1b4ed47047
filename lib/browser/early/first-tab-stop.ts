import { enhance } from '@/lib/browser/enhance/enhance';

/** From here on the visitor is somewhere in the page, and the browser knows where. */
const ARRIVALS = ['pointerdown', 'focusin', 'hashchange'] as const;

/** Where an element lost the focus, the next Tab starts. */
function startAtBody(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.blur();
  body.removeAttribute('tabindex');
}

/**
 * Lets the first Tab of a page start at its top, where the skip link is. Browsers start at the target of the address, which is the whole
 * screen here: skip link, menu and tabs would be passed by.
 */
export function startTabAtTop(): void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  for (const type of ARRIVALS) addEventListener(type, () => waiting.abort(), options);
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return;
      waiting.abort();
      enhance('first tab stop', startAtBody);
    },
    options,
  );
}
