import { canonicalJson } from './fingerprint';
import { contentOf } from 'still-live/content/schema/content-tree';
import { isTree, rawAt, type RawTree } from './raw-tree';
import { listOf, screenOfEntry, visibilityPath } from 'still-live/content/schema/records';
import { entryScreens, homeRoute } from 'still-live/route/route';
import { declared, madeOf } from 'still-live/declaration';
import { fixedPaths, stepsTo } from 'still-live/content/schema/find-field';

/*
 * What goes live together. A part is what editors can publish alone, with everything inside it; a unit is a part without the
 * parts inside it. For example, a page with positions and a visibility flag is one part and several units:
 *
 *   pagine/lavora_con_noi                        part: all below; unit: only the texts of the page itself
 *   pagine/lavora_con_noi/posizioni/_list/3      part and unit: one position
 *   pagine/lavora_con_noi/_visibility            part and unit: whether the menu shows the page
 */

/**
 * Returns whether a path below the base path can be published on its own: a record, a page without a screen, or an
 * entry with a screen of its own.
 */
export function isPartPath(path: string): boolean {
  const step = stepsTo(path)?.at(-1);
  if (step?.path !== path || path.endsWith('/')) return false;
  return step.isEntry ? screenOfEntry(path) !== undefined : step.field.record === true;
}

export function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

// A value, and the keys that lead to it.
type Placed = readonly [keys: readonly string[], value: unknown];

// Goes into each part once, however many values belong there: a list may have a thousand entries.
function withValues(tree: unknown, placed: readonly Placed[]): RawTree {
  const parts = new Map<string, unknown>(isTree(tree) ? Object.entries(tree) : []);
  const inside = new Map<string, Placed[]>();
  const set = (key: string, part: unknown): void => {
    if ((part ?? null) === null || (isTree(part) && Object.keys(part).length === 0)) parts.delete(key);
    else parts.set(key, part);
  };
  for (const [[key = '', ...rest], value] of placed) {
    const deeper = inside.get(key) ?? [];
    if (rest.length === 0) {
      inside.delete(key);
      set(key, value);
    } else {
      inside.set(key, deeper);
      deeper.push([rest, value]);
    }
  }
  for (const [key, deeper] of inside) set(key, withValues(parts.get(key), deeper));
  return Object.fromEntries(parts);
}

/**
 * Returns a copy of a raw tree with another value at a path. As in the database, an empty value removes what is there
 * and then empty parents. Lists above the path become records by index.
 */
export function withValueAt(tree: unknown, path: string, value: unknown): RawTree {
  return withValues(tree, [[path.split('/'), value]]);
}

/** Takes the values at some paths from another tree. Where one path is inside another, the later of them counts. */
export function withParts(tree: unknown, paths: readonly string[], source: unknown): RawTree {
  return withValues(
    tree,
    paths.map((path) => [path.split('/'), rawAt(source, path)]),
  );
}

export function pickParts(tree: unknown, paths: readonly string[]): RawTree {
  return withParts({}, paths, tree);
}

// Settings that no screen reads are published like the menu beside them.
function isOtherSetting(path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return (
    parent !== '' && declared('menu').startsWith(`${parent}/`) && !declared('menu').startsWith(`${path}/`)
  );
}

// One unit of each kind: only a parent of one of these paths may contain units.
const unitPaths = madeOf('screens', () => [
  ...fixedPaths(),
  ...entryScreens().map((screen) => `${listOf(screen)}/0`),
  visibilityPath(homeRoute().screen),
]);

/**
 * Returns whether a path below the base path names a unit: content that is scheduled and published as a whole. Units
 * never overlap, and every unit is a record or lies inside all the records that show it.
 */
export function isUnit(path: string): boolean {
  return isPartPath(path) || isOtherSetting(path);
}

function mayHoldUnits(path: string): boolean {
  const isPage = path.startsWith(`${declared('pagesAt')}/`) && path.split('/').length === 2;
  return isPage || unitPaths().some((unit) => unit.startsWith(`${path}/`));
}

function unitsIn(value: unknown, path = ''): readonly string[] {
  if (!isTree(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const at = path === '' ? key : `${path}/${key}`;
    return [...(isUnit(at) ? [at] : []), ...(mayHoldUnits(at) ? unitsIn(value[key], at) : [])];
  });
}

function withoutInner(value: unknown, unit: string): unknown {
  const inner = unitsIn(value, unit).map((path) => path.slice(unit.length + 1));
  if (inner.length === 0) return value;
  const rest = withParts(value, inner, null);
  return canonicalJson(rest) === 'null' ? null : rest;
}

export function unitValue(tree: unknown, unit: string): unknown {
  return withoutInner(rawAt(tree, unit), unit);
}

export function withUnit(tree: unknown, unit: string, value: unknown): RawTree {
  const inner = unitsIn(rawAt(tree, unit), unit);
  return withParts(withValueAt(tree, unit, withoutInner(value, unit)), inner, tree);
}

export function changedUnits(from: unknown, to: unknown): readonly string[] {
  return [...new Set([...unitsIn(from), ...unitsIn(to)])].filter(
    (unit) => canonicalJson(unitValue(from, unit)) !== canonicalJson(unitValue(to, unit)),
  );
}

/**
 * Returns the outermost parts in which two raw trees differ: where a tab of `pagine/cosa_facciamo` has changed, that
 * page.
 */
export function changedParts(from: unknown, to: unknown): readonly string[] {
  const parts = changedUnits(contentOf(from), contentOf(to)).map((unit) => {
    const keys = unit.split('/');
    return keys.map((_, index) => keys.slice(0, index + 1).join('/')).find(isUnit) ?? unit;
  });
  return [...new Set(parts)];
}
