import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { dropEmpty, isKeyframes, usedAnimations } from './style-rules';

/** States of the entry that a plain page never has. */
const OTHER_STATES =
  /html\S*(?::not\(\[data-(?:routed|entered)\]\)|\[data-(?:screen|preview|waiting|scripts|parsing|late-fonts)\b)/;

/** The name of an element in a selector, outside brackets. */
const TAG = /(?<![.:#\w-])[a-z][a-z\d]*(?![\w-])/g;

const CLASS = /\.(-?[_a-z][\w-]*)/gi;

function classesIn(selector: string): readonly string[] {
  return Array.from(selector.matchAll(CLASS), ([, name = '']) => name);
}

/** Splits a selector into the part outside parentheses, which must match as a whole, and the part inside. */
function withoutFunctions(selector: string): { readonly plain: string; readonly inside: string } {
  let [plain, inside, depth] = ['', '', 0];
  for (const character of selector) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0) plain += character;
    else inside += character;
  }
  return { plain, inside };
}

function tagsIn(selector: string): readonly string[] {
  return selector.replace(/\[[^\]]*\]/g, '').match(TAG) ?? [];
}

function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  if (OTHER_STATES.test(selector)) return false;
  const { plain, inside } = withoutFunctions(selector.replace(/:not\([^()]*\)/g, ''));
  const alternatives = classesIn(inside);
  return (
    [...classesIn(plain), ...tagsIn(plain)].every((name) => names.has(name)) &&
    (alternatives.length === 0 || alternatives.some((name) => names.has(name)))
  );
}

function inKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && isKeyframes(rule.parent);
}

/** Removes the faces that no other rule names. */
function dropFaces(root: Root): void {
  const faces: AtRule[] = [];
  root.walkAtRules('font-face', (face) => void faces.push(face));
  let values = '';
  root.walkDecls(({ parent, value }) => {
    if (!faces.some((face) => face === parent)) values += value;
  });
  for (const face of faces) {
    face.walkDecls('font-family', ({ value }) => {
      if (!values.includes(value.replaceAll('"', ''))) face.remove();
    });
  }
}

/**
 * Removes from a style sheet what pages with these names cannot use: rules for other classes and elements,
 * unused animations and faces, and states of the entry. Rules for attributes stay.
 * @param style The style sheet.
 * @param names All names of classes and elements of the pages.
 */
export function usedStyles(style: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(style);
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const animations = usedAnimations(root);
  root.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && !animations.has(atRule.params)) atRule.remove();
  });
  dropFaces(root);
  dropEmpty(root);
  return root.toString();
}
