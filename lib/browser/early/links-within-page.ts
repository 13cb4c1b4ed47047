import { isPlainClick } from '@/lib/browser/enhance/plain-click';
import { hashWithinPage } from '@/lib/route/same-page';
import { goToHash, switchRoute } from '@/lib/route/hash-location';

/**
 * Follows links to the screens of the page within the page, whatever stands before the `#` of its address: the browser alone would load
 * it again, because the query differs. Tabs switch as they do when React has come.
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
