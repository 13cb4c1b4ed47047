import { useEffect, useState, type RefObject } from 'react';

/** How far outside the view counts as near, so that what is coming is ready. */
const MARGIN = '300px 0px';

/**
 * Whether an element is in or near the view now. `false` on the server, and while its screen is hidden. Takes the ref of the element and
 * whether the component renders it at all: one that is gone and comes back is another element, and watched anew.
 */
export function useNearView(ref: RefObject<Element | null>, isThere: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
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
