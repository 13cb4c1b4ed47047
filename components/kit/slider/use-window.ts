import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, and follows it. It is `false` on the server and during hydration.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Distance outside the view that still counts as near, so that media load before they are seen. */
const MARGIN = '300px 0px';

/**
 * Returns whether an element is in or near the view. It is `false` on the server, and while the screen of the
 * element is hidden.
 * @param ref Ref of the element.
 * @param isThere Whether the component renders the element now. An element that was removed and rendered
 *   again is a new one, which must be observed again.
 */
export function useNearView(ref: RefObject<Element | null>, isThere: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return;
    const observer = new IntersectionObserver(
      // A busy browser gives several reports at once; the last one is true now.
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setNear(false);
    };
  }, [ref, isThere]);
  return near;
}
