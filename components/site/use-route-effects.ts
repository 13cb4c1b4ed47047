import { useEffect } from 'react';
import { subscribeRouteShown } from '@/lib/route/hash-location';
import { rememberScroll } from './scroll-memory';

function visibleHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.checkVisibility());
}

/**
 * What a change of route does beside showing the screen: the title, focus on the new screen's heading (which screen
 * readers then read), and the scroll position: the top for a new place, where it was left on the way back. A switch of
 * tab is local: focus and scroll stay.
 */
export function useRouteEffects(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const scroll = rememberScroll();
    let last = document.documentElement.dataset['route'];
    const stop = subscribeRouteShown(() => {
      const now = document.documentElement.dataset['route'];
      const isLocal = isTab(last) && isTab(now);
      last = now;
      if (isLocal) {
        scroll.stay();
        return;
      }
      scroll.restore();
      visibleHeading()?.focus({ preventScroll: true });
    });
    return () => {
      stop();
      scroll.stop();
    };
  }, []);
}

function isTab(route: string | undefined): boolean {
  return route?.startsWith('/cosa_facciamo/') === true;
}
