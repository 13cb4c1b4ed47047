/**
 * Runs in the page: returns titles that are smaller than 20 pixels, or in which a word breaks that is short enough for
 * any column. An empty list when there is nothing.
 */
export function hardToRead(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const title of document.querySelectorAll('main :is(h1, h2, h3, [style*="--longest"]:not(div))')) {
    // One of a pixel is for screen readers alone.
    if (!title.checkVisibility() || title.getBoundingClientRect().width <= 1) continue;
    const size = parseFloat(getComputedStyle(title).fontSize);
    if (size < 20) found.push(`${title.textContent.slice(0, 20)} has ${size} pixels`);
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!\p{L})\p{L}{2,18}(?!\p{L})/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) found.push(`${word} breaks`);
      }
    }
  }
  return found.slice(0, 5);
}
