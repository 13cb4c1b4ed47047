import { useEffect, useState } from 'react';
import { isShown } from '@/lib/browser/enhance/is-shown';
import { FIXED_PATHS, isGrouping } from '@/lib/content/schema/find-field';
import { plainPath } from '@/lib/content/schema/stored';

/** Returns the marked blocks of the shown screen in reading order; those of the menu come last. */
export function changedBlocks(): HTMLElement[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-changed]')];
  const shown = blocks.filter(isShown);
  const inMenu = (block: HTMLElement): boolean => block.closest('header') !== null;
  return [...shown.filter((block) => !inMenu(block)), ...shown.filter(inMenu)];
}

/**
 * Returns what a look at the blocks of the page finds, and follows changes of the page.
 * @param look Looks at the blocks; another function looks again. What it finds must be JSON.
 */
export function usePageLook<Found>(look: () => Found, first: Found): Found {
  const [found, setFound] = useState(first);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = look();
        setFound((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      });
    };
    const changes = new MutationObserver(update);
    changes.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-changed', 'data-content', 'data-route'],
    });
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    update();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [look]);
  return found;
}

function countChanged(): number {
  return changedBlocks().length;
}

/** Returns how many blocks of the shown screen are marked. */
export function useChangedCount(): number {
  return usePageLook(countChanged, 0);
}

/** Returns the height of the window above and below which toolbar and bar cover the page. */
function freeWindow(): readonly [top: number, bottom: number] {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return [parseFloat(scrollPaddingTop) || 0, window.innerHeight - (parseFloat(scrollPaddingBottom) || 0)];
}

/** Returns whether some of a block can be seen between toolbar and bar. */
export function isInView(block: Element): boolean {
  const [top, bottom] = freeWindow();
  const box = block.getBoundingClientRect();
  return box.bottom > top && box.top < bottom;
}

/** Returns whether the reader prefers reduced motion. */
export function prefersCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Scrolls a block into view and highlights its mark for a moment; without motion if the reader prefers
 * reduced motion.
 */
export function scrollToBlock(block: Element): void {
  const isCalm = prefersCalm();
  const [top, bottom] = freeWindow();
  // A block that does not fit between toolbar and bar is shown from its start.
  const place = block.clientHeight > bottom - top ? 'start' : 'center';
  block.scrollIntoView({ block: place, behavior: isCalm ? 'instant' : 'smooth' });
  if (!isCalm) block.animate({ outlineWidth: ['0.9rem', '3px'] }, { duration: 1200, easing: 'ease-out' });
}

/** Returns the content paths that an element shows. */
export function pathsOf(block: Element): readonly string[] {
  return (block.getAttribute('data-content') ?? '').split('#').filter((path) => path !== '');
}

/**
 * Returns how near a shown path is to a wanted one: how many steps they share, and a half more where the shown one
 * contains it. 0 where they are in different parts of a page. A field that is not seen itself, such as the
 * address of a button, is beside those of its group.
 */
function nearness(shown: string, wanted: string): number {
  const [a, b] = [plainPath(shown).split('/'), plainPath(wanted).split('/')];
  const differs = a.findIndex((key, index) => key !== b[index]);
  const shared = differs < 0 ? a.length : differs;
  const around = b.slice(0, -1).join('/');
  const isInRecord = !isGrouping(around) && !FIXED_PATHS.some((record) => record === around);
  const isBeside = shared === b.length - 1 && isInRecord;
  if (shared === a.length) return shared + 0.5;
  return shared === b.length || isBeside ? shared : 0;
}

/** Returns the smallest element of the shown screen that shows a content path; a marked one if there are two. */
export function blockOfPath(path: string): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = 0;
  for (const block of document.querySelectorAll<HTMLElement>('[data-content]')) {
    const near = Math.max(...pathsOf(block).map((shown) => nearness(shown, path)));
    const isMarked =
      near === least && block.hasAttribute('data-changed') && !best?.hasAttribute('data-changed');
    if (near === 0 || near < least || (near === least && !isMarked) || !isShown(block)) continue;
    [best, least] = [block, near];
  }
  return best;
}

function findBlock(fits: (block: Element) => boolean): Element | undefined {
  return [...document.querySelectorAll('main [data-content]')].find((block) => isShown(block) && fits(block));
}

/**
 * Remembers the block at the top of the window.
 * @returns A function that scrolls this block back to the same height after the content of the page was
 *   replaced.
 */
export function rememberPlace(): () => void {
  const first = findBlock((block) => block.getBoundingClientRect().bottom > 0);
  const content = first?.getAttribute('data-content');
  const top = first?.getBoundingClientRect().top ?? 0;
  const position = window.scrollY;
  return () => {
    const block = findBlock((other) => other.getAttribute('data-content') === content);
    const moved = block ? window.scrollY + block.getBoundingClientRect().top - top : position;
    window.scrollTo({ top: moved, behavior: 'instant' });
  };
}
