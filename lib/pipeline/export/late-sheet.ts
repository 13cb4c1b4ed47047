import postcss, { type Root } from 'postcss';
import { findElement, makeElement, type Page, setChildren, textOf } from './html-tree';
import { writeSheet } from './sheet-file';
import { dropEmpty, isKeyframes, usedAnimations } from './style-rules';

/**
 * States that begin with a pointer, a key or a script, so that no first paint shows them: what is pointed at, a
 * change of screens, the preview while it waits or could not start. The open menu is none of them: a visitor on a
 * slow network may open it before this file is there.
 */
const LATER =
  /\.[\w-].*:(?:hover|active|focus-visible|focus-within)\b|::view-transition|\.not-loaded\b|=checking\] body:/;

function isLater(selector: string): boolean {
  return LATER.test(selector.replace(/:not\([^()]*\)/g, ''));
}

/** Returns the part of a style sheet whose rules, or selectors of rules, belong to later states, or the other part. */
function part(style: string, isLate: boolean): Root {
  const root = postcss.parse(style);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => isLater(selector) === isLate);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // A face that is added later would let the browser begin anew with those that it has given up, and texts move.
  if (isLate) root.walkAtRules('font-face', (face) => void face.remove());
  return root;
}

function splitLate(style: string): { readonly late: string; readonly rest: string } {
  const [late, rest] = [part(style, true), part(style, false)];
  const needed = usedAnimations(rest);
  late.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && needed.has(atRule.params)) atRule.remove();
  });
  rest.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && !needed.has(atRule.params)) atRule.remove();
  });
  dropEmpty(late);
  dropEmpty(rest);
  return { late: late.toString(), rest: rest.toString() };
}

/**
 * Moves the rules of later states from the style of a page into a file of the export. The inline script applies
 * it when it is there (lib/browser/early/late-styles.ts); without JavaScript the end of the page asks for it.
 * Neither delays the first paint. The moved rules come after all others: a state must be more specific than
 * what it changes.
 * @param page The page; it is changed.
 * @param dir Folder of the export.
 */
export async function moveLateRules(page: Page, dir: string): Promise<void> {
  const [head, style, body] = [
    findElement(page, 'head'),
    findElement(page, 'style'),
    findElement(page, 'body'),
  ];
  if (!head || !style || !body) return;
  const { late, rest } = splitLate(textOf(style));
  if (late === '') return;
  const href = await writeSheet(dir, 'late', late);
  setChildren(style, [rest]);
  const waiting = makeElement('link', { rel: 'stylesheet', href, media: 'print', 'data-late': '' });
  setChildren(head, [...head.childNodes, waiting]);
  const applied = makeElement('link', { rel: 'stylesheet', href });
  setChildren(body, [...body.childNodes, makeElement('noscript', {}, [applied])]);
}
