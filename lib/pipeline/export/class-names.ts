import { attributeOf, type PageElement } from './html-tree';

/** The names in each value of `class`: a large site repeats a few values in hundreds of thousands of elements. */
const known = new Map<string, readonly string[]>();

/** Returns the class names of an element. */
export function classNames(element: PageElement): readonly string[] {
  const value = attributeOf(element, 'class');
  if (value === undefined) return [];
  const names = known.get(value) ?? value.split(/\s+/);
  known.set(value, names);
  return names;
}
