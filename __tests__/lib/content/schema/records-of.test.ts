import { rawAt } from '@/lib/content/raw-tree';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordsOf } from '@/lib/content/schema/content-tree';

const { drafts } = JSON.parse(readFileSync(join(process.cwd(), 'content/demo.json'), 'utf8'));

test('the demo draft has every fixed record, each position and the visibility of each page', () => {
  const records = new Map(recordsOf(drafts.feeling));
  expect(records.get('pagine/home')).toBe(drafts.feeling.pagine.home);
  expect(records.get('footer')).toBe(drafts.feeling.footer);
  expect(records.get('pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/8')).toMatchObject({
    titolo: expect.anything(),
  });
  expect(records.has('pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/0')).toBe(false);
  expect(records.get('pagine/contatti/_visibility')).toBe(drafts.feeling.pagine.contatti._visibility);
});

test('an empty tree gives its fixed records with nothing in them', () => {
  const records = recordsOf(null);
  expect(records.length).toBeGreaterThan(5);
  expect(records.every(([, raw]) => raw === null)).toBe(true);
});

test('a value is found in lists and in records by index, and only own keys count', () => {
  const tree = { list: [null, { a: 1 }], record: { 1: { a: 2 } } };
  expect(rawAt(tree, 'list/1/a')).toBe(1);
  expect(rawAt(tree, 'record/1/a')).toBe(2);
  expect(rawAt(tree, 'constructor/name')).toBeNull();
  expect(rawAt(tree, 'list/1/a/b')).toBeNull();
});

test('the template and everything private are left out', () => {
  const paths = (tree: object): string[] => recordsOf(tree).map(([path]) => path);
  const others = (tree: object): string[] => paths(tree).filter((path) => !paths({}).includes(path));
  const page = (posizioni: object): object => ({ lavora_con_noi: { posizioni_aperte: { posizioni } } });
  const list = 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list';
  expect(others({ pagine: page({ _list: [{}, {}, {}], _x: 1 }) })).toEqual([
    `${list}/1`,
    `${list}/2`,
    'pagine/lavora_con_noi/_visibility',
  ]);
  expect(others({ pagine: { _x: 1, y: 2 } })).toEqual(['pagine/y/_visibility']);
  expect(others({ pagine: 'text' })).toEqual([]);
});
