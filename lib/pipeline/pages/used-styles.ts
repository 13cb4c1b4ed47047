import postcss, { type Rule } from 'postcss';
import { classNames } from '@/lib/pipeline/export/class-names';
import { elementsIn, type Page, type PageElement } from '@/lib/pipeline/export/html-tree';
import { dropEmpty, isKeyframes, usedAnimations } from '@/lib/pipeline/export/style-rules';

/** States of the entry that a plain page never has. */
const OTHER_STATES = /html(?::not\(\[data-routed\]\)|\[data-(?:screen|preview|waiting|scripts)\b)/;

const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** Returns the class names of an element and everything in it, or of a whole page. */
export function classesOf(node: PageElement | Page): ReadonlySet<string> {
  const classes = new Set('tagName' in node ? classNames(node) : []);
  for (const element of elementsIn(node)) for (const name of classNames(element)) classes.add(name);
  return classes;
}

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

function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  if (OTHER_STATES.test(selector)) return false;
  const { plain, inside } = withoutFunctions(selector.replace(/:not\([^()]*\)/g, ''));
  const alternatives = classesIn(inside);
  return (
    classesIn(plain).every((name) => classes.has(name)) &&
    (alternatives.length === 0 || alternatives.some((name) => classes.has(name)))
  );
}

function inKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && isKeyframes(rule.parent);
}

/**
 * Removes from a style sheet what pages with these classes cannot use: rules for other classes, unused
 * animations, and states of the entry. Rules for elements, attributes and fonts stay.
 * @param style The style sheet.
 * @param classes All class names of the pages.
 */
export function usedStyles(style: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(style);
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, classes));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const animations = usedAnimations(root);
  root.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && !animations.has(atRule.params)) atRule.remove();
  });
  dropEmpty(root);
  return root.toString();
}
