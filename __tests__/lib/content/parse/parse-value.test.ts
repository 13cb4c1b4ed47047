import { LEAVES } from '@/lib/content/parse/parse-leaf';
import { parseRecord } from '@/lib/content/parse/parse-record';
import { visibilityPath } from '@/lib/content/records';
import { link } from '@/lib/content/schema/field';
import { type ContentNode, readContent } from '@/lib/content/schema/normal-form';
import { markingSanitiser } from './fake-sanitiser';

const context = () => ({ sanitiser: markingSanitiser, issues: [] });

const field = link('Testo');

/** A text of the schema with some raw value. */
function node(raw: unknown): ContentNode | undefined {
  return readContent(raw, { key: 'here', path: 'here', field, isEntry: false });
}

describe('a text', () => {
  test.each([
    ['a wrapped text', { _value: 'ciao' }, 'ciao', 0],
    ['a bare text', 'ciao', 'ciao', 0],
    ['a number', { _value: 12 }, '12', 0],
    ['nothing', undefined, '', 0],
    ['null', null, '', 0],
    ['a wrapper without its value', { _id: 3 }, '', 0],
    ['a list', [1, 2], '', 1],
    ['a record in the place of a text', { titolo: { _value: 'x' } }, '', 1],
    ['a wrapped list', { _value: ['x'] }, '', 1],
    ['a truth value', { _value: true }, '', 1],
  ])('reads %s', (_name, raw, expected, issues) => {
    const found = context();
    expect(LEAVES.link(node(raw), found, field)).toBe(expected);
    expect(found.issues).toHaveLength(issues);
  });
});

describe('a list', () => {
  const read = (raw: unknown) => {
    const { value, issues } = parseRecord('pagine/contatti', { lista_contatti: raw }, markingSanitiser);
    return { keys: value.lista_contatti.map(({ key }) => key), issues };
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
  ])('reads %s', (_name, raw, expected) => {
    expect(read(raw).keys).toEqual(expected);
  });

  test('reports an entry of the wrong type and keeps the others', () => {
    const path = 'pagine/contatti/lista_contatti/_list/1';
    expect(read({ _list: [{}, 'no record', { a: 1 }] })).toEqual({
      keys: ['2'],
      issues: [{ path, expected: 'record', found: 'text' }],
    });
  });

  test('reports a list that is a text', () => {
    const path = 'pagine/contatti/lista_contatti';
    expect(read({ _list: 'x' })).toEqual({ keys: [], issues: [{ path, expected: 'list', found: 'text' }] });
  });
});

// [spec 3.16, 4.10]
test.each([
  [true, true],
  [1, true],
  ['si', true],
  [{ _value: true }, true],
  [false, false],
  [0, false],
  ['', false],
  ['false', false],
  // As an editor or a spreadsheet writes it.
  ['FALSO', false],
  [' No ', false],
  [{ _value: 'no' }, false],
  ['sì', true],
  [null, false],
  [{ _value: false }, false],
])('a visibility flag of %j is %s', (raw, expected) => {
  expect(parseRecord(visibilityPath('diario'), raw, markingSanitiser).value).toBe(expected);
});

test.each([
  [3, 3],
  ['4', 4],
  [{ _value: 2.5 }, 2.5],
  ['', Number.MAX_SAFE_INTEGER],
  [undefined, Number.MAX_SAFE_INTEGER],
  [{ a: 1 }, Number.MAX_SAFE_INTEGER],
  [Number.NaN, Number.MAX_SAFE_INTEGER],
])('the number in %j is %s', (raw, expected) => {
  expect(LEAVES.number(node(raw), context(), field)).toBe(expected);
});
