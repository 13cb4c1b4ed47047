import { isShown } from '@/lib/browser/enhance/is-shown';

function firstInView(): Element | undefined {
  const blocks = [...document.querySelectorAll('main [data-content]')];
  return blocks.find((block) => isShown(block) && block.getBoundingClientRect().bottom > 0);
}

/**
 * Remembers where the reader is: the block at the top of the window. Gives the function that brings that block back to
 * the same height after the content of the page was exchanged.
 */
export function rememberPlace(): () => void {
  const path = firstInView()?.getAttribute('data-content');
  const top = firstInView()?.getBoundingClientRect().top ?? 0;
  const position = window.scrollY;
  return () => {
    const block = path === null || path === undefined ? undefined : blockAt(path);
    const moved = block ? window.scrollY + block.getBoundingClientRect().top - top : position;
    window.scrollTo({ top: moved, behavior: 'instant' });
  };
}

function blockAt(content: string): Element | undefined {
  const blocks = [...document.querySelectorAll('main [data-content]')];
  return blocks.find((block) => block.getAttribute('data-content') === content && isShown(block));
}
