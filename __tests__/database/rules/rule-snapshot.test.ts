import { jsonSnapshot } from '@/database/rules/rule-snapshot';

const tree = jsonSnapshot({
  name: 'Feeling',
  count: 0,
  open: false,
  empty: '',
  nothing: null,
  hollow: { a: null, b: {} },
  list: ['zero', null, 'two'],
  deep: { er: { still: 1 } },
  ranked: { '.value': 'v', '.priority': 5 },
  ordered: { '.priority': 'p', child: 1 },
});

describe('jsonSnapshot', () => {
  test.each<[string, unknown, boolean]>([
    ['name', 'Feeling', true],
    ['count', 0, true],
    ['open', false, true],
    ['empty', '', true],
    ['nothing', null, false],
    ['hollow', null, false],
    ['missing', null, false],
    ['missing/deeper', null, false],
    ['name/deeper', null, false],
    ['list', { 0: 'zero', 2: 'two' }, true],
    ['list/2', 'two', true],
    ['list/length', null, false],
    ['deep/er/still', 1, true],
    ['/deep//er/', { still: 1 }, true],
    ['ranked', 'v', true],
    ['ranked/.value', null, false],
    ['ordered', { child: 1 }, true],
    ['ordered/.priority', null, false],
  ])('at %s there is %j', (path, value, exists) => {
    expect(tree.child(path).val()).toEqual(value);
    expect(tree.child(path).exists()).toBe(exists);
    expect(tree.hasChild(path)).toBe(exists);
  });

  test('tells kinds apart', () => {
    const kinds = ['name', 'count', 'open', 'deep', 'missing', 'ranked'].map((path) => {
      const child = tree.child(path);
      return [child.isString(), child.isNumber(), child.isBoolean(), child.hasChildren()];
    });
    expect(kinds).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
      [false, false, false, false],
      [true, false, false, false],
    ]);
  });

  test('lists the children that exist, without the dotted keys', () => {
    expect(tree.child('list').keys()).toEqual(['0', '2']);
    expect(tree.child('ordered').keys()).toEqual(['child']);
    expect(tree.child('hollow').keys()).toEqual([]);
    expect(tree.child('name').keys()).toEqual([]);
  });

  test('hasChildren with paths needs every one of them', () => {
    expect(tree.hasChildren(['name', 'deep/er'])).toBe(true);
    expect(tree.hasChildren(['name', 'nothing'])).toBe(false);
    expect(tree.hasChildren([])).toBe(true);
  });

  test('knows priorities', () => {
    expect(tree.child('ranked').getPriority()).toBe(5);
    expect(tree.child('ordered').getPriority()).toBe('p');
    expect(tree.child('name').getPriority()).toBeNull();
    expect(jsonSnapshot({ '.priority': 1 }).getPriority()).toBeNull();
  });

  test('takes names of the JavaScript prototype as ordinary keys', () => {
    const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
    for (const name of names) expect(tree.hasChild(name)).toBe(false);
    const data = jsonSnapshot(
      JSON.parse('{"__proto__": "a", "constructor": {"name": "b"}, "hasOwnProperty": 1}'),
    );
    expect(data.child('__proto__').val()).toBe('a');
    expect(data.child('constructor/name').val()).toBe('b');
    expect(data.keys()).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
    expect(Object.keys(Object(data.val()))).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
  });

  test('holds nothing for what JSON cannot hold', () => {
    expect(jsonSnapshot(undefined).exists()).toBe(false);
    expect(jsonSnapshot(() => 1).exists()).toBe(false);
  });
});
