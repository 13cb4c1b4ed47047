import type { Page } from '@playwright/test';
import type { Brand } from 'still-live/brand/brand';
import { withValueAt } from 'still-live/content/parts';
import { allNodes, contentTree } from 'still-live/content/schema/content-tree';
import { textOf } from 'still-live/content/schema/normal-form';
import type { Shown } from 'still-live/html/safe-html';

/** What texts bring along from word processors, pages in dark mode and other programs. */
const STYLES = [
  'color:#000000',
  'color:#ffffff',
  'color:rgb(236, 236, 236);background-color:rgb(33, 33, 33)',
  'color:windowtext;background-color:#ffffff',
  'color:#1155cc',
  'color:#b00020',
  'color:#ffdcc7',
  'color:#c9600a',
  'background-color:#ffff00',
  'color:#000000;background-color:#ffff00',
  'color:#ffffff;background-color:#b00020',
  'background-color:#3b1e47',
];

const SAMPLES = STYLES.map((style) => `<span style="${style}">io</span>`).join(' ');

/** Returns content in which every text has all these colours and says its number, and what the schema says of each text. */
export function pastedInto(content: unknown): {
  content: unknown;
  fields: readonly (Shown & { path: string })[];
} {
  const texts = allNodes(contentTree(content)).filter(
    (node) => (node.field?.kind === 'label' || node.field?.kind === 'html') && textOf(node) !== '',
  );
  return {
    content: texts.reduce<unknown>((tree, { path, field }, number) => {
      const html = `campo${number} ${SAMPLES}`;
      return withValueAt(tree, path, field?.kind === 'html' ? `<p>${html}</p>` : html);
    }, content),
    fields: texts.map(({ path, field }) => ({ path, ...field })),
  };
}

/** Acts as if the pointer were on everything. */
export async function hoverAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, li',
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
}

/** A text of the content as it is shown: the number that it says, its size, its colour and what is painted below it. */
interface ShownText {
  readonly number: number;
  readonly size: number;
  readonly looks: readonly (readonly [colour: string, ground: string])[];
}

function shownTexts(): ShownText[] {
  const isPainted = (colour: string): boolean => !/^transparent$|^rgba\(.*, 0\)$/.test(colour);
  /** The ground of an element, and what its decoration paints behind it: only under the pointer, perhaps. */
  const groundsOf = (element: Element): string[] =>
    ['', '::before', '::after'].flatMap((part) => {
      const { backgroundColor, content, zIndex } = getComputedStyle(element, part);
      const isBehind = part === '' || (content !== 'none' && zIndex === '-1');
      return isBehind && isPainted(backgroundColor) ? [backgroundColor] : [];
    });
  const found: ShownText[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const number = /campo(\d+)/.exec(texts.currentNode.nodeValue ?? '')?.[1];
    if (!element?.checkVisibility({ visibilityProperty: true }) || number === undefined) continue;
    const { color, fontSize } = getComputedStyle(element);
    const looks: (readonly [string, string])[] = [];
    // The toolbar stands on what scrolls below it, which its pixels alone tell.
    const isFixed = element.closest('header') !== null;
    for (let box: Element | null = isFixed ? null : element; box; box = box.parentElement) {
      looks.push(...groundsOf(box).map((ground) => [color, ground] as const));
      if (isPainted(getComputedStyle(box).backgroundColor)) break;
    }
    found.push({ number: Number(number), size: parseFloat(fontSize), looks });
  }
  return found;
}

/** Returns where texts are shown and the schema does not say so, one line each, and the numbers of the texts that were looked at. */
export async function undeclaredLooks(
  page: Page,
  fields: readonly (Shown & { path: string })[],
  colours: Brand['colours'],
): Promise<{ undeclared: string[]; seen: readonly number[] }> {
  const names = new Map(
    Object.entries(colours).map(([name, hex]) => {
      const channels = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16));
      return [`rgb(${channels.join(', ')})`, name];
    }),
  );
  const named = (colour: string): string => names.get(colour) ?? colour;
  const texts = await page.evaluate(shownTexts);
  const undeclared = texts.flatMap(({ number, size, looks }) => {
    const { path, on = ['ink on paper'], large } = fields[number] ?? { path: `campo${number}` };
    const others = looks
      .map(([text, ground]) => `${named(text)} on ${named(ground)}`)
      .filter((look) => !on.some((one) => one === look))
      .map((look) => `${path} is shown as ${look}`);
    return large && size < 24 ? [...others, `${path} is shown with ${size} px`] : others;
  });
  return { undeclared, seen: texts.map(({ number }) => number) };
}
