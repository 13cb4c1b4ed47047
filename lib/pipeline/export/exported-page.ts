import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaceTexts, faceTexts } from './fonts/face-texts';
import {
  attributeOf,
  classNames,
  elementsIn,
  findElement,
  type Page,
  type PageNode,
  parsePage,
  setChildren,
  writePage,
} from './html-tree';
import { inlineScripts } from './inline-code';
import { removeNextParts, takeSheets } from './next/next-parts';

/** The place for what is written at the start of the head. */
export const HEAD_PLACE = 'feeling-head-8c1f';
/** The place for the address of the text face. */
export const FONT_PLACE = 'feeling-font-8c1f';

/** A page as Next exported it, without what only Next needs: nothing but text, because there may be thousands. */
export interface ExportedPage {
  /** Its path in the export. */
  readonly path: string;
  /** Its HTML, with `HEAD_PLACE`. */
  readonly html: string;
  /** Its whole style sheet, of which it uses a part. */
  readonly style: string;
  /** The names of its classes and elements. */
  readonly names: ReadonlySet<string>;
  /** Its inline scripts. */
  readonly scripts: readonly string[];
  /** What it shows in each face. */
  readonly texts: FaceTexts;
}

/** Reads a style sheet whose addresses must hold in a page: they are relative to the file. */
function readSheet(dir: string, address: string): string {
  const style = readFileSync(join(dir, address), 'utf8');
  return style.replace(/url\((?![/"']|data:)([^)]+)\)/g, (_url, path: string) => {
    return `url(${new URL(path, `https://site.invalid${address}`).pathname})`;
  });
}

/** Makes a function that reads style sheets of an export, each once. */
function sheetReader(dir: string): (addresses: readonly string[]) => string {
  const known = new Map<string, string>();
  return (addresses) => {
    const key = addresses.join(' ');
    const style = known.get(key) ?? addresses.map((address) => readSheet(dir, address)).join('');
    known.set(key, style);
    return style;
  };
}

/** Puts `HEAD_PLACE` after the `<meta charset>`, which must be in the first 1024 bytes. */
function keepPlace(page: Page): void {
  const head = findElement(page, 'head');
  if (!head) throw new Error('the page has no <head>');
  const isCharset = (node: PageNode): boolean =>
    'attrs' in node && attributeOf(node, 'charset') !== undefined;
  const charset = head.childNodes.filter(isCharset);
  setChildren(head, [...charset, HEAD_PLACE, ...head.childNodes.filter((node) => !isCharset(node))]);
}

/**
 * Makes a function that reads a page of an export.
 * @param dir Folder of the export.
 * @param siteSheets Addresses of the style sheets of the site's own scripts, which every page may use.
 */
export function pageReader(
  dir: string,
  siteSheets: readonly string[],
): (path: string, change?: (page: Page) => void) => ExportedPage {
  const styleOf = sheetReader(dir);
  return (path, change) => {
    const page = parsePage(readFileSync(join(dir, path), 'utf8'));
    const style = styleOf([...takeSheets(page), ...siteSheets]);
    removeNextParts(page);
    change?.(page);
    keepPlace(page);
    const names = new Set<string>();
    for (const element of elementsIn(page))
      for (const name of [element.tagName, ...classNames(element)]) names.add(name);
    return {
      path,
      html: writePage(page),
      style,
      names,
      scripts: inlineScripts(page),
      texts: faceTexts(page, style),
    };
  };
}
