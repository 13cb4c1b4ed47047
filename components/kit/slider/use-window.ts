import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const calm = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(notify: () => void): () => void {
  const list = calm();
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** False on the server and while hydrating. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => calm().matches,
    () => false,
  );
}

const MARGIN = '300px 0px';

/** `isThere` says that the element is rendered now, maybe as a new one. */
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
