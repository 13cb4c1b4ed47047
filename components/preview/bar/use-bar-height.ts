import { type RefObject, useLayoutEffect } from 'react';

const PROPERTY = '--preview-bar-height';

/**
 * Sets the height of the bar as a custom property, with which the style sheets keep content from being under
 * it.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  // A layout effect, because it must run before the first paint and before `keepPlace` scrolls: the height of
  // the cover depends on it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const update = (): void => style.setProperty(PROPERTY, `${bar.current?.offsetHeight ?? 0}px`);
    update();
    const observer = new ResizeObserver(update);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar]);
}
