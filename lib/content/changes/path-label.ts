import { PAGES } from '@/lib/content/schema/content';
import type { List } from '@/lib/content/schema/field';
import { type FieldStep, stepsTo } from '@/lib/content/schema/find-field';
import { contentTree, nodeAt } from '@/lib/content/schema/content-tree';
import { partOf, textOf } from '@/lib/content/schema/normal-form';
import { shorten } from '@/lib/html/shorten';
import type { Difference } from './differences';
import { pageOf } from './place-of-path';
import { wordsOf } from './words-of';

/** The parts of every page, by their names in lists of changes and issues. */
const EVERYWHERE = { footer: 'footer', menu: 'impostazioni/etichette/menu' } as const;

/** The longest title that is not cut, in characters. */
const LONGEST_TITLE = 70;

/**
 * Returns the name of a page as editors know it.
 * @param page `home`, `footer`, `menu`…
 */
export function pageLabel(page: string): string {
  const path = page === 'footer' || page === 'menu' ? EVERYWHERE[page] : `pagine/${page}`;
  return stepsTo(path)?.at(-1)?.field.name ?? page;
}

/**
 * Returns the place of a page among all, in the order of the menu; unknown pages come last.
 * @param page `home`, `footer`, `menu`…
 */
export function pageOrder(page: string): number {
  const index = [...Object.keys(PAGES), ...Object.keys(EVERYWHERE)].indexOf(page);
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
}

/** Returns the title of a list entry, from the first tree that has one; else its key, if that is a name. */
function titleOf({ entry }: List, { path, key = '' }: FieldStep, trees: readonly unknown[]): string {
  for (const tree of trees) {
    const words = wordsOf(textOf(partOf(nodeAt(contentTree(tree), path), entry.title ?? '')));
    if (words !== '') return shorten(words, LONGEST_TITLE);
  }
  // Entries of the menu have the key of their page.
  return /^\d+$/.test(key) ? '' : key.replaceAll('_', ' ').trim();
}

function entryLabel(field: List, step: FieldStep, trees: readonly unknown[]): string {
  const title = titleOf(field, step, trees);
  return title === '' ? `${field.entry.one} ${step.key ?? ''}` : `${field.entry.one} «${title}»`;
}

/**
 * Returns the names of the steps below the page. A list that is followed by one of its entries has no name
 * here, and neither has a media value.
 */
function namesOf(steps: readonly FieldStep[], trees: readonly unknown[]): string[] {
  return steps.flatMap((step, index) => {
    const { field, key } = step;
    if (field.kind !== 'list') return field.kind === 'media' ? [] : [field.name];
    if (key !== undefined) return [entryLabel(field, step, trees)];
    return steps[index + 1]?.key === undefined ? [field.name] : [];
  });
}

/** Returns the steps of a path below its page (or the menu); `undefined` when the model has no such path. */
function stepsInPage(path: string): readonly FieldStep[] | undefined {
  return stepsTo(path)?.slice(path.startsWith('footer') ? 1 : 2);
}

function joined(names: readonly string[]): string {
  const [first = '', ...rest] = names.filter((name) => name !== '');
  return [first, ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(' › ');
}

/**
 * Names a content path for editors, without its page: `Blocco «Prodotti» › titolo`.
 * @param path Path below the base path.
 * @param trees Raw trees in which titles of entries are looked up; the first one with a title is used.
 *   Without a title, an entry is named by its number.
 */
export function pathLabel(path: string, ...trees: readonly unknown[]): string {
  const steps = stepsInPage(path);
  // Fields that the site does not read have no other name.
  if (steps === undefined) return path.split('/').at(-1) ?? path;
  return joined(namesOf(steps, trees)) || pageLabel(pageOf(path));
}

/** Names a content path with its page: `Home › Blocco «Prodotti»`. Parameters as for `pathLabel`. */
export function partLabel(path: string, ...trees: readonly unknown[]): string {
  const [page, part] = [pageLabel(pageOf(path)), pathLabel(path, ...trees)];
  return part === page ? page : `${page} › ${part}`;
}

const KINDS = { added: ['Nuovo', 'Nuova'], removed: ['Tolto', 'Tolta'] } as const;

/**
 * Names a whole entry that was added or removed: `Nuova posizione: Falegname restauratrice`.
 * @param trees Raw trees in which its title is looked up.
 * @returns The name; `undefined` for a difference of another kind.
 */
export function entryChangeLabel(
  { path, kind }: Pick<Difference, 'path' | 'kind'>,
  ...trees: readonly unknown[]
): string | undefined {
  const steps = stepsInPage(path) ?? [];
  const last = steps.at(-1);
  if (kind === 'changed' || kind === 'moved' || last?.field.kind !== 'list' || last.key === undefined)
    return undefined;
  const { one, gender } = last.field.entry;
  const title = titleOf(last.field, last, trees);
  const what = `${KINDS[kind][gender === 'm' ? 0 : 1]} ${one.charAt(0).toLowerCase()}${one.slice(1)}`;
  const around = namesOf(steps.slice(0, -2), trees);
  return joined([...around, title === '' ? `${what} (${last.key})` : `${what}: ${title}`]);
}

/**
 * Names a difference for editors: a whole entry that was added or removed by its title, anything else by its
 * name.
 * @param before Raw tree of the old version, in which titles are looked up.
 * @param after Raw tree of the new version.
 */
export function changeLabel(change: Difference, before?: unknown, after?: unknown): string {
  const { kind, was = change.path } = change;
  const path = kind === 'removed' ? was : change.path;
  const trees = kind === 'removed' ? [before] : was === path ? [after, before] : [after];
  return entryChangeLabel({ path, kind }, ...trees) ?? pathLabel(path, ...trees);
}
