import { isPlainClick } from '@/lib/browser/enhance/plain-click';
import { hashWithinPage } from '@/lib/route/same-page';
import { goToHash, switchRoute } from '@/lib/route/hash-location';

/**
 * Makes links to the screens of the page change only the hash, whatever their address has before the `#`. The
 * browser alone would load the page again, because the query differs. Tabs switch as they do after hydration.
 */
export function followLinksWithinPage(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || !isPlainClick(event)) return;
    const hash = hashWithinPage(link.href, location.href);
    if (hash === undefined) return;
    event.preventDefault();
    if (link.getAttribute('role') === 'tab') switchRoute(hash.slice(1));
    else goToHash(hash);
  });
}
