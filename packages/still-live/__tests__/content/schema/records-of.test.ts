import { rawAt } from 'still-live/content/raw-tree';
import { recordsOf } from 'still-live/content/schema/content-tree';

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
