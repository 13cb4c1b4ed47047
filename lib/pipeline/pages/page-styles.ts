import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'sass';
import { makeElement, type PageElement, setChildren } from '@/lib/pipeline/export/html-tree';
import { usedStyles } from './used-styles';

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** The styles that only plain pages have (styles/pages.scss). Takes the root of the project; gives CSS. */
export function ownStyles(root: string): string {
  return compile(join(root, 'styles', 'pages.scss'), { style: 'compressed' }).css;
}

/** Makes the style element of one page. Takes the whole style sheet, and the class names of the page. */
export function inlineStyle(style: string, classes: readonly ReadonlySet<string>[]): PageElement {
  const element = makeElement('style', {});
  setChildren(element, [usedStyles(style, union(classes))]);
  return element;
}

/**
 * Writes the style sheet that many pages share, under a name that says its content.
 * @param dir - folder of the export
 * @param style - the whole style sheet
 * @param classes - the class names of all these pages
 * @returns the element that asks for it
 */
export async function sharedStyle(
  dir: string,
  style: string,
  classes: readonly ReadonlySet<string>[],
): Promise<PageElement> {
  const used = usedStyles(style, union(classes));
  const hash = createHash('sha256').update(used).digest('hex').slice(0, 12);
  const address = `/_next/static/chunks/posizioni-${hash}.css`;
  await writeFile(join(dir, address), used);
  return makeElement('link', { rel: 'stylesheet', href: address });
}
