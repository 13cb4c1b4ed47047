import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from 'still-live/brand/contrast';

/** A line of text that is seen in the window. */
interface Line {
  readonly text: string;
  /** Its colour, as #rrggbb. */
  readonly colour: string;
  /** The least contrast with its ground (WCAG 2.2, 1.4.3). */
  readonly least: 3 | 4.5;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A share of the pixels below a line that may be anything: the edge of what stands beside it. */
const EDGE = 0.02;

/** Takes the letters away, and nothing else. */
function hideLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after, ::marker { -webkit-text-fill-color: transparent !important; text-decoration: none !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Scrolls to a height, and waits until what follows the scrolling stands. */
async function scrollToHeight(y: number): Promise<void> {
  scrollTo({ top: y, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Returns the lines of text that are seen whole in the window, and that are no decoration. */
function linesInWindow(): Line[] {
  const hex = (colour: string): string => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if (alpha !== 1 || !colour.startsWith('rgb')) throw new Error(`a text has the colour ${colour}`);
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  /** What stays in the window covers what scrolls below it, often in part. */
  const pinned = [...document.querySelectorAll('body *')].filter(
    (box) => /fixed|sticky/.test(getComputedStyle(box).position) && box.checkVisibility(),
  );
  const isBelowPinned = (element: Element, line: DOMRect): boolean =>
    pinned.some((box) => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const apart = line.right < left || line.left > right || line.bottom < top || line.top > bottom;
      return !apart && !box.contains(element);
    });
  const linesOf = (text: Text): Line[] => {
    const element = text.parentElement;
    if (
      !element ||
      text.data.trim() === '' ||
      element.closest('[aria-hidden="true"], script, noscript, iframe')
    )
      return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    // For screen readers alone.
    for (let box: Element | null = element; box; box = box.parentElement)
      if (box.clientWidth === 1) return [];
    const { color, fontSize, fontWeight, pointerEvents } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter((line) => {
        const { left, top, right, bottom, width } = line;
        if (width < 2 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
        if (isBelowPinned(element, line)) return false;
        // Neither covered nor cut away. What lets the pointer through stands on top.
        if (pointerEvents === 'none') return true;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      })
      .map(({ left, top, width, height }) => {
        return { text: text.data.trim().slice(0, 40), colour: hex(color), least, left, top, width, height };
      });
  };
  const found: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(...linesOf(texts.currentNode));
  return found;
}

/** The pixels of a picture of the window, three bytes each. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The contrast of a line with the pixels below it, but for its edge. */
function worstOf({ colour, ...line }: Line, { data, width, height }: Pixels): number {
  const [left, top] = [Math.floor(line.left), Math.floor(line.top)];
  const right = Math.min(left + Math.ceil(line.width), width);
  const bottom = Math.min(top + Math.ceil(line.height), height);
  const counts = new Map<number, number>();
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const ground = data.readUIntBE(3 * (y * width + x), 3);
      counts.set(ground, (counts.get(ground) ?? 0) + 1);
    }
  const grounds = [...counts].map(
    ([ground, count]) => [contrast(colour, `#${ground.toString(16).padStart(6, '0')}`), count] as const,
  );
  let edge = (right - left) * (bottom - top) * EDGE;
  const [worst = 0] = grounds.sort(([a], [b]) => a - b).find(([, count]) => (edge -= count) < 0) ?? [];
  return worst;
}

/**
 * Looks at every text of the page, as it is painted, against what is painted below it: also over pictures and
 * gradients, of which axe cannot tell.
 * @returns The texts that cannot be read, each with where it was found, and how many lines were looked at.
 */
export async function weakTexts(page: Page, where: string): Promise<{ weak: string[]; looked: number }> {
  await page.evaluate(hideLetters);
  const weak: string[] = [];
  let looked = 0;
  const { height, window } = await page.evaluate(() => {
    return { height: document.documentElement.scrollHeight, window: innerHeight };
  });
  for (let y = 0; y < height; y += window / 2) {
    await page.evaluate(scrollToHeight, y);
    const before = await page.evaluate(linesInWindow);
    const picture = await pixelsOf(await page.screenshot());
    // What has moved or changed meanwhile is seen again half a window further on.
    const after = new Set((await page.evaluate(linesInWindow)).map((line) => JSON.stringify(line)));
    const lines = before.filter((line) => after.has(JSON.stringify(line)));
    for (const line of lines) {
      const ratio = worstOf(line, picture);
      if (ratio < line.least) weak.push(`${where}: "${line.text}" in ${line.colour}: ${ratio.toFixed(2)}`);
    }
    looked += lines.length;
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return { weak: [...new Set(weak)], looked };
}
