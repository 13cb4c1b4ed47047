import postcss from 'postcss';
import { findElement, makeElement, type Page, setChildren, textOf } from './html-tree';
import { writeSheet } from './sheet-file';

/** Splits a style sheet into its print rules and the rest. */
function splitPrint(style: string): { readonly print: string; readonly rest: string } {
  const root = postcss.parse(style);
  const print: string[] = [];
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media' || node.params !== 'print') return;
    print.push(...(node.nodes ?? []).map(String));
    node.remove();
  });
  return { print: print.join(''), rest: root.toString() };
}

/**
 * Moves the print rules from the style of a page into a file of the export. Browsers fetch it without
 * delaying the first paint, for which every byte of the page counts.
 * @param page The page; it is changed.
 * @param dir Folder of the export.
 */
export async function movePrintRules(page: Page, dir: string): Promise<void> {
  const [head, style] = [findElement(page, 'head'), findElement(page, 'style')];
  if (!head || !style) return;
  const { print, rest } = splitPrint(textOf(style));
  if (print === '') return;
  const href = await writeSheet(dir, 'print', print);
  setChildren(style, [rest]);
  setChildren(head, [...head.childNodes, makeElement('link', { rel: 'stylesheet', href, media: 'print' })]);
}
