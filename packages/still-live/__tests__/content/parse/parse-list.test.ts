import { parseRecord } from 'still-live/content/parse/parse-record';
import { own } from 'still-live/content/raw-tree';
import { bindNotes, NOTE } from '../schema/note';
import { markingSanitiser } from './fake-sanitiser';

beforeAll(bindNotes);

const list = (raw: unknown) => {
  const { value, issues } = parseRecord(NOTE, { columns: raw }, markingSanitiser);
  const entries = own(value, 'columns');
  return { keys: Array.isArray(entries) ? entries.map((entry) => own(entry, 'key')) : undefined, issues };
};

// [spec 3.1, 3.2, 3.3, 5.4, 9.2]
test.each([
  ['an array with its template at 0', { _list: [{}, { a: 1 }, { a: 2 }] }, ['1', '2']],
  ['an array with holes', { _list: [{ _id: 0 }, null, { a: 2 }, undefined, { a: 4 }] }, ['2', '4']],
  ['an object with integer keys', { _list: { 0: {}, 10: { a: 1 }, 2: { a: 2 } } }, ['2', '10']],
  ['an object whose template was lost', { _list: { 3: { a: 1 } } }, ['3']],
  ['push ids after indexes', { _list: { '-Nx': { a: 1 }, 1: { a: 2 } } }, ['1', '-Nx']],
  ['a list without its wrapper', [{}, { a: 1 }], ['1']],
  ['an item that calls itself the template', { _list: [{}, { _id: 0 }, { _id: '0' }, { _id: 3 }] }, ['3']],
  ['a list that the database dropped', {}, []],
  ['nothing', undefined, []],
  ['keys that are also names of object methods', { _list: { constructor: { a: 1 } } }, ['constructor']],
])('a list is read as %s', (_name, raw, keys) => {
  expect(list(raw)).toEqual({ keys, issues: [] });
});

test('what is no list, and what is no entry of one, is reported; the other entries stay', () => {
  const path = `${NOTE}/columns`;
  expect(list({ _list: [{}, 'no record', { a: 1 }] })).toEqual({
    keys: ['2'],
    issues: [{ path: `${path}/_list/1`, expected: 'record', found: 'text' }],
  });
  expect(list({ _list: 'x' })).toEqual({ keys: [], issues: [{ path, expected: 'list', found: 'text' }] });
});
