import postcss, { type Root } from 'postcss';
import { writeSheet } from './sheet-file';
import { dropEmpty, isKeyframes, usedAnimations } from './style-rules';

/** A style sheet in parts: what the first paint needs, and the addresses of the files with the rest, if any. */
export interface Sheets {
  readonly first: string;
  readonly print: string | undefined;
  readonly late: string | undefined;
}

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

/** Takes the print rules out of a style sheet. */
function takePrint(root: Root): string {
  const print: string[] = [];
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media' || node.params !== 'print') return;
    print.push(...(node.nodes ?? []).map(String));
    node.remove();
  });
  return print.join('');
}

/** Returns the part of a style sheet whose rules, or selectors of rules, belong to later states, or the other part. */
function part(root: Root, isLate: boolean): Root {
  const copy = root.clone();
  copy.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => isLater(selector) === isLate);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // A face that is added later would let the browser begin anew with those that it has given up, and texts move.
  if (isLate) copy.walkAtRules('font-face', (face) => void face.remove());
  return copy;
}

function splitLate(root: Root): { readonly late: string; readonly first: string } {
  const [late, first] = [part(root, true), part(root, false)];
  const needed = usedAnimations(first);
  const keepAnimations = (sheet: Root, isNeeded: boolean): void => {
    sheet.walkAtRules((atRule) => {
      if (isKeyframes(atRule) && needed.has(atRule.params) !== isNeeded) atRule.remove();
    });
    dropEmpty(sheet);
  };
  keepAnimations(late, false);
  keepAnimations(first, true);
  return { late: late.toString(), first: first.toString() };
}

/**
 * Splits the style sheet of a page: the print rules and those of later states become files of the export, which
 * do not delay the first paint. The moved rules come after all others: a state must be more specific than what
 * it changes.
 * @param dir Folder of the export.
 */
export async function splitStyle(dir: string, style: string): Promise<Sheets> {
  const root = postcss.parse(style);
  const print = takePrint(root);
  const { late, first } = splitLate(root);
  const write = async (name: string, rules: string): Promise<string | undefined> =>
    rules === '' ? undefined : writeSheet(dir, name, rules);
  return { first, print: await write('print', print), late: await write('late', late) };
}
