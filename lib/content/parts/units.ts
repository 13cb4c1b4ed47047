import { canonicalJson } from '@/lib/content/fingerprint';
import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { isTree, rawAt, type RawTree } from '@/lib/content/raw-tree';
import { POSITIONS_LIST } from '@/lib/content/records';
import { withParts, withValueAt } from './content-parts';
import { isPartPath } from './part-path';

/** Settings that no screen reads: they are published like the menu beside them. */
const OTHER_SETTING = /^impostazioni\/(?!etichette$)([^/]+|etichette\/[^/]+)$/;
const HOLDERS = [...FIXED_PATHS, `${POSITIONS_LIST}/0`, 'pagine/home/_visibility'];

/**
 * Returns whether a path below the base path is that of a unit: what is scheduled, and is published or left
 * alone as a whole. A unit is what is at its path without the units inside: `pagine/lavora_con_noi` is that
 * page without its positions and its visibility. So units never overlap, and every unit equals a record or
 * lies inside all the records that show it.
 */
export function isUnit(path: string): boolean {
  return isPartPath(path) || OTHER_SETTING.test(path);
}

function mayHoldUnits(path: string): boolean {
  return /^pagine\/[^/]+$/.test(path) || HOLDERS.some((unit) => unit.startsWith(`${path}/`));
}

/**
 * Returns the paths of all units in a raw value.
 * @param value The raw value of a base path, or of a path below it.
 * @param path This path.
 */
export function unitsIn(value: unknown, path = ''): readonly string[] {
  if (!isTree(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const at = path === '' ? key : `${path}/${key}`;
    return [...(isUnit(at) ? [at] : []), ...(mayHoldUnits(at) ? unitsIn(value[key], at) : [])];
  });
}

function withoutInner(value: unknown, unit: string): unknown {
  const inner = unitsIn(value, unit);
  if (inner.length === 0) return value;
  const rest = inner.reduce<unknown>(
    (tree, path) => withValueAt(tree, path.slice(unit.length + 1), null),
    value,
  );
  return canonicalJson(rest) === 'null' ? null : rest;
}

/** Returns the raw value of a unit; `null` when there is none. */
export function unitValue(tree: unknown, unit: string): unknown {
  return withoutInner(rawAt(tree, unit), unit);
}

/** Returns a copy of a raw tree with another value of a unit; `null` removes it. */
export function withUnit(tree: unknown, unit: string, value: unknown): RawTree {
  const inner = unitsIn(rawAt(tree, unit), unit);
  return withParts(withValueAt(tree, unit, withoutInner(value, unit)), inner, tree);
}

/** Returns the paths of the units in which two raw trees differ. */
export function changedUnits(from: unknown, to: unknown): readonly string[] {
  return [...new Set([...unitsIn(from), ...unitsIn(to)])].filter(
    (unit) => canonicalJson(unitValue(from, unit)) !== canonicalJson(unitValue(to, unit)),
  );
}
