import type { AtRule, Container, Root } from 'postcss';

/** Returns whether a rule is an animation. */
export function isKeyframes({ name }: AtRule): boolean {
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

/** Removes everything in a style sheet that has no content. */
export function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
