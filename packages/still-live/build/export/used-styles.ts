import postcss, { type AtRule, type Container, type Root } from 'postcss';
import { PAGE_STATES, STATIC_STATES } from 'still-live/route/page-state';
import parser, { type Node } from 'postcss-selector-parser';

function isKeyframes({ name }: AtRule): boolean {
  return /keyframes$/i.test(name);
}

export function usedAnimations(root: Root): ReadonlySet<string> {
  const names = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((name) => names.add(name)),
  );
  return names;
}

/** Removes other selectors, and rules that have none left. Animations stay. */
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

/** Removes other animations, and rules that are empty then. */
export function keepAnimations(root: Root, passes: (name: string) => boolean): void {
  root.walkAtRules((atRule) => {
    if (isKeyframes(atRule) && !passes(atRule.params)) atRule.remove();
  });
  dropEmpty(root);
}

// States that a static page never has.
const OF_APP_SHELL: ReadonlySet<string> = new Set(
  Object.keys(PAGE_STATES)
    .filter((name) => !STATIC_STATES.some((other) => other === name))
    .map((name) => `data-${name}`),
);
// States that every static page has.
const NOT_STATIC = /^:not\(\[data-(?:routed|entered)\]\)$/;
// They hold when one of the selectors inside holds.
const ANY_OF = new Set([':is', ':where', ':has']);

// Attributes may change, so they always match.
function mayMatch(node: Node, names: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'class':
    case 'tag':
      return names.has(node.value);
    case 'attribute':
      return !OF_APP_SHELL.has(node.attribute);
    case 'pseudo':
      if (ANY_OF.has(node.value)) return node.nodes.some((one) => mayMatch(one, names));
      return !NOT_STATIC.test(String(node));
    case 'selector':
      return node.nodes.every((one) => mayMatch(one, names));
    default:
      return true;
  }
}

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

function dropProperties(root: Root, names: ReadonlySet<string>, later: string): void {
  const asked = new Set([...names, ...propertiesIn(`${root.toString()}${later}`)]);
  root.walkDecls(/^--/, (declaration) => {
    if (!asked.has(declaration.prop)) declaration.remove();
  });
}

export function propertiesIn(css: string): readonly string[] {
  return Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}

/**
 * Removes what pages with these names cannot use. Rules for attributes stay, except those of the app shell's states.
 * @param names Of classes, elements, and custom properties in attributes.
 * @param later What is shown later, whose custom properties stay.
 */
export function usedStyles(style: string, names: ReadonlySet<string>, later = ''): string {
  const root = postcss.parse(style);
  keepSelectors(root, (selector) =>
    parser()
      .astSync(selector)
      .every((one) => mayMatch(one, names)),
  );
  dropProperties(root, names, later);
  const animations = usedAnimations(root);
  keepAnimations(root, (name) => animations.has(name));
  dropFaces(root);
  return root.toString();
}
