import { useEffect, useState } from 'react';
import { hasSameJson } from 'still-live/content/fingerprint';
import { isShown } from 'still-live/browser/inline/is-shown';
import { fixedPaths, isGrouping } from 'still-live/content/schema/find-field';
import { plainPath } from 'still-live/content/schema/stored';
import { placeOfPath } from 'still-live/content/changes/place';
import { currentHash, goToHash, subscribeRouteShown } from 'still-live/route/hash-location';
import { parseRoute, routeId } from 'still-live/route/route';

/** In reading order; those of the menu come last. */
export function changedBlocks(): HTMLElement[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-changed]')];
  const shown = blocks.filter(isShown);
  const inMenu = (block: HTMLElement): boolean => block.closest('header') !== null;
  return [...shown.filter((block) => !inMenu(block)), ...shown.filter(inMenu)];
}

export function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['data-changed', 'data-content', 'data-route'];
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter });
  onChange();
  return () => observer.disconnect();
}

/** Looks at the page now and after each change. What `look` gives must be JSON, so that equal results are recognised. */
export function usePageLook<Found>(look: () => Found, first: Found): Found {
  const [found, setFound] = useState(first);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = look();
        setFound((last) => (hasSameJson(last, next) ? last : next));
      });
    };
    const stop = watchPage(update);
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    return () => {
      stop();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [look]);
  return found;
}

function freeWindow(): readonly [top: number, bottom: number] {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return [parseFloat(scrollPaddingTop) || 0, window.innerHeight - (parseFloat(scrollPaddingBottom) || 0)];
}

export function isInView(block: Element): boolean {
  const [top, bottom] = freeWindow();
  const box = block.getBoundingClientRect();
  return box.bottom > top && box.top < bottom;
}

export function prefersCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The block glows for a moment, unless the reader prefers reduced motion. */
export function scrollToBlock(block: Element): void {
  const isCalm = prefersCalm();
  const [top, bottom] = freeWindow();
  // A block that does not fit between toolbar and bar is shown from its start.
  const place = block.clientHeight > bottom - top ? 'start' : 'center';
  block.scrollIntoView({ block: place, behavior: isCalm ? 'instant' : 'smooth' });
  if (!isCalm) block.animate({ outlineWidth: ['0.9rem', '3px'] }, { duration: 1200, easing: 'ease-out' });
}

export function pathsOf(block: Element): readonly string[] {
  return (block.getAttribute('data-content') ?? '').split('#').filter((path) => path !== '');
}

// How many steps a shown path shares with a wanted one, and a half more where it contains it; 0 in different parts of a
// page. A field that is not seen itself, such as the address of a button, is beside those of its group.
function nearness(shown: string, wanted: string): number {
  const [a, b] = [plainPath(shown).split('/'), plainPath(wanted).split('/')];
  const differs = a.findIndex((key, index) => key !== b[index]);
  const shared = differs < 0 ? a.length : differs;
  if (shared === a.length) return shared + 0.5;
  if (shared === b.length) return shared;
  if (shared < b.length - 1) return 0;
  const around = b.slice(0, -1).join('/');
  const isInRecord = !isGrouping(around) && !fixedPaths().some((record) => record === around);
  return isInRecord ? shared : 0;
}

/**
 * Returns the smallest element of the shown screen that shows a content path. Of two, a heading counts more than the
 * entry of the menu that says the same, and a marked one more than another.
 */
export function blockOfPath(path: string): HTMLElement | undefined {
  let best: { readonly block: HTMLElement; readonly weight: number } | undefined;
  for (const block of document.querySelectorAll<HTMLElement>('[data-content]')) {
    const near = Math.max(...pathsOf(block).map((shown) => nearness(shown, path)));
    if (near <= 0) continue;
    const weight =
      near * 8 + Number(!block.closest('header')) * 2 + Number(block.hasAttribute('data-changed'));
    if (weight > (best?.weight ?? 0) && isShown(block)) best = { block, weight };
  }
  return best?.block;
}

function findBlock(fits: (block: Element) => boolean): Element | undefined {
  return [...document.querySelectorAll('main [data-content]')].find((block) => isShown(block) && fits(block));
}

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

/**
 * Scrolls to the block that shows some content, on its page.
 * @param place `undefined` when every page shows it.
 */
export function showPath(path: string, place = placeOfPath(path)): void {
  const scroll = (): void => {
    requestAnimationFrame(() => {
      const block = blockOfPath(path);
      if (block) scrollToBlock(block);
    });
  };
  if (place === undefined || place === routeId(parseRoute(currentHash()))) {
    scroll();
    return;
  }
  const stop = subscribeRouteShown(() => {
    stop();
    // Waits until the new screen has scrolled to its top.
    scroll();
  });
  goToHash(`#${place}`);
}
