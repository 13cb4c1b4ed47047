import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Follows a media query; `false` on the server and while hydrating. */
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

/** So that media load before they are seen. */
const MARGIN = '300px 0px';

/** Whether an element is in or near the view; `isThere`: it is rendered now, maybe as a new one. */
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
