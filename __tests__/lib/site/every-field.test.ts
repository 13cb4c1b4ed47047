import { markingSanitiser } from 'still-live/__tests__/content/parse/fake-sanitiser';
import { leavesOfSchema } from 'still-live/__tests__/content/schema/leaves';
import { parseRecord } from 'still-live/content/parse/parse-record';
import { withValueAt } from 'still-live/content/parts';
import { rawAt } from 'still-live/content/raw-tree';
import type { Field } from 'still-live/content/schema/field';
import { fixedPaths } from 'still-live/content/schema/find-field';
import { entryRecord, visibilityPath } from 'still-live/content/schema/records';
import { declared } from 'still-live/declaration';
import { entryScreens } from 'still-live/route/route';

/* Which fields each record has is read from the schema, which the specification names in section 3. */

const RECORDS = [
  ...fixedPaths(),
  ...entryScreens().map((screen) => entryRecord(screen, '1')),
  ...Object.keys(declared('content').pagine.parts).map(visibilityPath),
];
const isMenu = (field: Field): boolean => field.kind === 'list' && field.keys === 'page';
const leaves = leavesOfSchema((path, field) => `${path}/${isMenu(field) ? 'home' : '_list/1'}`);

/** For each kind a value as editors write it, and what is read of it. `id` is another one for each field. */
const VALUES: Readonly<Record<string, (id: number) => readonly [raw: unknown, read: unknown]>> = {
  label: (id) => [`t${id}`, `inline(t${id})`],
  html: (id) => [`t${id}`, `flow(t${id})`],
  name: (id) => [`t${id}`, `t${id}`],
  link: (id) => [`t${id}`, `t${id}`],
  day: (id) => [`1/2/${2000 + id}`, `${2000 + id}-02-01`],
  number: (id) => [`${1000 + id}`, 1000 + id],
  amount: (id) => [`1.${100 + id},5`, 1100 + id + 0.5],
  flag: () => ['sì', true],
  media: (id) => [`/t${id}.jpg`, `/t${id}.jpg`],
};
const valueOf = (field: Field, id: number) => VALUES[field.kind]?.(id) ?? [undefined, undefined];

const tree = leaves.reduce<unknown>(
  (content, { path, field }, id) => withValueAt(content, path, { _value: valueOf(field, id)[0] }),
  {},
);
const read = RECORDS.map((path) => [path, parseRecord(path, rawAt(tree, path), markingSanitiser)] as const);

// [spec 2.29, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.13]
test('every field of the schema is read by its kind, in a record that holds it, and nothing is wrong with any', () => {
  expect(read.flatMap(([, { issues }]) => issues)).toEqual([]);
  const missing = leaves.filter(({ path, field }, id) => {
    const holders = read.filter(([record]) => `${path}/`.startsWith(`${record}/`));
    const wanted = JSON.stringify(valueOf(field, id)[1]);
    return !holders.some(([, { value }]) => JSON.stringify(value).includes(wanted));
  });
  expect(missing).toEqual([]);
});
