import { isPlainClick } from '@/lib/browser/enhance/plain-click';
import { hashWithinPage } from '@/lib/route/same-page';
import { goToHash, switchRoute } from '@/lib/route/hash-location';

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * Makes links to the screens of the page change only the hash, whatever their address has before the `#`. The
 * browser alone would load the page again, because the query differs. Tabs switch as they do after hydration.
 */
export function followLinksWithinPage(): void {
  addEventListener('click', (event) => {
    const link = closest(event, 'a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || !isPlainClick(event)) return;
    const hash = hashWithinPage(link.href, location.href);
    if (hash === undefined) return;
    event.preventDefault();
    if (link.getAttribute('role') === 'tab') switchRoute(hash.slice(1));
    else goToHash(hash);
  });
}

/**
 * Makes links marked `data-reload` reload the page at its current address. Without this script they lead to
 * Home.
 */
export function followReloadLinks(): void {
  addEventListener('click', (event) => {
    if (!closest(event, '[data-reload]')) return;
    event.preventDefault();
    location.reload();
  });
}
