import { type RefObject, useLayoutEffect } from 'react';

const PROPERTY = '--preview-bar-height';

/** Tells the style sheet how high the bar is, folded or open, so that what is scrolled to is not under it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  // Before the first paint, and before the place of the page is looked up again: the cover's height follows from it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = (): void => style.setProperty(PROPERTY, `${bar.current?.offsetHeight ?? 0}px`);
    tell();
    const observer = new ResizeObserver(tell);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar]);
}
