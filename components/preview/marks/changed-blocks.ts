import { isShown } from '@/lib/browser/enhance/is-shown';
import { touching } from '@/lib/content/changes/changed-at';
import { useEffect, useState } from 'react';

/** The blocks of the screen shown that differ from their other version: those of the page in reading order, then the menu's. */
export function changedBlocks(): HTMLElement[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-changed]')];
  const shown = blocks.filter(isShown);
  const inMenu = (block: HTMLElement): boolean => block.closest('header') !== null;
  return [...shown.filter((block) => !inMenu(block)), ...shown.filter(inMenu)];
}

/** How many blocks of the screen shown are marked; follows the page. */
export function useChangedCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount(changedBlocks().length));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-changed', 'data-route'],
    });
    look();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return count;
}

/** Brings a block into view and lets its mark stand out for a moment; without motion, if the reader has asked for that. */
export function scrollToBlock(block: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Of what is higher than the room between toolbar and bar, the beginning is seen.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room =
    window.innerHeight - (parseFloat(scrollPaddingTop) || 0) - (parseFloat(scrollPaddingBottom) || 0);
  const place = block.clientHeight > room ? 'start' : 'center';
  block.scrollIntoView({ block: place, behavior: isCalm ? 'instant' : 'smooth' });
  if (!isCalm) block.animate({ outlineWidth: ['0.9rem', '3px'] }, { duration: 1200, easing: 'ease-out' });
}

/** The block of the screen shown that shows a content path: the marked one if there is. */
export function blockOfPath(path: string): Element | undefined {
  const blocks = [...document.querySelectorAll('[data-content]')].filter(isShown);
  const isOfPath = touching([path]);
  const showing = blocks.filter((block) =>
    (block.getAttribute('data-content') ?? '').split('#').some(isOfPath),
  );
  return showing.find((block) => block.hasAttribute('data-changed')) ?? showing[0];
}
