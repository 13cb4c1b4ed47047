import type { List } from 'still-live/content/schema/field';
import { type Step, stepsTo } from 'still-live/content/schema/find-field';
import { contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import { partOf, textOf } from 'still-live/content/schema/normal-form';
import { shorten, wordsOf } from 'still-live/html/words-of';
import { plainPath } from 'still-live/content/schema/stored';
import { tabRecord } from 'still-live/content/schema/records';
import { encodeKey, parseRoute, routeId, screenNames, tabsOf } from 'still-live/route/route';
import { declared, madeOf } from 'still-live/declaration';
import type { Difference } from './differences';

/*
 * Where content is, for editors. Every path is one below the base path. Titles of entries are looked up in raw trees; the
 * first one with a title is used, and an entry without any is named by its number.
 */

const LONGEST_TITLE = 70;

export function pageOf(path: string): string {
  const [top = '', page = top] = path.split('/');
  if (`${declared('menu')}/`.startsWith(`${top}/`)) return 'menu';
  return top === declared('pagesAt') ? page : top;
}

export function pageLabel(page: string): string {
  const path = page === 'menu' ? declared('menu') : `${declared('pagesAt')}/${page}`;
  return (stepsTo(page) ?? stepsTo(path))?.at(-1)?.field.name ?? page;
}

function knownSteps(path: string): readonly Step[] {
  return stepsTo(path) ?? (path.includes('/') ? knownSteps(path.slice(0, path.lastIndexOf('/'))) : []);
}

// The route that shows each record, by its path. In lists of entries with screens, `*` is the key of the entry.
const routesOfRecords = madeOf(
  'screens',
  (all): ReadonlyMap<string, string> =>
    new Map(
      screenNames().flatMap((screen): (readonly [record: string, route: string])[] => {
        const { kind, at, record } = all[screen];
        if (kind === 'entries') return [[record, `${at}/*`]];
        const tabs = tabsOf(screen).map((part) => ({ screen, part }));
        return [
          [record, routeId(parseRoute(at))],
          ...tabs.map((tab) => [tabRecord(tab) ?? '', routeId(tab)] as const),
        ];
      }),
    ),
);

// An entry has the same route as its list. A page without a screen has its own address.
function routeOf({ path, isEntry }: Step): string | undefined {
  const place = plainPath(path);
  const [top, key, ...rest] = place.split('/');
  const known = routesOfRecords().get(isEntry ? place.slice(0, place.lastIndexOf('/')) : place);
  return (
    known ?? (top === declared('pagesAt') && key !== undefined && rest.length === 0 ? `/${key}` : undefined)
  );
}

/**
 * Returns the hash route on which some content is shown. What a list shows of its entries too, such as the title of a
 * position, is on the screen of the list.
 * @returns `undefined` for content of every page (menu, footer, visibility).
 */
export function placeOfPath(path: string): string | undefined {
  const steps = knownSteps(path);
  const last = steps.at(-1)?.field;
  if (last?.kind === 'flag' && last.record) return undefined;
  const isInList = last?.head === 'too';
  const shown = steps.findLast((step) => {
    const route = routeOf(step);
    return route !== undefined && (step.isEntry ? !isInList : !route.includes('*'));
  });
  return shown && routeOf(shown)?.replace('*', () => encodeKey(shown.key));
}

function titleOf({ entry }: List, { path, key }: Step, trees: readonly unknown[]): string {
  for (const tree of trees) {
    const words = wordsOf(textOf(partOf(nodeAt(contentTree(tree), path), entry.title ?? '')));
    if (words !== '') return shorten(words, LONGEST_TITLE);
  }
  // Entries of the menu have the key of their page.
  return /^\d+$/.test(key) ? '' : key.replaceAll('_', ' ').trim();
}

// A list is left out where the next step is one of its entries, and a media value always.
function namesOf(steps: readonly Step[], trees: readonly unknown[]): string[] {
  return steps.flatMap((step, index) => {
    const { field, key, isEntry } = step;
    if (field.kind !== 'list') return field.kind === 'media' ? [] : [field.name];
    if (!isEntry) return steps[index + 1]?.isEntry ? [] : [field.name];
    const title = titleOf(field, step, trees);
    return `${field.entry.one} ${title === '' ? key : `«${title}»`}`;
  });
}

function stepsInPage(path: string): readonly Step[] | undefined {
  const [top = ''] = path.split('/');
  const page =
    pageOf(path) === 'menu' ? declared('menu').split('/').length - 1 : top === declared('pagesAt') ? 2 : 1;
  return stepsTo(path)?.slice(page);
}

function small(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function joined(names: readonly string[]): string {
  const [first = '', ...rest] = names.filter((name) => name !== '');
  return [first, ...rest.map(small)].join(' › ');
}

/** Names a content path for editors, without its page: `Blocco «Prodotti» › titolo`. */
export function pathLabel(path: string, ...trees: readonly unknown[]): string {
  const steps = stepsInPage(path);
  // Fields that the site does not read have no other name.
  if (steps === undefined) return path.split('/').at(-1) ?? path;
  return joined(namesOf(steps, trees)) || pageLabel(pageOf(path));
}

/** Names a content path with its page: `Home › Blocco «Prodotti»`. */
export function partLabel(path: string, ...trees: readonly unknown[]): string {
  const [page, part] = [pageLabel(pageOf(path)), pathLabel(path, ...trees)];
  return part === page ? page : `${page} › ${part}`;
}

const KINDS = { added: { m: 'Nuovo', f: 'Nuova' }, removed: { m: 'Tolto', f: 'Tolta' } } as const;

/**
 * Names a difference for editors: `Nuova posizione: Falegname restauratrice` for a whole entry that was added or
 * removed, anything else by its name.
 * @param before Raw tree of the old version.
 * @param after Raw tree of the new version.
 */
export function changeLabel(change: Difference, before?: unknown, after?: unknown): string {
  const { kind, was = change.path, isEntry } = change;
  const path = kind === 'removed' ? was : change.path;
  const trees = kind === 'removed' ? [before] : was === path ? [after, before] : [after];
  const steps = stepsInPage(path) ?? [];
  const last = steps.at(-1);
  if (!isEntry || kind === 'changed' || kind === 'moved' || last?.field.kind !== 'list')
    return pathLabel(path, ...trees);
  const { one, gender } = last.field.entry;
  const title = titleOf(last.field, last, trees);
  const what = `${KINDS[kind][gender]} ${small(one)}`;
  const named = title === '' ? `${what} (${last.key})` : `${what}: ${title}`;
  return joined([...namesOf(steps.slice(0, -2), trees), named]);
}
