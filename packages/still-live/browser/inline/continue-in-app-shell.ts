import { announceNextScreen, openNextScreen } from './next-screen';
import { isPlainClick } from './plain-click';
import { whenSeen } from './when';

// The pointer, or the focus, rests this long on a link before its screen is prepared.
const REST_MS = 100;

// The address in the app shell (`data-entry`, packages/still-live/build/export/page-links.ts) of the link that an event is
// about.
function entryOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-entry]') : null;
  return link?.dataset['entry'];
}

// Only Chromium prefetches and prerenders. Its versions 110 and 111 refuse to prefetch under a policy of `default-src
// 'none'`, and do without.
const speculates = (): boolean => HTMLScriptElement.supports('speculationrules');

// Requests the app shell in advance. Chromium prerenders it: that is what an inert link does (`SPECULATION_RULES`,
// packages/still-live/next/document.tsx), because Trusted Types allow no rules that a script writes. Where it must not, it uses
// the prefetched response. In other browsers a request fills the HTTP cache, and the next navigation revalidates it.
function requestAppShell(): void {
  if (!speculates()) {
    // A visitor who leaves while the answer arrives ends the request.
    void fetch('/')
      .then((answer) => answer.text())
      .catch(() => undefined);
    return;
  }
  const request = Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/' });
  // Only once it has arrived whole: prerendered before, it would show its toolbar alone after a click.
  request.onload = () =>
    document.body.append(Object.assign(document.createElement('a'), { inert: true, href: '/' }));
  document.head.append(request);
}

/**
 * Makes plain clicks on links to screens open the screen in the app shell, which is requested in advance. A link
 * that is copied or opened in another tab keeps its real path.
 */
export function continueInAppShell(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announce = (event: Event): void => {
    clearTimeout(timer);
    const entry = entryOf(event);
    if (entry === undefined || !speculates()) return;
    // Between press and click there is time to lay the screen out.
    if (event.type === 'pointerdown') announceNextScreen(entry);
    else timer = setTimeout(() => announceNextScreen(entry), REST_MS);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown']) addEventListener(type, announce);
  addEventListener('click', (event) => {
    const entry = entryOf(event);
    if (entry === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    clearTimeout(timer);
    if (speculates()) openNextScreen(entry);
    else location.assign(entry);
  });
  addEventListener('load', () => whenSeen(requestAppShell));
}
