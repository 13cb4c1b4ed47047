import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'sass';
import { makeElement, type PageElement } from '@/lib/pipeline/export/html-tree';
import { usedStyles } from './used-styles';

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** Compiles the styles that only plain pages have (styles/pages.scss). */
export function ownStyles(root: string): string {
  return compile(join(root, 'styles', 'pages.scss'), { style: 'compressed' }).css;
}

/** Makes the style element of one page from the whole style sheet and the class names of the page. */
export function inlineStyle(style: string, classes: readonly ReadonlySet<string>[]): PageElement {
  return makeElement('style', {}, [usedStyles(style, union(classes))]);
}

/**
 * Writes a style sheet for many pages, with a hash of its content in the name.
 * @param dir Folder of the export.
 * @param style The whole style sheet.
 * @param classes The class names of all these pages.
 * @returns The `<link>` element.
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
