/**
 * Runs in the page: returns visible text that is cut off, because an ancestor hides its overflow and cannot
 * be scrolled. Labels that end after two lines with an ellipsis are allowed.
 */
export function clipped(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element || text.textContent?.trim() === '' || !element.checkVisibility()) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath === 'inset(50%)' || style.webkitLineClamp !== 'none') break;
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
      if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
      const box = at.getBoundingClientRect();
      if (left > box.left - 2 && right < box.right + 2 && top > box.top - 2 && bottom < box.bottom + 2)
        continue;
      found.push(
        `<${at.localName} class="${at.className}"> cuts ${text.textContent?.trim().slice(0, 20) ?? ''}`,
      );
      break;
    }
  }
  return found.slice(0, 5);
}
