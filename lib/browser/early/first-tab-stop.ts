import { enhance } from '@/lib/browser/enhance/enhance';

/** After one of these events the browser itself starts the next Tab at the right element. */
const CANCEL_EVENTS = ['pointerdown', 'focusin', 'hashchange'] as const;

/** Focuses `<body>` for a moment: browsers start the next Tab at the element that had the focus last. */
function startAtBody(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.blur();
  body.removeAttribute('tabindex');
}

/**
 * Makes the first Tab of a page start at its top, where the skip link is. Browsers start at the target of the
 * address, which is a whole screen here: the skip link, the menu and the tabs would be skipped.
 */
export function startTabAtTop(): void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  for (const type of CANCEL_EVENTS) addEventListener(type, () => waiting.abort(), options);
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
