/**
 * Runs in the page: returns what is wider than the window: the page itself when it scrolls sideways, and
 * visible text outside the window that cannot be scrolled to. An empty list when there is nothing.
 */
export function overflowing(): string[] {
  const wide = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > wide) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const isScrolled = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isHiddenOnPurpose = (element: Element): boolean =>
    element.getAttribute('aria-hidden') === 'true' || getComputedStyle(element).clipPath === 'inset(50%)';
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === '' || !element.checkVisibility()) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0 || (left > -2 && right < wide + 2)) continue;
    let excused = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      excused ||= isScrolled(at) || isHiddenOnPurpose(at);
    }
    const words = text.textContent?.trim().slice(0, 20) ?? '';
    if (!excused)
      found.push(`<${element.localName} class="${element.className}">${words} from ${left} to ${right}`);
  }
  return found.slice(0, 5);
}
