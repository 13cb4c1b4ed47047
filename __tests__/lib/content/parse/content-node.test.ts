import { type ContentNode, flag, list, numeric, rawText } from '@/lib/content/parse/content-node';
import { markingSanitiser } from './fake-sanitiser';

function node(raw: unknown): ContentNode {
  return { raw, path: 'here', context: { sanitiser: markingSanitiser, issues: [] } };
}

describe('rawText', () => {
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
    const at = node(raw);
    expect(rawText(at)).toBe(expected);
    expect(at.context.issues).toHaveLength(issues);
  });
});

describe('list', () => {
  const keys = (raw: unknown): string[] => list(node(raw)).map(({ key }) => key);

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
    expect(keys(raw)).toEqual(expected);
  });

  test('reports an entry of the wrong type and keeps the others', () => {
    const at = node({ _list: [{}, 'no record', { a: 1 }] });
    expect(list(at).map(({ key }) => key)).toEqual(['2']);
    expect(at.context.issues).toEqual([{ path: 'here/_list/1', expected: 'record', found: 'text' }]);
  });

  test('reports a list that is a text', () => {
    const at = node({ _list: 'x' });
    expect(list(at)).toEqual([]);
    expect(at.context.issues).toEqual([{ path: 'here/_list', expected: 'list', found: 'text' }]);
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
  expect(flag(node(raw))).toBe(expected);
});

test.each([
  [3, 3],
  ['4', 4],
  [{ _value: 2.5 }, 2.5],
  ['', 9],
  [undefined, 9],
  [{ a: 1 }, 9],
  [Number.NaN, 9],
])('the number in %j is %s', (raw, expected) => {
  expect(numeric(node(raw), 9)).toBe(expected);
});
