import 'still-live/bound/components';
import { type CheerioAPI, load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { demoExport } from '@/__tests__/app/export-data-fixture';
import { type Mark, PageContext } from 'still-live/react/page';
import { RecordStoreContext } from 'still-live/react/record-store';
import { StaticSite } from 'still-live/react/static-site';
import { Shell } from 'still-live/react/shell';
import demo from '@/content/feeling.json';
import { withValueAt } from 'still-live/content/parts';
import { rawAt } from 'still-live/content/raw-tree';
import { liveRecords } from 'still-live/content/records-of-route';
import { contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import type { Field } from 'still-live/content/schema/field';
import { fixedPaths } from 'still-live/content/schema/find-field';
import { plainPath } from 'still-live/content/schema/stored';
import { parseRoute } from 'still-live/route/route';
import { leavesOfSchema } from 'still-live/__tests__/content/schema/leaves';
import { PATHS, storeOf } from './stored-records';

/* README, "Recipes": a field is declared, and shown. Which fields there are, of which kind and where, is read from the schema. */

const site = contentTree(demo.projects.feeling);
const leaves = leavesOfSchema((path) => {
  const entry = nodeAt(site, path)?.parts.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`content/feeling.json: has no entry at ${path}`);
  return entry.path;
}).map(({ path, field: { kind } }) => ({ path, kind }));
type Leaf = (typeof leaves)[number];

const isIn = (path: string, around: string): boolean =>
  `${plainPath(path)}/`.startsWith(`${plainPath(around)}/`);

const routes = ['/', ...demoExport().pages.map(({ route }) => route)];

function routesOf(path: string): readonly string[] {
  const records = [...fixedPaths(), ...PATHS].filter((record) => isIn(path, record));
  const readers = records.flatMap(
    (record) => routes.find((route) => liveRecords(parseRoute(route)).includes(record)) ?? [],
  );
  return readers.length > 0 ? [...new Set(readers)] : ['/'];
}

function pagesWith(values: Readonly<Record<string, unknown>>): (route: string) => string {
  const data = demoExport((tree) => {
    for (const [path, value] of Object.entries(values)) Object.assign(tree, withValueAt(tree, path, value));
  });
  const pages = new Map<string, string>();
  return (route) => {
    const html = pages.get(route) ?? renderToStaticMarkup(createElement(StaticSite, { data, route }));
    pages.set(route, html);
    return html;
  };
}

/** A value of a field that is found on a page by its number; a field of another kind has none. */
const MARKED: Readonly<Partial<Record<Field['kind'], (id: number) => string>>> = {
  label: (id) => `Xilofono${id}x`,
  html: (id) => `Xilofono${id}x`,
  name: (id) => `Xilofono${id}x`,
  link: (id) => `https://xilofono${id}x.example/`,
  media: (id) => `/xilofono${id}x.jpg`,
};
/** Other values, one of which changes the page. A name may mean something, such as a currency. */
const OTHERS: Readonly<Partial<Record<Field['kind'], readonly unknown[]>>> = {
  name: ['CHF', 'ora'],
  day: ['2020-01-02'],
  number: [99],
  amount: [12_345],
  flag: [true, false],
};

const values = Object.fromEntries(
  leaves.flatMap(({ path, kind }, id) => (MARKED[kind] ? [[path, MARKED[kind](id)]] : [])),
);
const marked = pagesWith(values);
const usual = pagesWith({});

function isShown({ path, kind }: Leaf, id: number): boolean {
  const on = routesOf(path);
  return (
    on.some((route) => new RegExp(`xilofono${id}x`, 'i').test(marked(route))) ||
    (OTHERS[kind] ?? []).some((value) => {
      const changed = pagesWith({ [path]: value });
      return on.some((route) => changed(route) !== usual(route));
    })
  );
}

/** A title of a column of the footer only decides whether the column is there (specification 2.45). */
const SWITCHES = /^footer\/colonna_\d\/titolo$/;

// [spec 1.2]
test('a field of the schema, of whatever kind, is shown by a page that reads it: one that no screen shows is named here', () => {
  const kinds = new Set([...Object.keys(MARKED), ...Object.keys(OTHERS)]);
  expect(new Set(leaves.map(({ kind }) => kind))).toEqual(kinds);
  expect(leaves.filter((leaf, id) => !SWITCHES.test(leaf.path) && !isShown(leaf, id))).toEqual([]);
});

/** Renders the app shell with the marks that the preview would give, and a value in every field. */
function markedShell(): CheerioAPI {
  const tree = Object.entries(values).reduce<unknown>(
    (whole, [path, value]) => withValueAt(whole, path, value),
    demo.projects.feeling,
  );
  const markOf = (...paths: readonly string[]): Mark => ({ 'data-content': paths.join('#') });
  const store = storeOf((path) => rawAt(tree, path));
  const shell = createElement(RecordStoreContext, { value: store }, createElement(Shell));
  return load(renderToStaticMarkup(createElement(PageContext, { value: { pictures: {}, markOf } }, shell)));
}

test('what a field shows stands inside a block that the preview marks as its own: a field outside of its mark is named here', () => {
  const $ = markedShell();
  const marksAt = (at: ReturnType<typeof $>): string[] =>
    at.toArray().flatMap((one) => $(one).attr('data-content')?.split('#') ?? []);
  const shown = new Map<string, string[]>();
  for (const element of $('*').toArray()) {
    const words = $(element)
      .contents()
      .filter((_, node) => !$(node).is('*'))
      .text();
    const said = [words, ...Object.values($(element).attr() ?? {})].join(' ').toLowerCase();
    for (const [word] of said.matchAll(/xilofono\d+x/g))
      shown.set(word, [...(shown.get(word) ?? []), ...marksAt($(element).parents().addBack())]);
  }
  // What shows no word of its own, such as a day or a currency, has its mark somewhere.
  const all = marksAt($('*'));
  const unmarked = leaves.filter(
    ({ path }, id) => !(shown.get(`xilofono${id}x`) ?? all).some((mark) => isIn(path, mark)),
  );
  expect(unmarked.map(({ path }) => path)).toEqual([]);
});
