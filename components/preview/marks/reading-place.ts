import { isShown } from '@/lib/browser/enhance/is-shown';

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
