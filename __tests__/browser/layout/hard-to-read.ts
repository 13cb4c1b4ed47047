/** Runs in the page: returns titles that are smaller than 20 pixels. An empty list when there is nothing. */
export function hardToRead(): string[] {
  const found: string[] = [];
  for (const title of document.querySelectorAll('main :is(h1, h2, h3, [style*="--longest"])')) {
    // One of a pixel is for screen readers alone.
    if (!title.checkVisibility() || title.getBoundingClientRect().width <= 1) continue;
    const size = parseFloat(getComputedStyle(title).fontSize);
    if (size < 20) found.push(`${title.textContent.slice(0, 20)} has ${size} pixels`);
  }
  return found.slice(0, 5);
}
