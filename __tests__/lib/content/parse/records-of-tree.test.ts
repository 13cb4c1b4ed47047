import { rawAt } from '@/lib/content/raw-tree';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysAt, recordsOfTree } from '@/lib/content/parse/records-of-tree';

const { drafts } = JSON.parse(readFileSync(join(process.cwd(), 'content/demo.json'), 'utf8'));

test('the demo draft has every fixed record, each position and the visibility of each page', () => {
  const records = new Map(recordsOfTree(drafts.feeling));
  expect(records.get('pagine/home')).toBe(drafts.feeling.pagine.home);
  expect(records.get('footer')).toBe(drafts.feeling.footer);
  expect(records.get('pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/8')).toMatchObject({
    titolo: expect.anything(),
  });
  expect(records.has('pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/0')).toBe(false);
  expect(records.get('pagine/contatti/_visibility')).toBe(drafts.feeling.pagine.contatti._visibility);
});

test('an empty tree gives its fixed records with nothing in them', () => {
  const records = recordsOfTree(null);
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

test('the keys at a path leave the template and everything private out', () => {
  expect(keysAt({ a: [{}, {}, {}], b: { _x: 1, y: 2 } }, 'a')).toEqual(['1', '2']);
  expect(keysAt({ b: { _x: 1, y: 2 } }, 'b')).toEqual(['y']);
  expect(keysAt({ b: 'text' }, 'b')).toEqual([]);
});
