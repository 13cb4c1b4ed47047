import type { AtRule, Container, Root } from 'postcss';

function isKeyframes({ name }: AtRule): boolean {
  return /keyframes$/i.test(name);
}

/** Returns the names of the animations that the rules of a style sheet use. */
export function usedAnimations(root: Root): ReadonlySet<string> {
  const names = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((name) => names.add(name)),
  );
  return names;
}

/** Keeps in a style sheet the selectors of its rules that pass. Animations stay. */
export function keepSelectors(root: Root, passes: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter(passes);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Keeps in a style sheet the animations whose name passes. What has no content goes. */
export function keepAnimations(root: Root, passes: (name: string) => boolean): void {
  root.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && !passes(atRule.params)) atRule.remove();
  });
  dropEmpty(root);
}
